"""Builds Greenbaize with its page; modules with a .pxd are compiled, where there is a compiler."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
INLINE = {SOURCE / "greenbaize" / "engine" / "copying.pxd"}
"""No modules of their own: compiled into whatever uses them, in place of their .py."""

HOT = sorted(path.with_suffix(".py") for path in {*SOURCE.rglob("*.pxd")} - INLINE)
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "annotation_typing": False,
    "auto_pickle": False,
    "allow_none_for_extension_args": False,
}

FLAGS = ["-g0"] if os.name == "posix" else []
"""Nothing for debuggers: it would be most of the package."""


def why_not_compiled() -> str | None:
    """Why the files are installed as they are, if they are."""
    if os.environ.get("GREENBAIZE_PURE"):
        return "GREENBAIZE_PURE is set"
    if os.name == "posix":
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        if not shutil.which(compiler[0]):
            return "there is no C compiler"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "Python's headers are not installed"
    return None


def module(path: Path) -> str:
    """The dotted name of a source file."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def with_pythons_own(command: list[str]) -> list[str]:
    """A compile command with Python's own flags first, so that what follows may differ.

    CFLAGS in the environment replace Python's flags in setuptools, the optimisation too.
    """
    own = shlex.split(sysconfig.get_config_var("CFLAGS") or "")
    return [command[0], *own, *(word for word in command[1:] if word not in own)]


def extensions() -> list[Extension]:
    """The hot modules as C."""
    from Cython.Build import cythonize
    from Cython.Compiler.Options import get_directive_defaults

    # States hold no cycles, and are cloned by the million.
    get_directive_defaults()["no_gc"] = True  # type: ignore[no-untyped-call]
    return cythonize(  # type: ignore[no-any-return,no-untyped-call]
        [Extension(module(path), [str(path)], extra_compile_args=FLAGS) for path in HOT],
        include_path=[str(SOURCE)],
        build_dir="build/c",
        compiler_directives=DIRECTIVES,
    )


def fingerprint(path: Path) -> str:
    """What a compiled module was made from."""
    return hashlib.sha256(path.read_bytes() + path.with_suffix(".pxd").read_bytes()).hexdigest()


class build_hot(build_ext):  # type: ignore[misc]  # noqa: N801
    """Compiles side by side, and notes what from and how."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()  # type: ignore[has-type]

    def build_extensions(self) -> None:
        if os.name == "posix":
            self.compiler.compiler_so = with_pythons_own(self.compiler.compiler_so)
        super().build_extensions()

    def run(self) -> None:
        super().run()
        note = Path(self.build_lib, "greenbaize", "compiled.json")
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(json.dumps(self.noted(), indent=1) + "\n")

    def noted(self) -> dict[str, object]:
        """What each module was made from, and with which command."""
        command = [*getattr(self.compiler, "compiler_so", ["cl"]), *FLAGS]
        return {
            "command": [Path(command[0]).name, *command[1:]],
            "modules": {module(path): fingerprint(path) for path in HOT},
        }


class build_page(build_py):  # type: ignore[misc]  # noqa: N801
    """Builds the page before the files of the package are collected."""

    def run(self) -> None:
        shutil.rmtree(Path(self.build_lib, "greenbaize", "server", "site"), ignore_errors=True)
        page = [sys.executable, str(Path("tools", "website.py"))]
        if not os.environ.get("GREENBAIZE_NO_SITE") and subprocess.run(page).returncode:
            sys.exit("Greenbaize is not built; GREENBAIZE_NO_SITE=1 builds it without its page.")
        super().run()


WHY_NOT = why_not_compiled()
if WHY_NOT:
    print(f"Greenbaize is installed interpreted, some hundred times slower: {WHY_NOT}.")
    setup(cmdclass={"build_py": build_page})
else:
    setup(ext_modules=extensions(), cmdclass={"build_ext": build_hot, "build_py": build_page})
