"""Counters for Prometheus, in its text format."""

from __future__ import annotations

from dataclasses import dataclass, field

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


@dataclass
class Metrics:
    """What happened since the start of this process."""

    events: int = 0
    requests: int = 0
    refused: int = 0
    messages: int = 0
    dropped: int = 0
    storage_errors: int = 0
    bot_failures: int = 0
    errors: int = 0
    append_seconds: float = 0.0
    appends: int = 0
    buckets: list[int] = field(default_factory=lambda: [0] * len(BUCKETS))

    @property
    def activity(self) -> float:
        """A number that grows with each message, request and event."""
        return self.messages + self.requests + self.events

    def count_storage_error(self) -> None:
        """Count a failed append to the log."""
        self.storage_errors += 1

    def observe_append(self, seconds: float) -> None:
        """Count one append to the log."""
        self.appends += 1
        self.append_seconds += seconds
        for i, bound in enumerate(BUCKETS):
            self.buckets[i] += seconds <= bound

    def text(self, gauges: dict[str, float]) -> str:
        """Return everything as Prometheus reads it."""
        counters = {
            "events_total": self.events,
            "requests_total": self.requests,
            "refused_total": self.refused,
            "messages_total": self.messages,
            "dropped_connections_total": self.dropped,
            "storage_errors_total": self.storage_errors,
            "bot_failures_total": self.bot_failures,
            "errors_total": self.errors,
        }
        lines = []
        for kind, values in (("counter", counters), ("gauge", gauges)):
            for name, value in values.items():
                lines += [f"# TYPE quayside_{name} {kind}", f"quayside_{name} {value:g}"]
        lines.append("# TYPE quayside_append_seconds histogram")
        for bound, count in zip(BUCKETS, self.buckets, strict=True):
            lines.append(f'quayside_append_seconds_bucket{{le="{bound:g}"}} {count}')
        lines.append(f'quayside_append_seconds_bucket{{le="+Inf"}} {self.appends}')
        lines.append(f"quayside_append_seconds_sum {self.append_seconds:g}")
        lines.append(f"quayside_append_seconds_count {self.appends}")
        return "\n".join(lines) + "\n"
