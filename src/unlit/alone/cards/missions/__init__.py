"""Missions, by colour."""
