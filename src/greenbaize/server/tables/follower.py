"""Follows what other workers write to a PostgreSQL that they share with this one."""

from __future__ import annotations

from greenbaize.server.store.pg_notify import NO_KEY
from greenbaize.server.tables.lobby import Lobby
from greenbaize.server.tables.log import LoggedEntry, read_entry
from greenbaize.server.tables.ownership import SharedOwners


class Follower:
    """Hands every notification to the room or to the owners that it is about."""

    def __init__(self, lobby: Lobby, owners: SharedOwners) -> None:
        self.lobby, self.owners = lobby, owners

    def on_connect(self) -> None:
        self.owners.on_connect()
        self.lobby.reread_all()

    def on_disconnect(self) -> None:
        self.owners.on_disconnect()

    def on_entry(self, table_id: int, position: int, text: list[str]) -> None:
        room = self.lobby.by_id.get(table_id)
        if room is not None and not room.knows(position):
            room.hear(position, parse_entry(position, text))

    def on_beat(self, number: int) -> None:
        self.owners.on_beat(number)

    def on_free(self, table_id: int) -> None:
        self.owners.want(table_id)

    def on_gone(self, number: int) -> None:
        self.owners.recheck()


def parse_entry(position: int, text: list[str]) -> LoggedEntry | None:
    """An entry as a notification brings it; None for one that was too long to bring."""
    if not text:
        return None
    at, key, entry = text
    return read_entry(position, entry, float(at), None if key == NO_KEY else key)
