"""A bot in Python that talks in lines, as one in any other language does; it needs no package.

greenbaize bot-check "exec:python3 examples/bots/first_bot.py"
"""

import json
import random
import sys


def main() -> None:
    """Answer every question with any of its moves."""
    chance = random.Random(0)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            chance = random.Random(message["seed"])
        elif message["type"] == "question":
            print(json.dumps({"move": chance.choice(message["moves"])}), flush=True)


if __name__ == "__main__":
    main()
