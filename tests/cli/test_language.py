"""Refusals and errors of the terminal are told in the language of the environment."""

from __future__ import annotations

import pytest

from greenbaize.cli.app import run
from greenbaize.cli.language import language

Capture = pytest.CaptureFixture[str]
VARIABLES = ("GREENBAIZE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT@euro"}, "it"),
        ({"LC_MESSAGES": "it", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "fr", "GREENBAIZE_LANGUAGE": "DE"}, "de"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"GREENBAIZE_LANGUAGE": "klingon", "LANG": "fr"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], found: str) -> None:
    assert language(environment) == found


SENTENCES = {
    "en": "greenbaize: Las Vegas is for 2 to 8 seats, not 9.\n",
    "fr": "greenbaize: Las Vegas se joue à 2 places au moins et 8 au plus, pas à 9.\n",
    "de": "greenbaize: Las Vegas ist für 2 bis 8 Plätze, nicht für 9.\n",
    "it": "greenbaize: Las Vegas si gioca con un numero di posti da 2 a 8, non 9.\n",
}


@pytest.mark.parametrize("word", SENTENCES)
def test_a_bad_set_up_is_told_in_every_language(
    word: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GREENBAIZE_LANGUAGE")
    monkeypatch.setenv("LC_ALL", f"{word}_XX.UTF-8")
    assert run(["play", "las-vegas", "--seats", "9"]) == 2
    assert capsys.readouterr().err == SENTENCES[word]


USAGE = {
    "an unknown command": (["deal"], "es gibt keinen Befehl 'deal'"),
    "an unknown option": (["games", "--loud"], "es gibt keine Option '--loud'"),
    "an option without its value": (["play", "las-vegas", "--seed"], "fehlt ihr Wert"),
    "a value of another kind": (["simulate", "las-vegas", "--games", "x"], "ist ungültig"),
    "a missing argument": (["rules"], "fehlt; "),
    "too many arguments": (["verify", "a", "b"], "überzählige Argumente: 'b'"),
    "a missing file": (["replay", "nowhere.txt"], "nowhere.txt lässt sich nicht lesen: Datei oder"),
}


@pytest.mark.parametrize("case", USAGE)
def test_wrong_words_of_a_command_are_told_in_german(
    case: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENBAIZE_LANGUAGE", "de")
    words, said = USAGE[case]
    assert run(words) == 2
    assert said in capsys.readouterr().err
