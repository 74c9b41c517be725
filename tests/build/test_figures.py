"""The figures that we publish are those of the Greenbaize that is here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greenbaize.version import VERSION

RESULTS = (Path(__file__).parents[2] / "bench" / "results.md").read_text()
SECTIONS = dict(re.findall(r"<!-- (?!end)(\w+) -->\n(.*?)<!-- end -->", RESULTS, re.DOTALL))
SAYS = re.compile(
    r"Greenbaize (?P<version>\d+\.\d+)\.\d+ at commit [0-9a-f]{10}\+?, "
    r"compiled by `(?P<command>[^`]+)`; .+, \d+ cores, Python 3\.\d+\.\d+; \d{4}-\d\d-\d\d"
)


def test_everything_that_is_measured_is_told() -> None:
    assert set(SECTIONS) == {
        "figures",
        "thinking",
        "load",
        "workers",
        "climb",
        "reconnect",
        "hostile",
        "page",
    }


@pytest.mark.parametrize("name", SECTIONS)
def test_figures_are_of_this_minor_version_with_commit_flags_and_machine(name: str) -> None:
    said = SAYS.match(SECTIONS[name])
    assert said, SECTIONS[name].partition("\n")[0]
    assert said["version"] == VERSION.rpartition(".")[0]
    assert {"-O2", "-O3"} & set(said["command"].split())


NOISE = 0.9
"""Processors differ by a few in a hundred; what is lost silently is more."""


def test_no_ratio_is_below_what_was_promised() -> None:
    rows = re.findall(r"^\| .+ / .+ \| ([\d.]+) \| [\d.]+ \| ([\d.]+) \|$", RESULTS, re.MULTILINE)
    assert len(rows) == 6
    assert [row for row in rows if float(row[0]) < NOISE * float(row[1])] == []
