"""ALONE: one hero in a dark labyrinth that only the evil players can see."""
