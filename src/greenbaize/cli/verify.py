"""`greenbaize verify`: whether a record is what it claims to be."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from greenbaize.cli.app import FOUND_WRONG, app
from greenbaize.cli.arguments import Json, RecordFile, print_json
from greenbaize.engine.errors import RecordError, SetupError, VerificationError
from greenbaize.engine.record import Record
from greenbaize.engine.replay import Verdict, read_seal
from greenbaize.engine.replay import verify as verify_record

Seal = Annotated[
    str | None,
    typer.Option(metavar="HEX", help="The seal that you were shown before the game, or its start."),
]


def judged(path: str, seal: str | None) -> Verdict:
    """What a record's file is found to be; a game or option that we do not know is wrong too."""
    loaded = Record.load(path)
    try:
        return verify_record(loaded, seal)
    except SetupError as trouble:
        raise VerificationError(str(trouble)) from None


@app.command()
def verify(record: RecordFile, seal: Seal = None, json: Json = False) -> int:
    """Check every move, the result, and the House's draws against the revealed secret."""
    kept = None if seal is None else read_seal(seal)
    try:
        verdict = judged(record, kept)
    except (RecordError, VerificationError) as trouble:
        if not json:
            print(f"Wrong: {trouble}")
        else:
            print_json({"ok": False, "wrong": str(trouble)})
        return FOUND_WRONG
    if json:
        print_json({"ok": True, **asdict(verdict)})
    else:
        print(verdict.say())
    return 0
