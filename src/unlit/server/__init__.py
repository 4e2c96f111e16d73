"""Tables over HTTP and websockets."""
