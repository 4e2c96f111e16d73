"""The ground that every game stands on; it knows none of them.

Private: it may change at any time. Games import from `unlit.kit`, programs from `unlit`.
"""
