"""What is counted, for those who run a server; none of it depends on whether a hidden window held a choice."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counts of one house.

    Answers are counted only where everyone sees that someone is to answer. What is played or passed in another
    player's turn is not counted, nor what bots and the program answer, nor how long they take.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("unlit_tables", "Tables in memory", registry=self.registry)
        self.listeners = Gauge("unlit_listeners", "Open connections", registry=self.registry)
        self.messages = Counter("unlit_messages", "Messages from pages", ["kind", "result"], registry=self.registry)
        self.handling = Histogram("unlit_handling_seconds", "Time from a message to its answer", registry=self.registry)

    def text(self) -> str:
        """All counts, in the form in which they are fetched."""
        return generate_latest(self.registry).decode()
