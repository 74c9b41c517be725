"""What a curious viewer tries: each asks both worlds the same, and `Pair` compares the answers."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from greenbaize.engine.errors import RefusedError
from greenbaize.engine.seats import HOUSE, PUBLIC

from ..laws.trying import NO_MOVES
from .alike import Pair, device_of, say
from .in_process import Device
from .staging import Scripted

Probe = Callable[[Pair], Awaitable[None]]
REFUSED: list[dict[str, Any]] = [
    {"type": "start"},
    {"type": "promise", "promise": "ab" * 32},
    {"type": "contribute", "part": "ab" * 16},
    {"type": "rematch"},
    {"type": "add_bot", "seat": 0, "bot": "greedy"},
    {"type": "remove_bot", "seat": 0},
    {"type": "return"},
    {"type": "stand_in", "bot": "nobody"},
    {"type": "mute", "muted": False},
    {"type": "set_pace", "pace": -1},
    {"type": "agree_to_end", "agrees": False},
    {"type": "nonsense"},
    {"type": "move"},
]
"""What changes nothing while a game is played."""


async def try_to(pair: Pair, command: dict[str, Any]) -> None:
    """The viewer says something that should be refused: on a socket, over HTTP, or on the page."""
    way, key = pair.chance.choice(["socket", "http", "page"]), next(pair.keys)

    async def work(world: Scripted) -> None:
        said = {"key": key, **command}
        if way == "page":
            path, form = f"{pair.path}/plain/commands", list(said.items())
            await world.ask("POST", path, pair.viewer, form, **as_seat(pair.viewer))
        else:
            await say(world, pair.viewer, said, way == "socket")

    await pair.both(work)


async def look_again(pair: Pair) -> None:
    """Another device of the viewer or of the public, with any version."""
    seat, version = pair.chance.choice([pair.viewer, PUBLIC]), pair.one.table.version
    had = pair.chance.choice([None, 0, version, version + 5, pair.chance.randrange(version)])

    async def work(world: Scripted) -> None:
        device = Device(world, world.code, seat)
        await device.open(had)
        await device.close()

    await pair.both(work)


async def reconnect(pair: Pair) -> None:
    """The viewer's device goes away and comes back with what it has."""
    seat = pair.chance.choice([pair.viewer, PUBLIC])
    device = device_of(pair.one, seat)
    version = device.version if device else None
    await pair.disconnect(seat)
    await pair.connect(seat, version)


async def look(pair: Pair) -> None:
    """The table over HTTP, as the viewer and as everybody sees it."""
    version = pair.chance.choice(
        [{}, {"version": pair.chance.randrange(pair.one.table.version + 3)}]
    )
    for seat in {pair.viewer, PUBLIC}:
        await pair.ask("GET", f"{pair.path}/table", seat, **as_seat(seat), **version)
        await pair.ask("GET", f"{pair.path}/held-seats", seat)


async def read_the_page(pair: Pair) -> None:
    """The page of the table, if there is one."""
    for seat in {pair.viewer, PUBLIC}:
        for page in ("", "/plain", "/plain/part", "/plain/replay"):
            await pair.ask("GET", f"{pair.path}{page}", seat, **as_seat(seat))


async def export(pair: Pair) -> None:
    """The record as it was seen."""
    for seat in {pair.viewer, PUBLIC}:
        await pair.ask("GET", f"{pair.path}/record", seat, **as_seat(seat))


async def look_through_other_eyes(pair: Pair) -> None:
    """What others see is not for the viewer."""
    other = pair.chance.randrange(pair.seats)
    if other != pair.viewer:
        path = pair.chance.choice(["table", "record"])
        await pair.ask("GET", f"{pair.path}/{path}", pair.viewer, seat=other)
        body = {"type": "hint", "key": next(pair.keys)}
        await pair.ask("POST", f"{pair.path}/seats/{other}/commands", pair.viewer, body)
        await pair.ask("POST", f"{pair.path}/seats/{other}/link", pair.viewer)


async def read_ahead(pair: Pair) -> None:
    """A game that is not over cannot be replayed or forked."""
    ply = pair.chance.randrange(50)
    await pair.ask("GET", f"{pair.path}/replay/{ply}", pair.viewer)
    await pair.ask("GET", f"{pair.path}/replay", pair.viewer)
    await pair.ask("POST", f"{pair.path}/forks", pair.viewer, {"ply": ply, "name": "Fork"})
    await pair.ask("POST", f"{pair.path}/seats", pair.viewer, {"name": "One more"})


async def say_anything(pair: Pair) -> None:
    """Moves of others, halves of moves, and nonsense."""
    for words in pair.chance.sample(sayings(pair), 3):
        if not may_say(pair, words):
            await try_to(pair, {"type": "move", "words": words})


