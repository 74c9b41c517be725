"""A bot of one's own as a class: in Las Vegas it spends as few dice as it can.

cd examples/bots
greenbaize simulate las-vegas --seats thrifty:Thrifty,uniform --games 100
"""

from greenbaize.bots.bot import Bot, Chair


class Thrifty(Bot):
    """Plays the move that lets go of the fewest dice, and in other games any move."""

    def choose(self, chair: Chair) -> int:
        rolled = chair.view().get("rolled")
        if chair.game.name != "las-vegas" or not rolled:
            return chair.pick()
        dice = {heap["face"]: heap["own"] + heap["neutral"] for heap in rolled}
        return min(chair.moves(), key=lambda move: (dice.get(move + 1, 99), move))
