"""Greenbaize: games of money and nerve, to play and to study.

>>> from greenbaize import Match
>>> match = Match("las-vegas", seats=4, options={"neutral_dice": True}, seed=7)
>>> match.owing()
[0]
"""

from greenbaize.build import compiled
from greenbaize.engine.errors import (
    BotError,
    GreenbaizeError,
    IllegalMoveError,
    MalformedMoveError,
    RecordError,
    RefusedError,
    SaveError,
    SetupError,
    UnknownGameError,
    VerificationError,
)
from greenbaize.engine.match import Match
from greenbaize.engine.record import Record
from greenbaize.engine.replay import as_remembered, as_seen, replay_events, resume, verify
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.games import GAMES
from greenbaize.version import VERSION

__version__ = VERSION

__all__ = [
    "GAMES",
    "HOUSE",
    "PUBLIC",
    "BotError",
    "GreenbaizeError",
    "IllegalMoveError",
    "MalformedMoveError",
    "Match",
    "Record",
    "RecordError",
    "RefusedError",
    "Rng",
    "SaveError",
    "SetupError",
    "UnknownGameError",
    "VerificationError",
    "as_remembered",
    "as_seen",
    "compiled",
    "replay_events",
    "resume",
    "verify",
]
