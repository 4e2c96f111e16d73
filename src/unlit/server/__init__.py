"""Tables over HTTP and websockets.

Private: it may change at any time. Programs import from `unlit`.
"""
