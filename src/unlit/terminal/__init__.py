"""The text clients.

Private: it may change at any time. Programs import from `unlit`.
"""
