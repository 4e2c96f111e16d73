"""A table that is being played: what people and the program do there, and what everyone is sent about it."""
