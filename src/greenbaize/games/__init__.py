"""The games; this is the only list of them."""

from typing import Any

from greenbaize.engine.game import SHELF, Game
from greenbaize.games import bells_and_hammers, las_vegas

GAMES: dict[str, Game[Any]] = {game.name: game for game in (las_vegas.GAME, bells_and_hammers.GAME)}
SHELF.update(GAMES)
