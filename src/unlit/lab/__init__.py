"""Many games: fuzzing, and the properties that every game must have.

Private: it may change at any time. Tests of games import from `unlit.testing`.
"""
