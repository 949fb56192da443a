"""Breaking a place in a process that runs already: the functions that are there get other code."""

import ast
import gc
from collections import Counter
from collections.abc import Iterator
from inspect import CO_OPTIMIZED
from types import CodeType, FunctionType

from tests.mutants.breaks import Break, broken_tree

Key = tuple[str, int, int]
"""What a piece of code is called, the line it begins in, and which one of those it is."""


def replacements(file: str, source: str, place: Break) -> dict[Key, CodeType] | None:
    """The code that differs; nothing if some of it was run when the module was imported."""
    old = codes(compile(ast.parse(source), file, "exec"))
    new = codes(compile(broken_tree(source, place), file, "exec"))
    for key, code in old.items():
        if not code.co_flags & CO_OPTIMIZED and (key not in new or body(code) != body(new[key])):
            return None
    return {key: new[key] for key, code in old.items() if key in new and new[key] != code}


def replace(file: str, source: str, changed: dict[Key, CodeType]) -> bool:
    """Give the functions of a module their new code; false if that is not possible here."""
    names = {code: key for key, code in codes(compile(ast.parse(source), file, "exec")).items()}
    found = [
        (thing, changed[names[thing.__code__]])
        for thing in gc.get_objects()
        if type(thing) is FunctionType and names.get(thing.__code__) in changed
    ]
    found = [(function, code) for function, code in found if function.__code__.co_filename == file]
    if any(function.__code__.co_freevars != code.co_freevars for function, code in found):
        return False
    for function, code in found:
        function.__code__ = code
    return bool(found)


def codes(module: CodeType) -> dict[Key, CodeType]:
    """Every piece of code of a module; what is nested in another is there as well."""
    seen: Counter[tuple[str, int]] = Counter()
    named = {}
    for code in pieces(module):
        name = (code.co_qualname, code.co_firstlineno)
        named[*name, seen[name]] = code
        seen[name] += 1
    return named


def pieces(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from pieces(part)


def body(code: CodeType) -> tuple[object, ...]:
    """What a piece of code does itself, without the functions that it makes."""
    own = tuple((type(part), repr(part)) for part in code.co_consts if not isinstance(part, CodeType))
    return code.co_code, code.co_names, own
