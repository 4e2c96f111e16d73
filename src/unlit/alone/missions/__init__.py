"""Missions: how they are completed, and each of them."""
