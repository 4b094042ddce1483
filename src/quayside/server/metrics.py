"""Counters and gauges for Prometheus."""

from __future__ import annotations

import sys
import time

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


def peak_memory() -> int:
    """Return the largest resident memory of this process so far in bytes; 0 outside Unix."""
    try:
        import resource
    except ImportError:
        return 0
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


class Metrics:
    """The metrics of this process since its start."""

    def __init__(self) -> None:
        """Begin at zero, in a registry of its own: several hubs may live in one process."""
        self.registry = CollectorRegistry()
        self.events = self._counter("events", "Events of tables, of other processes too")
        self.requests = self._counter("requests", "HTTP requests, probes aside")
        self.probes = self._counter("probes", "HTTP requests for the health and for the metrics")
        self.refused = self._counter("refused", "Requests and messages that were refused")
        self.refusals = Counter(
            "quayside_refusals",
            "Requests and messages that were refused, by the code of the refusal",
            ["code"],
            registry=self.registry,
        )
        self.messages = self._counter("messages", "WebSocket messages of clients")
        self.dropped = self._counter("dropped_connections", "Connections that did not keep up")
        self.storage_errors = self._counter("storage_errors", "Appends to the log that failed")
        self.bot_failures = self._counter("bot_failures", "Moves that a bot failed to make")
        self.errors = self._counter("errors", "Unforeseen errors")
        self.tables = self._gauge("tables", "Tables in memory")
        self.listeners = self._gauge("listeners", "Connections that listen to tables")
        self.work_pending = self._gauge("work_pending", "Bots' moves that wait or are computed")
        self.queues = Gauge(
            "quayside_queue",
            "Pieces of work and messages that wait, by queue",
            ["queue"],
            registry=self.registry,
        )
        self.append_seconds = self._histogram("append_seconds", "Time to store events durably")
        self.delivery_seconds = self._histogram(
            "delivery_seconds", "Time for which messages wait until they are on the network"
        )
        self.lag_seconds = self._histogram(
            "event_loop_lag_seconds", "How much later than planned the event loop runs a timer"
        )
        self._gauge("peak_memory_bytes", "Largest resident memory").set_function(peak_memory)
        self._gauge("cpu_seconds", "Processor time").set_function(time.process_time)
        ProcessCollector(registry=self.registry)

    def _counter(self, name: str, meaning: str) -> Counter:
        return Counter(f"quayside_{name}", meaning, registry=self.registry)

    def _histogram(self, name: str, meaning: str) -> Histogram:
        return Histogram(f"quayside_{name}", meaning, buckets=BUCKETS, registry=self.registry)

    def refuse(self, code: str) -> None:
        """Count a refusal."""
        self.refused.inc()
        self.refusals.labels(code).inc()

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(f"quayside_{name}", meaning, registry=self.registry)

    def read(self, name: str) -> float:
        """Return the value of a metric, such as `quayside_events_total`."""
        value = self.registry.get_sample_value(name)
        assert value is not None, f"{name} is no metric"
        return value

    @property
    def activity(self) -> float:
        """A counter of messages, requests and events. Probes are none of them: proxies and
        monitoring send them all the time, also while nobody plays."""
        return sum(
            self.read(f"quayside_{name}_total") for name in ("messages", "requests", "events")
        )

    def encode(self) -> bytes:
        """Return everything in the text format of Prometheus."""
        return generate_latest(self.registry)
