"""The doors: HTTP, websockets, and how much may come through them."""
