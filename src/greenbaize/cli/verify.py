"""`greenbaize verify`: whether a record is what it claims to be."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from greenbaize.cli.app import FOUND_WRONG, app
from greenbaize.cli.arguments import Json, RecordFile, print_json
from greenbaize.cli.language import language, message, translated
from greenbaize.engine.errors import (
    GreenbaizeError,
    RecordError,
    SetupError,
    VerificationError,
)
from greenbaize.engine.messages import Cause, as_json
from greenbaize.engine.record import Record
from greenbaize.engine.replay import Verdict, read_seal
from greenbaize.engine.replay import verify as verify_record

Seal = Annotated[
    str | None,
    typer.Option(metavar="HEX", help="The seal that you were shown before the game, or its start."),
]


def checked(path: str, seal: str | None) -> Verdict:
    """The verdict on a record's file; a game or option that we do not know is wrong too."""
    loaded = Record.load(path)
    try:
        return verify_record(loaded, seal)
    except SetupError as error:
        raise VerificationError(error.code, error.rule, **error.params) from None


@app.command()
def verify(record: RecordFile, seal: Seal = None, json: Json = False) -> int:
    """Check every move, the result, and the House's draws against the revealed secret."""
    kept = None if seal is None else read_seal(seal)
    try:
        verdict = checked(record, kept)
    except (RecordError, VerificationError) as error:
        if json:
            print_json({"ok": False, "wrong": translated(error), **error_data(error)})
        else:
            print(message("verify_wrong", cause=Cause(error)))
        return FOUND_WRONG
    if json:
        print_json({"ok": True, **verdict_data(verdict)})
    else:
        print(verdict.say(language()))
    return 0


def error_data(error: GreenbaizeError) -> dict[str, Any]:
    """An error for programs."""
    params = {name: as_json(fact) for name, fact in error.params.items()}
    return {"code": error.code, "params": params, "rule": error.rule}


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    """A verdict for programs, with its sentences in the language of this terminal."""
    found = {"parts": verdict.parts, "seal": verdict.seal}
    return {
        "moves": verdict.moves,
        "house_moves": verdict.house_moves,
        "over": verdict.over,
        "fork": verdict.fork,
        "dice": message(verdict.dice.key),
        **{name: said.sentence(language()) if said else "" for name, said in found.items()},
    }
