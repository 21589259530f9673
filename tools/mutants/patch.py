"""Puts a fault into the running program: the code of the one function it lies in is exchanged.

Whoever holds the function (another module, a registry of cards) holds the same object and so runs the faulty code.
"""

from __future__ import annotations

import ast
import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from tools.mutants.operators import Mutant, mutated

Functions = dict[tuple[str, str], list[FunctionType]]


def functions_below(folder: Path) -> Functions:
    """All functions that were defined in a folder, by their file and name; two may share both (a property)."""
    found: Functions = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and Path(thing.__code__.co_filename).is_relative_to(folder):
            found.setdefault((thing.__code__.co_filename, thing.__code__.co_qualname), []).append(thing)
    return found


def put_in(mutant: Mutant, folder: Path, source: bytes, functions: Functions) -> bool:
    """Whether the fault could be put into the program."""
    path = folder / mutant.path
    if mutant.kind == "constant":
        return change_constant(folder, path, mutant)
    code = compile(mutated(source, mutant), str(path), "exec", dont_inherit=True)
    changed = False
    for function in functions.get((str(path), mutant.scope), []):
        for new in codes_within(code):
            old = function.__code__
            same = (new.co_qualname, new.co_firstlineno) == (old.co_qualname, old.co_firstlineno)
            if same and new.co_freevars == old.co_freevars:  # without its super() a method no longer fits
                changed = changed or new != old
                function.__code__ = new
    return changed


def codes_within(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes_within(inner)


# Constants: every module of the game that has imported the name has its own binding of it.


def change_constant(folder: Path, path: Path, mutant: Mutant) -> bool:
    modules = list(modules_below(folder))
    home = next((module for module in modules if module.__file__ == str(path)), None)
    if home is None:
        return False
    was, now = vars(home)[mutant.scope], ast.literal_eval(mutant.text)
    for module in modules:
        if vars(module).get(mutant.scope) == was:
            setattr(module, mutant.scope, now)
    return True


def modules_below(folder: Path) -> Iterator[ModuleType]:
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None)
        if isinstance(file, str) and Path(file).is_relative_to(folder):
            yield module


def uses_of(name: str, folder: Path) -> dict[str, list[int]]:
    """The lines within functions that read a constant, by file."""
    found: dict[str, list[int]] = {}
    for path in sorted(folder.rglob("*.py")):
        lines = found.setdefault(path.relative_to(folder).as_posix(), [])
        for function in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(function, ast.FunctionDef):
                names = [node for part in function.body for node in ast.walk(part) if isinstance(node, ast.Name)]
                lines += [node.lineno for node in names if node.id == name]
    return found