def sayings(pair: Pair) -> list[str]:
    """All words that were said lately in either world, and some that never are."""
    near = pair.found.steps[max(0, pair.one.position - 6) : pair.one.position + 3]
    said = [words for step in near for words in (step.one.words, step.two.words, step.told)]
    return [*filter(None, said), *NO_MOVES]


def may_say(pair: Pair, words: str) -> bool:
    """Whether this would be a move of the viewer."""
    match = pair.one.table.match
    assert match is not None
    try:
        match.check(pair.viewer, words)
    except RefusedError:
        return False
    return True


async def do_what_is_not_allowed(pair: Pair) -> None:
    """Deeds that are refused to this viewer now."""
    table, viewer = pair.one.table, pair.viewer
    tried = [command for command in REFUSED if viewer != 0 or command["type"] != "mute"]
    if not table.may_take_back(viewer):
        tried += [{"type": "take_back"}] * 4
    if table.thrower() != viewer:
        tried += [{"type": "throw"}] * 4
    if viewer != PUBLIC and table.seats[viewer].bot:
        tried = [command for command in tried if command["type"] not in ("return", "throw")]
    await try_to(pair, pair.chance.choice(tried))


async def ask_for_a_hint(pair: Pair) -> None:
    """What the bot is asked is the same, or the refusal is."""
    await try_to(pair, {"type": "hint"})


async def talk(pair: Pair) -> None:
    """Anybody says something to everybody."""
    seat = pair.chance.choice([s for s in range(pair.seats) if s != pair.found.bot])
    if pair.chance.random() < 0.5:
        await pair.do(seat, "chat", text="What have you got?")
    else:
        await pair.do(seat, "react", reaction="think")


async def be_away(pair: Pair) -> None:
    """A bot stands in for the viewer, who comes back now or later.

    After a bot's move the House goes on at once: so not before a move is taken back.
    """
    table = pair.one.table
    goes_on = table.thrower() == HOUSE and not any(turn.seat == HOUSE for turn in pair.next)
    if pair.viewer == PUBLIC or table.seats[pair.viewer].bot or goes_on:
        return
    await pair.do(pair.viewer, "stand_in", bot="greedy")
    if pair.chance.random() < 0.5:
        await pair.do(pair.viewer, "return")


async def hand_over(pair: Pair) -> None:
    """The viewer goes to another device by a private link, which is nobody else's."""
    if pair.viewer == PUBLIC:
        return

    async def work(world: Scripted) -> None:
        ears, world.ears = world.ears, {PUBLIC}
        _, body = await world.ask("POST", f"{pair.path}/seats/{pair.viewer}/link", pair.viewer)
        link = json.loads(body)["path"].removeprefix("/claim/")
        world.ears = ears
        await world.ask("POST", "/api/claims", pair.viewer, {"link": link}, called="back")
        await world.settle()
        await Device(world, world.code, pair.viewer).open(None)

    await pair.both(work)


async def wish_to_end(pair: Pair) -> None:
    """The viewer would end the game, and then would not."""
    people = [place for place in pair.one.table.seats if place.person and place.bot is None]
    if pair.viewer != PUBLIC and len(people) > 1:
        await pair.do(pair.viewer, "agree_to_end", agrees=True)
        await pair.do(pair.viewer, "agree_to_end", agrees=False)


async def run_out_of_time(pair: Pair) -> None:
    """The clock of the only person who owes a move runs out."""
    table = pair.one.table
    owing = [seat for seat in table.owing() if seat != HOUSE]
    if table.header.clock is None or len(owing) != 1 or table.seats[owing[0]].bot:
        return
    await pair.wait(table.header.clock)


async def begin_again(pair: Pair) -> None:
    """The server forgets what it had in mind, and reads the log."""

    async def work(world: Scripted) -> None:
        async with world.room.lock:
            world.room.table = None
            await world.room.ready()

    await pair.both(work)


async def look_behind(pair: Pair) -> None:
    """What the server tells of itself; times are nobody's."""

    async def work(world: Scripted) -> None:
        _, text = await world.ask("GET", "/metrics", -1)
        counts = [
            line
            for line in text.decode().splitlines()
            if not any(word in line for word in ("_bucket", "_sum", "_created"))
        ]
        world.heard["metrics"] += counts
        await world.ask("GET", "/healthz", PUBLIC)

    await pair.both(work)


def as_seat(seat: int) -> dict[str, Any]:
    """How a seat's eyes are asked for."""
    return {} if seat == PUBLIC else {"seat": seat}


PROBES: list[Probe] = [
    look_again,
    reconnect,
    look,
    read_the_page,
    export,
    look_through_other_eyes,
    read_ahead,
    say_anything,
    say_anything,
    do_what_is_not_allowed,
    do_what_is_not_allowed,
    ask_for_a_hint,
    talk,
    be_away,
    hand_over,
    wish_to_end,
    run_out_of_time,
    begin_again,
    look_behind,
]
