"""The command `greenbaize`: one file a command, and one way to fail."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Annotated

import typer

from greenbaize.build import how
from greenbaize.engine.errors import GreenbaizeError, SaveError, SetupError, VerificationError
from greenbaize.engine.files import reason
from greenbaize.version import VERSION

FOUND_WRONG, BAD_INPUT, NOT_SAVED, INTERRUPTED, READER_GONE = 1, 2, 3, 130, 141
ABOUT = "Games of money and nerve, to play and to study."

app = typer.Typer(
    help=f"{ABOUT} Alone it opens a house on this machine, for everybody on the same network.",
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Which Greenbaize this is, and how it runs."""
    if wanted:
        print(f"greenbaize {VERSION}, {how()}")
        raise typer.Exit


@app.callback()
def greenbaize(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Say which this is."),
    ] = False,
    log: Annotated[
        bool, typer.Option("--log", help="Show the log of the house here, not in a file.")
    ] = False,
) -> None:
    """Without a command, open a house on this machine."""
    if context.invoked_subcommand is None:
        from greenbaize.cli.serve import open_house

        open_house(log)
    elif log:
        raise SetupError("--log is for the house on this machine; greenbaize serve always logs.")


def run(arguments: list[str]) -> int:
    """Run a command; whatever goes wrong is told in one sentence."""
    try:
        code = app(arguments, prog_name="greenbaize", standalone_mode=False) or 0
        print(end="", flush=True)
        return int(code)
    except typer.TyperException as trouble:
        return complain(usage(trouble), BAD_INPUT)
    except VerificationError as trouble:
        return complain(str(trouble), FOUND_WRONG)
    except SaveError as trouble:
        return complain(str(trouble), NOT_SAVED)
    except GreenbaizeError as trouble:
        return complain(str(trouble), BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return complain("interrupted.", INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    except OSError as trouble:
        return complain(f"cannot write the answer: {reason(trouble)}.", NOT_SAVED)


def complain(sentence: str, code: int) -> int:
    """Say what is wrong where errors are said."""
    print(f"greenbaize: {sentence}", file=sys.stderr)
    return code


def usage(trouble: typer.TyperException) -> str:
    """What is wrong with the words of a command, and where to look them up."""
    said = getattr(trouble, "format_message", lambda: str(trouble))()
    sentence = f"{said[:1].lower()}{said[1:]}".rstrip(".")
    return f"{sentence}; 'greenbaize --help' tells what can be said."


def called() -> str:
    """How this command was called, so that it can be called again."""
    if shutil.which("greenbaize"):
        return "greenbaize"
    if sys.argv[0].endswith("__main__.py"):
        return "python -m greenbaize"
    return os.path.relpath(sys.argv[0])
