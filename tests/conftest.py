"""Which Greenbaize the tests run on is said and checked, not hoped for."""

import pytest

from greenbaize.build import how


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--expect", choices=["compiled", "interpreted"], help="what must be tested")


def pytest_configure(config: pytest.Config) -> None:
    expected = config.getoption("--expect")
    if expected and expected != how():
        raise pytest.UsageError(f"these tests should run {expected}, but Greenbaize is {how()}.")


def pytest_report_header() -> str:
    return f"greenbaize is {how()}"
