"""Metrics: what is measured, and that the dashboard and the alerts ask for what exists."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from quayside.server.postgres_database import prepare
from tests.server.helpers import Client, Server, fresh
from tests.server.postgres import Cluster
from tests.server.test_tables import run, seated

ROOT = Path(__file__).parents[2]
DASHBOARD = ROOT / "deploy" / "grafana-dashboard.json"


def samples(server: Server) -> dict[str, float]:
    """Return all samples, with their labels as Prometheus writes them."""
    text = server.http("GET", "/metrics")[1].decode()
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{k}={v}" for k, v in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def test_latencies_queues_and_refusals_are_told(one_server: Server) -> None:
    async def play() -> None:
        before = samples(one_server)
        client = await seated(one_server)
        watcher = await Client(one_server.port, client.table, fresh()).connect()
        assert (await watcher.act("resign", 0))["code"] == "quayside.table.not-your-seat"
        assert (await client.act("resign", 0))["type"] == "ack"
        await watcher.reach(client.head)
        after = samples(one_server)

        def grown(name: str) -> float:
            return after[name] - before.get(name, 0.0)

        assert grown("quayside_append_seconds_count") == 4
        assert grown("quayside_delivery_seconds_count") >= 4
        while not after["quayside_event_loop_lag_seconds_count"]:
            # A server that has just begun has not measured itself yet.
            after = samples(one_server)
        code = "quayside_refusals_total{code=quayside.table.not-your-seat}"
        assert grown(code) == grown("quayside_refused_total") == 1
        for queue in ("bots", "studies", "requests", "values", "tables", "messages"):
            assert f"quayside_queue{{queue={queue}}}" in after
        await client.close()
        await watcher.close()

    run(play())


def test_the_queues_of_all_processes_are_told(postgres: Cluster, tmp_path: Path) -> None:
    """Else nobody sees that bots wait: each process takes no more than it has workers."""
    url = postgres.database()
    prepare(url)
    kinds = ["move"] * 60 + ["study"] * 3
    jobs = (
        f"('{n}', 'me', false, '', '{kind}', 'elsewhere', clock_timestamp() + interval '1 hour')"
        for n, kind in enumerate(kinds)
    )
    postgres.execute(
        f"INSERT INTO quayside.job (name, owner, idle, work, kind, worker, taken_until)"
        f" VALUES {','.join(jobs)}",
        url,
    )
    with Server(tmp_path, database=url) as server:
        found = samples(server)
        assert found["quayside_queue{queue=bots}"] == 60
        assert found["quayside_queue{queue=studies}"] == 3


def asked(text: str) -> set[str]:
    """Return the metrics that a query names."""
    return set(re.findall(r"\b(?:quayside|process)_[a-z_]+", text))


def test_the_dashboard_asks_for_metrics_that_exist(one_server: Server) -> None:
    one_server.http("GET", "/api/v2/tables/" + fresh())  # a refusal, so that there is one
    exist = {name.partition("{")[0] for name in samples(one_server)}
    dashboard = json.loads(DASHBOARD.read_text())
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    assert len(queries) > 15
    for query in queries:
        assert asked(query) <= exist, query
    # What an operator needs to see is on it.
    for name in ("append", "delivery", "event_loop_lag"):
        assert any(f"quayside_{name}_seconds_bucket" in query for query in queries)


@pytest.mark.parametrize("page", ["docs/server.md"])
def test_the_alerts_in_the_docs_ask_for_metrics_that_exist(one_server: Server, page: str) -> None:
    one_server.http("GET", "/api/v2/tables/" + fresh())
    exist = {name.partition("{")[0] for name in samples(one_server)}
    alerts = (ROOT / page).read_text().partition("### Alerts")[2].partition("\n## ")[0]
    assert len(asked(alerts)) >= 5
    assert asked(alerts) <= exist
