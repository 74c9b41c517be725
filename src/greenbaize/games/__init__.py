"""The games; this is the only list of them."""

from typing import Any

from greenbaize.engine.game import REGISTRY, Game
from greenbaize.games import (
    bells_and_hammers,
    cincinnati,
    las_vegas,
    las_vegas_second_way,
    las_vegas_solo,
    reibach,
)

GAMES: dict[str, Game[Any]] = {
    game.name: game
    for game in (
        las_vegas.GAME,
        las_vegas_solo.GAME,
        las_vegas_second_way.GAME,
        cincinnati.GAME,
        reibach.GAME,
        bells_and_hammers.GAME,
    )
}
REGISTRY.update(GAMES)
