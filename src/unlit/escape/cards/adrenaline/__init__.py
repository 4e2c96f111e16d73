"""Adrenaline cards: each is a bonus to a stat, a step on the fear track, or an ability, and cards in hand are life."""
