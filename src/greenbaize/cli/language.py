"""The language of the terminal's refusals and errors, from the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from greenbaize.engine.errors import GreenbaizeError
from greenbaize.engine.messages import LANGUAGES, Message, Param

VARIABLES = ("GREENBAIZE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that is set decides; all but the first are the system's own."""


def language(environment: Mapping[str, str] = os.environ) -> str:
    """One of ours; English where nothing is set, or another language is.

    >>> language({"LANG": "fr_CH.UTF-8"}), language({"LC_ALL": "C", "LANG": "it"})
    ('fr', 'en')
    """
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    word = re.split(r"[_.@-]", wanted.lower())[0]
    return word if word in LANGUAGES else "en"


def translated(error: GreenbaizeError) -> str:
    """The sentence of an error in the language of this terminal."""
    return error.sentence(language())


def message(code: str, **params: Param) -> str:
    """A sentence that is no error, in the language of this terminal."""
    return Message(code, params).sentence(language())
