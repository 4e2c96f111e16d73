"""A table that is being played: what people and the program do there, and what everybody is sent about it."""
