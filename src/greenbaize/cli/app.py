"""The command `greenbaize`: its exit codes, and how errors become one sentence."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from greenbaize.build import how
from greenbaize.cli.language import message, translated
from greenbaize.engine.errors import GreenbaizeError, SaveError, SetupError, VerificationError
from greenbaize.engine.files import reason
from greenbaize.engine.text import shown
from greenbaize.version import VERSION

FOUND_WRONG, BAD_INPUT, NOT_SAVED, INTERRUPTED, READER_GONE = 1, 2, 3, 130, 141
ABOUT = "Games of money and nerve, to play and to study."


class Commands(TyperGroup):
    """Refuses unknown commands with a code of ours."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            raise SetupError("usage_unknown_command", name=shown(args[0]))
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands,
    help=f"{ABOUT} Alone it opens tables on this machine, for everybody on the same network.",
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
        typer.Option("--version", callback=show_version, is_eager=True, help="Show the version."),
    ] = False,
    log: Annotated[
        bool, typer.Option("--log", help="Show the server's log here, not in a file.")
    ] = False,
) -> None:
    """Without a command, open tables on this machine."""
    if context.invoked_subcommand is None:
        from greenbaize.cli.serve import serve_at_home

        serve_at_home(log)
    elif log:
        raise SetupError("log_option_misplaced")


def run(arguments: list[str]) -> int:
    """Run a command; returns its exit code, after one sentence about what went wrong."""
    try:
        code = app(arguments, prog_name="greenbaize", standalone_mode=False) or 0
        print(end="", flush=True)
        return int(code)
    except typer.TyperException as error:
        return fail(usage_error(error))
    except GreenbaizeError as error:
        return fail(error)
    except (KeyboardInterrupt, typer.Abort):
        return report(message("interrupted"), INTERRUPTED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    except OSError as error:
        return fail(SaveError("answer_unwritable", reason=reason(error)))


def fail(error: GreenbaizeError) -> int:
    """Report an error; returns the exit code of its kind."""
    return report(translated(error), exit_code(error))


def exit_code(error: GreenbaizeError) -> int:
    """Scripts tell kinds of errors apart by it; docs/command.md lists them."""
    match error:
        case VerificationError():
            return FOUND_WRONG
        case SaveError():
            return NOT_SAVED
    return BAD_INPUT


def report(sentence: str, code: int) -> int:
    """Errors go to stderr, so that answers stay readable for programs."""
    print(f"greenbaize: {sentence}", file=sys.stderr)
    return code


def usage_error(error: typer.TyperException) -> SetupError:
    """What is wrong with the words of a command; Typer's own sentences are in one language."""
    match type(error).__name__:
        case "NoSuchOption":
            return SetupError("usage_unknown_option", option=shown(str(vars(error)["option_name"])))
        case "BadOptionUsage":
            return SetupError("usage_option_value", option=shown(str(vars(error)["option_name"])))
        case "MissingParameter":
            return SetupError("usage_missing", parameter=hint(error))
        case "BadParameter":
            return SetupError("usage_bad_value", parameter=hint(error))
    return SetupError("usage_extra_arguments", arguments=shown(str(error).partition(" (")[2][:-1]))


def hint(error: typer.TyperException) -> str:
    """The option or argument that an error is about, as it is written in the help."""
    parameter = getattr(error, "param", None)
    return str(parameter.get_error_hint()) if parameter is not None else "?"


def invocation() -> str:
    """How this command was called, so that it can be called again."""
    if shutil.which("greenbaize"):
        return "greenbaize"
    if sys.argv[0].endswith("__main__.py"):
        return "python -m greenbaize"
    return os.path.relpath(sys.argv[0])
