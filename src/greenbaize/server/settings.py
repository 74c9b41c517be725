"""The settings of the server, each by a variable such as GREENBAIZE_MESSAGE_BYTES."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

DAY = 24 * 3600.0


class Settings(BaseSettings):
    """Times are in seconds."""

    model_config = SettingsConfigDict(env_prefix="GREENBAIZE_", frozen=True)

    database: str = Field(default="sqlite:///greenbaize.db", description="where tables are kept")
    host: str = Field(default="127.0.0.1", description="the address to listen on")
    port: int = Field(
        default=8000, ge=0, le=65535, description="the port to listen on; 0 is any free one"
    )
    database_timeout_seconds: float = Field(
        default=5, ge=1, description="how long anybody waits for the database"
    )
    workers: int = Field(default=1, ge=1, le=64, description="processes that share the database")
    tls_certificate: Path | None = Field(default=None, description="the file of a TLS certificate")
    tls_key: Path | None = Field(default=None, description="the file of its key")
    origins: list[str] = Field(default=[], description="other origins whose pages may open sockets")
    public_url: str | None = Field(
        default=None, description="where other devices reach the server, for invitations"
    )
    metrics: bool = Field(default=True, description="whether /metrics answers")
    behind_proxy: bool = Field(
        default=False, description="whether a proxy's forwarded headers are true"
    )

    bots: dict[str, str] = Field(
        default={}, description="bots of your own by name, each a `module:Class` or `exec:COMMAND`"
    )
    bot_processes: int = Field(
        default=1, ge=1, le=64, description="processes in which a worker's bots choose their moves"
    )
    bot_timeout_seconds: float = Field(
        default=20, gt=0, description="how long a bot may take for a move"
    )
    bot_thinking_seconds: float = Field(
        default=2, gt=0, description="how long a bot thinks about a move at most"
    )
    bot_requests_per_second: float = Field(
        default=50, gt=0, description="requests to the bots of a worker"
    )

    message_bytes: int = Field(
        default=16_384, ge=1024, description="the longest message or request"
    )
    messages_per_second: float = Field(default=10, gt=0, description="messages on one connection")
    message_burst: int = Field(default=40, ge=5, description="so many of them at once")
    requests_per_second: float = Field(default=20, gt=0, description="requests from one address")
    request_burst: int = Field(default=200, ge=1, description="so many of them at once")
    connections_per_ip: int = Field(
        default=400, ge=1, description="connections from one address that are no sockets"
    )
    sockets_per_ip: int = Field(default=300, ge=1, description="open sockets from one address")
    sockets_per_seat: int = Field(default=8, ge=1, description="open sockets of one seat")
    watchers_per_table: int = Field(
        default=100, ge=1, description="open sockets at one table without a seat"
    )
    tables_per_hour: int = Field(
        default=60, ge=1, description="new tables from one address in an hour"
    )
    frame_queue: int = Field(
        default=64, ge=2, description="frames that may be queued for a slow reader"
    )
    frame_log_lines: int = Field(
        default=200, ge=1, description="lines of the log in one frame at most"
    )
    chat_lines: int = Field(default=2000, ge=1, description="lines of chat at one table")
    log_entries: int = Field(
        default=6000,
        ge=100,
        description="log entries of one table that are no moves",
    )

    opening_seconds: float = Field(
        default=5, ge=0, description="how long devices have to open their parts of the dice"
    )
    disconnect_grace_seconds: float = Field(
        default=4, ge=0, description="how long a lost connection is no absence"
    )
    room_idle_seconds: float = Field(
        default=60, ge=0, description="how long a table without visitors stays in memory"
    )
    link_seconds: float = Field(
        default=30 * DAY, gt=0, description="how long a private link can be used"
    )
    cookie_seconds: float = Field(
        default=365 * DAY, gt=0, description="how long a device keeps its seat"
    )
    gathering_seconds: float = Field(
        default=2 * DAY, gt=0, description="when an idle table without a game is deleted"
    )
    playing_seconds: float = Field(default=60 * DAY, gt=0, description="when an idle game is ended")
    over_seconds: float = Field(
        default=365 * DAY, gt=0, description="when a finished table is deleted"
    )
    over_entries: int = Field(
        default=20_000_000,
        ge=0,
        description="log entries of all finished tables; beyond, the oldest are deleted",
    )
    away_seconds: float = Field(
        default=DAY, ge=0, description="whoever is away for longer need not agree to an end"
    )
    least_pace_seconds: float = Field(
        default=0.2, ge=0, description="how long a bot's move takes at least"
    )
    probe_every_seconds: float = Field(
        default=5, gt=0, description="how often a write to the database is tried"
    )
    sweep_every_seconds: float = Field(
        default=600, gt=0, description="how often idle tables are looked for"
    )
