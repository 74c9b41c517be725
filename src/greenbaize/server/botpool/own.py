"""Bots of the house's own: the host says what they are called and where they are."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import partial

from greenbaize.bots import BOTS
from greenbaize.bots.own import is_own, make_own
from greenbaize.engine.errors import SetupError
from greenbaize.engine.text import shown

VARIABLE = "GREENBAIZE_BOTS"
"""The setting, by which bot processes are told as well."""

REGISTERED: set[str] = set()


def register(bots: Mapping[str, str]) -> None:
    """From now on these bots can sit down under these names; ours keep theirs."""
    for name, place in bots.items():
        if name in BOTS and name not in REGISTERED:
            raise SetupError("own_bot_takes_name", name=shown(name))
        if not is_own(place):
            raise SetupError("own_bot_place", name=shown(name), given=shown(place))
        BOTS[name] = partial(make_own, place)
        REGISTERED.add(name)


def register_told() -> None:
    """What a bot process is told by its environment."""
    register(json.loads(os.environ.get(VARIABLE) or "{}"))


def telling(bots: Mapping[str, str]) -> dict[str, str]:
    """The environment that tells a bot process of these bots."""
    return {VARIABLE: json.dumps(dict(bots))}
