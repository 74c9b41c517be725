"""A table with all kinds of people at it, and those who try to be somebody else there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from typing import Any

from starlette.testclient import WebSocketTestSession

from greenbaize.engine.fair import promised
from greenbaize.server.store import SeatClaim
from greenbaize.server.tables.lobby import Lobby
from greenbaize.server.tables.room import Room
from greenbaize.server.tables.tokens import hash_token, new_code, new_token

from .guests import Frame, Guest, host, joins, seated
from .portal_client import Client, ask

GAME = "las-vegas"
HOST, GUEST, MOVED, LEFT, REMOVED, BOT, EMPTY = range(7)
"""The chairs: at LEFT and REMOVED somebody else sits now, and MOVED is at another device."""

PART = "ab" * 16
PROMISE = promised(bytes.fromhex(PART))
"""What the host and the guest bring to the dice."""

NOWHERE = "ZZZZZZ"
SLOW = {"pace": 3600, "pause": 3600, "gone": None}
"""Nothing happens by itself."""

WHO = (
    "host", "guest", "neighbour", "watcher", "left", "removed", "old device", "elsewhere",
    "forged", "nowhere",
)  # fmt: skip


def lobby_of(client: Client) -> Lobby:
    """The hall behind this client."""
    lobby: Lobby = client.app.state.lobby
    return lobby


def call(client: Client, work: Callable[..., Any], *given: Any) -> Any:
    """Do something where the server is."""
    return ask(client.portal, work, *given)


def token(guest: Guest) -> str:
    """What holds a guest's seat."""
    return guest.cookie.partition("=")[2]


def with_token(guest: Guest, value: str, code: str | None = None) -> Guest:
    """Somebody who shows this token for that seat."""
    cookie = f"seat-{guest.seat}={value}"
    return Guest(guest.client, code or guest.code, guest.seat, cookie)


@dataclass
class Scene:
    """A table: who holds its chairs, and who no longer does."""

    client: Client
    code: str
    holders: dict[int, Guest]
    past: dict[int, Guest]
    stranger: str
    """The token of the guest's chair at another table."""

    def somebody(self, who: str) -> Guest:
        """One of WHO, with what they show."""
        guest = self.holders[GUEST]
        return {
            "host": lambda: self.holders[HOST],
            "guest": lambda: guest,
            "neighbour": lambda: with_token(guest, token(self.holders[MOVED])),
            "watcher": lambda: Guest(self.client, self.code, GUEST),
            "left": lambda: self.past[LEFT],
            "removed": lambda: self.past[REMOVED],
            "old device": lambda: self.past[MOVED],
            "elsewhere": lambda: with_token(guest, self.stranger),
            "forged": lambda: with_token(guest, new_token()),
            "nowhere": lambda: with_token(guest, token(guest), NOWHERE),
        }[who]()

    def again(self) -> Scene:
        """The same table once more, with other tokens."""
        return call(self.client, copied, self)  # type: ignore[no-any-return]

    def snapshot(self) -> tuple[list[Frame], Any]:
        """What everybody sees, and the log."""
        everybody = [*self.holders.values(), Guest(self.client, self.code)]
        return [guest.frame() for guest in everybody], call(self.client, log_of, self)

    @contextmanager
    def attended(self) -> Iterator[dict[int, WebSocketTestSession]]:
        """Every holder's socket, after its first frames."""
        with ExitStack() as stack:
            sockets = {}
            for seat, guest in self.holders.items():
                sockets[seat] = stack.enter_context(guest.socket())
            for socket in sockets.values():
                settle(socket, lambda frame: all_here(frame, self.holders))
            yield sockets


def all_here(frame: Frame, seats: dict[int, Guest]) -> bool:
    return all(frame["table"]["seats"][seat]["connected"] for seat in seats)


def settle(socket: WebSocketTestSession, wanted: Callable[[Frame], bool]) -> Frame:
    """Read frames until it is so."""
    while True:
        frame: Frame = socket.receive_json()
        if wanted(frame):
            return frame


