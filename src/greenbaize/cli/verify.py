"""`greenbaize verify`: whether a record is what it claims to be."""

from __future__ import annotations

from dataclasses import asdict

from greenbaize.cli.app import FOUND_WRONG, app
from greenbaize.cli.asked import Json, RecordFile, print_json
from greenbaize.engine.record import Record
from greenbaize.engine.replay import Verdict
from greenbaize.engine.replay import verify as verify_record
from greenbaize.engine.trouble import BadRecord, BadSetup, Wrong


def judged(path: str) -> Verdict:
    """What a record's file is found to be; a game or option that we do not know is wrong too."""
    loaded = Record.load(path)
    try:
        return verify_record(loaded)
    except BadSetup as trouble:
        raise Wrong(str(trouble)) from None


@app.command()
def verify(record: RecordFile, json: Json = False) -> int:
    """Check every move, the result, and the House's draws against the revealed secret."""
    try:
        verdict = judged(record)
    except (BadRecord, Wrong) as trouble:
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
