"""Missions, by their colour."""
