"""The bot that plays any legal move, each equally likely."""

from greenbaize.bots.bot import Bot, Chair


class Uniform(Bot):
    """Plays any legal move, each as likely as any other."""

    def choose(self, chair: Chair) -> int:
        return chair.pick()
