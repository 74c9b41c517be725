"""The examples in the modules work as shown."""

import doctest
import importlib
import pkgutil

import pytest

import greenbaize


def modules() -> list[str]:
    found = pkgutil.walk_packages(greenbaize.__path__, "greenbaize.")
    return [module.name for module in found if not module.name.endswith("__main__")]


@pytest.mark.parametrize("name", ["greenbaize", *modules()])
def test_the_examples_in_a_module_are_right(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module, optionflags=doctest.ELLIPSIS).failed == 0
