"""The doors: HTTP, websockets, and limits on what comes through them."""
