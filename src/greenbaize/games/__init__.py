"""The games; this is the only list of them."""

from typing import Any

from greenbaize.engine.game import SHELF, Game
from greenbaize.games import cincinnati, las_vegas, reibach

GAMES: dict[str, Game[Any]] = {
    game.name: game for game in (las_vegas.GAME, cincinnati.GAME, reibach.GAME)
}
SHELF.update(GAMES)
