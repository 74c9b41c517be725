"""Nobody gets more than their share, and nobody is remembered for ever."""

import asyncio
from typing import Any

import pytest

from greenbaize.server.botpool.throttle import Throttle
from greenbaize.server.edge.limits import (
    Bucket,
    Buckets,
    Limits,
    client_ip,
    message_bucket,
    subnet,
)
from greenbaize.server.settings import Settings


class Clock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def customs(**given: Any) -> Settings:
    """The usual settings but for these."""
    return Settings(**given)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_bucket_gives_its_burst_and_then_its_rate(clock: Clock) -> None:
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == pytest.approx(0.5)
    clock.now += 0.25
    assert bucket.take() == pytest.approx(0.25)
    clock.now += 0.25
    assert bucket.take() == 0
    assert bucket.take() > 0


def test_a_bucket_never_holds_more_than_its_burst(clock: Clock) -> None:
    bucket = Bucket(2, 3, clock)
    clock.now += 1000
    assert [bucket.take() > 0 for _ in range(4)] == [False, False, False, True]


def test_a_clock_that_goes_back_brings_nothing_and_takes_nothing(clock: Clock) -> None:
    bucket = Bucket(1, 1, clock)
    bucket.take()
    clock.now -= 50
    assert bucket.take() == pytest.approx(1)
    clock.now += 1
    assert bucket.take() == 0


def test_addresses_do_not_share_a_bucket(clock: Clock) -> None:
    buckets = Buckets(1, 1, clock)
    assert [buckets.take(who) > 0 for who in "abab"] == [False, False, True, True]


def test_an_idle_address_is_forgotten(clock: Clock) -> None:
    buckets = Buckets(1, 2, clock)
    for number in range(100):
        buckets.take(f"one {number}")
    clock.now += 60
    for number in range(100):
        buckets.take(f"two {number}")
    assert len(buckets.buckets) == 100
    assert not any(who.startswith("one") for who in buckets.buckets)


def test_memory_is_bounded_however_many_addresses_come(clock: Clock) -> None:
    buckets = Buckets(0.001, 5, clock, max_addresses=50)
    for number in range(1000):
        buckets.take(str(number))
        assert len(buckets.buckets) <= 50
    assert "999" in buckets.buckets


def test_whoever_keeps_asking_is_not_forgotten_before_the_quiet(clock: Clock) -> None:
    buckets = Buckets(0.001, 2, clock, max_addresses=50)
    for number in range(1000):
        buckets.take("greedy")
        buckets.take(str(number))
    assert buckets.take("greedy") > 0


def test_tables_are_counted_by_the_hour(clock: Clock) -> None:
    limits = Limits(customs(tables_per_hour=2), clock)
    assert [limits.table("a") > 0 for _ in range(3)] == [False, False, True]
    assert limits.table("a") == pytest.approx(1800)
    assert limits.table("b") == 0
    clock.now += 1800
    assert limits.table("a") == 0


def test_requests_are_counted_by_the_second(clock: Clock) -> None:
    limits = Limits(customs(requests_per_second=2, request_burst=1), clock)
    assert limits.request("a") == 0
    assert limits.request("a") == pytest.approx(0.5)


def test_sockets_count_while_they_are_open() -> None:
    limits = Limits(customs(sockets_per_ip=2))
    assert [limits.open_socket("a") for _ in range(3)] == [True, True, False]
    assert limits.open_socket("b")
    limits.close_socket("a")
    assert limits.open_socket("a")
    for who in "aab":
        limits.close_socket(who)
    assert limits.sockets == {}


def test_a_connection_has_a_bucket_of_its_own(clock: Clock) -> None:
    bucket = message_bucket(customs(messages_per_second=5, message_burst=5), clock)
    assert bucket.take(4) == 0
    assert bucket.take() == 0
    assert bucket.take() == pytest.approx(0.2)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:0:1:aaaa::1", "2001:db8:0:1::"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::"),
        ("testclient", "testclient"),
        ("", ""),
        ("x" * 1000, "x" * 64),
    ],
)
def test_an_address_is_counted_by_household(address: str, counted: str) -> None:
    assert subnet(address) == counted
    assert client_ip({"client": (address, 1)}) == counted


def test_a_visitor_without_an_address_is_counted_too() -> None:
    assert client_ip({"client": None}) == ""


def test_turns_come_one_after_the_other() -> None:
    async def wait() -> float:
        turns, loop = Throttle(50), asyncio.get_running_loop()
        begun = loop.time()
        await asyncio.gather(*(turns.wait() for _ in range(6)))
        return loop.time() - begun

    assert asyncio.run(wait()) >= 0.099
