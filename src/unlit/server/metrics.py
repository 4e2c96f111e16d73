"""What is counted, for /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Counter("unlit_answers", "Entries written", ["by"])
HOSTED = Gauge("unlit_tables", "Tables in memory")
LISTENERS = Gauge("unlit_listeners", "Open connections")
MESSAGES = Counter("unlit_messages", "Messages from pages", ["kind", "result"])
THINKING = Histogram("unlit_thinking_seconds", "Time that bots take")
HANDLING = Histogram("unlit_handling_seconds", "Time from a message to its answer")
