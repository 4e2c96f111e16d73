"""Adrenaline cards: each gives a bonus to a stat, a step on the fear track, or an ability. A hand of them is life."""
