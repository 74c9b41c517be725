"""What is counted, alone and by several workers."""

import os
import subprocess
import sys
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from greenbaize.server.ops.metrics import BOTS_TOGETHER, Metrics

WORK = """
import os, sys
from greenbaize.server.ops.metrics import Metrics
metrics = Metrics()
metrics.tables.inc()
metrics.sockets.inc()
metrics.commit_seconds.observe(0.002)
metrics.count_command("move", "done")
print(metrics.text().decode())
if "die" in sys.argv:
    os._exit(0)
"""


def figures(text: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_everything_counted_can_be_read() -> None:
    metrics = Metrics()
    metrics.count_command("move", "done")
    metrics.count_command("move", "refused")
    metrics.count_limited("origin")
    metrics.sockets.inc()
    metrics.bot_seconds.observe(0.2)
    metrics.observe_bot(0.3)
    found = figures(metrics.text().decode())
    assert found["greenbaize_commands_total move done"] == 1
    assert found["greenbaize_requests_limited_total origin"] == 1
    assert found["greenbaize_sockets_open"] == 1
    assert found["greenbaize_bot_seconds_count"] == 1
    assert found["greenbaize_tables_created_total"] == 0


def test_no_single_bots_time_is_told() -> None:
    metrics = Metrics()
    told = []
    for number in range(2 * BOTS_TOGETHER):
        metrics.observe_bot(number / 1000)
        told.append(figures(metrics.text().decode())["greenbaize_bot_seconds_count"])
    assert set(told) == {0, BOTS_TOGETHER, 2 * BOTS_TOGETHER}


def test_two_apps_count_for_themselves() -> None:
    one, two = Metrics(), Metrics()
    one.tables.inc()
    assert figures(two.text().decode())["greenbaize_tables_created_total"] == 0


def test_any_worker_answers_for_all_and_the_dead_hold_nothing(tmp_path: Path) -> None:
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    for _ in range(2):
        asked = subprocess.run(
            [sys.executable, "-c", WORK, "die"],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    found = figures(asked.stdout)
    assert found["greenbaize_tables_created_total"] == 2
    assert found["greenbaize_commands_total move done"] == 2
    assert found["greenbaize_commit_seconds_count"] == 2
    assert found["greenbaize_sockets_open"] == 1