async def log_of(scene: Scene) -> Any:
    """The log as it is kept."""
    lobby = lobby_of(scene.client)
    return await lobby.services.store.read_log((await lobby.room(scene.code)).row.id)


async def copied(scene: Scene) -> Scene:
    """A copy of a table, entry by entry, under another code."""
    lobby = lobby_of(scene.client)
    old: Room = await lobby.room(scene.code)
    header = old.row.header.model_copy(update={"code": new_code()})
    new = await lobby.services.store.create(
        header, old.row.secret, await lobby.services.store.read_log(old.row.id)
    )

    async def carried(guest: Guest) -> Guest:
        hold = await lobby.services.store.find_token(hash_token(token(guest)))
        assert hold is not None
        value = new_token()
        await lobby.services.store.add_token(
            hash_token(value), SeatClaim(new.id, hold.seat, hold.held_since)
        )
        return with_token(guest, value, header.code)

    async def all_carried(guests: dict[int, Guest]) -> dict[int, Guest]:
        found = await asyncio.gather(*map(carried, guests.values()))
        return dict(zip(guests, found, strict=True))

    return replace(
        scene,
        code=header.code,
        holders=await all_carried(scene.holders),
        past=await all_carried(scene.past),
    )


def link_of(guest: Guest) -> str:
    """A private link of this guest's seat."""
    path: str = guest.post(f"/t/{guest.code}/seats/{guest.seat}/link").json()["path"]
    return path.removeprefix("/claim/")


def come_back(client: Client, link: str) -> Guest:
    """Whoever uses a private link."""
    return seated(client, client.post("/api/claims", json={"link": link}))


def gathering(client: Client, **wishes: Any) -> Scene:
    """A table before the game; one chair is a bot's, one is empty."""
    ann = host(client, GAME, seats=7, **{**SLOW, **wishes})
    ben = joins(ann, "Ben", GUEST)
    cleo, dan, eve = (joins(ann, name, seat) for name, seat in zip(
        ("Cleo", "Dan", "Eve"), (MOVED, LEFT, REMOVED), strict=True
    ))  # fmt: skip
    phone = come_back(client, link_of(cleo))
    dan.does("leave")
    ann.does("remove", seat=REMOVED)
    finn, gil = joins(ann, "Finn", LEFT), joins(ann, "Gil", REMOVED)
    ann.does("add_bot", seat=BOT, bot="uniform")
    stranger = joins(host(client, GAME, seats=2), "Ben", GUEST)
    return Scene(
        client,
        ann.code,
        {HOST: ann, GUEST: ben, MOVED: phone, LEFT: finn, REMOVED: gil},
        {MOVED: cleo, LEFT: dan, REMOVED: eve},
        token(stranger),
    )


def opening(client: Client, **wishes: Any) -> Scene:
    """A table at which the promises are closed; the host and the guest have promised a part."""
    scene = gathering(client, **wishes)
    for seat in (HOST, GUEST):
        scene.holders[seat].does("promise", promise=PROMISE)
    scene.holders[HOST].does("add_bot", seat=EMPTY, bot="uniform")
    scene.holders[HOST].does("start")
    return scene


def playing(client: Client, **wishes: Any) -> Scene:
    """A table at which the host is about to throw the first dice."""
    scene = gathering(client, **wishes)
    scene.holders[HOST].does("add_bot", seat=EMPTY, bot="uniform")
    scene.holders[HOST].does("start")
    return scene


def over(client: Client, **wishes: Any) -> Scene:
    """A table at which all agreed to end after the first throw."""
    scene = playing(client, **wishes)
    scene.holders[HOST].does("throw")
    for guest in scene.holders.values():
        guest.does("agree_to_end", agrees=True)
    return scene


PHASES = {"gathering": gathering, "opening": opening, "playing": playing, "over": over}
