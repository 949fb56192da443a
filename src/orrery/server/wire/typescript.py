"""The types of the browser client, written from the structs of ``wire``, ``forms`` and ``catalogue``.

    python -m orrery.server.wire.typescript web/src/wire.ts

What a client sends may leave out whatever has a default; in what it receives only unset fields are left
out. A type that goes both ways is written twice, as ``Order`` and ``OrderForm``.
"""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import NODEFAULT, Struct
from msgspec import inspect as shapes

from orrery.server.wire import catalogue, forms
from orrery.server.wire import messages as wire
from orrery.server.wire.commands import MOST_BYTES, Commands

TARGET: Final = Path("web/src/wire.ts")

UNIONS: Final = {"Commands": Commands, "Messages": wire.Messages}

SIMPLE: Final[dict[type[shapes.Type], str]] = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}

HEAD: Final = """// Written by `python -m orrery.server.wire.typescript` from the structs of the server.

/** The longest message a client may send, in bytes. */
export const MOST_BYTES = {most};

/** A path into the view of before, and what stands there now. */
export type Patch = [(number | string)[], unknown];
"""


def script() -> str:
    """The whole module."""
    sent = named([*get_args(Commands), *bodies(sent=True)])
    received = named([*get_args(wire.Messages), *bodies(sent=False)])
    both = {name for name in sent if name in received and not isinstance(sent[name], shapes.EnumType)}
    parts = [HEAD.format(most=MOST_BYTES)]
    parts += [declared(kind, name, frozenset(), False) for name, kind in received.items()]
    parts += [
        declared(kind, form_name(name, both), frozenset(both), True)
        for name, kind in sent.items()
        if name in both or name not in received
    ]
    parts += [union(name, get_args(kinds)) for name, kinds in UNIONS.items()]
    return "\n".join(parts)


def bodies(sent: bool) -> list[type]:
    """The structs of HTTP: those that a client sends are called forms."""
    own = [
        kind
        for module in (catalogue, forms)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if kind.__module__ == module.__name__
    ]
    return [kind for kind in own if issubclass(kind, Struct) and kind.__name__.endswith("Form") == sent]


def named(roots: list[type]) -> dict[str, shapes.Type]:
    """Everything with a name of its own that the roots consist of, what is used before what uses it."""
    found: dict[str, shapes.Type] = {}
    for root in roots:
        for kind in parts_of(shapes.type_info(root)):
            found.setdefault(name_of(kind), kind)
    return found


def parts_of(kind: shapes.Type) -> Iterator[Any]:
    if isinstance(kind, (shapes.StructType, shapes.DataclassType)):
        for field in kind.fields:
            yield from parts_of(field.type)
        yield kind
    elif isinstance(kind, shapes.EnumType):
        yield kind
    else:
        for inner in inside(kind):
            yield from parts_of(inner)


def inside(kind: shapes.Type) -> tuple[shapes.Type, ...]:
    """What an unnamed type is made of."""
    if isinstance(kind, shapes.UnionType):
        return kind.types
    if isinstance(kind, shapes.TupleType):
        return kind.item_types
    if isinstance(kind, shapes.DictType):
        return (kind.value_type,)
    if isinstance(kind, (shapes.ListType, shapes.VarTupleType)):
        return (kind.item_type,)
    if isinstance(kind, shapes.Metadata):
        return (kind.type,)
    return ()


def name_of(kind: Any) -> str:
    return str(kind.cls.__name__)


def form_name(name: str, both: set[str] | frozenset[str]) -> str:
    return f"{name}Form" if name in both else name


def declared(kind: Any, name: str, both: frozenset[str], sent: bool) -> str:
    """An interface, or the words of an enum; ``both`` are the types that have another name when sent."""
    comment = doc(kind.cls)
    if isinstance(kind, shapes.EnumType):
        words = " | ".join(f'"{member.value}"' for member in kind.cls)
        return f"{comment}export type {name} = {words};\n"
    lines = [member(field, both, sent) for field in kind.fields]
    if isinstance(kind, shapes.StructType) and kind.tag is not None:
        lines.insert(0, f'  {kind.tag_field}: "{kind.tag}";')
    return "\n".join([f"{comment}export interface {name} {{", *lines, "}\n"])


def doc(cls: type) -> str:
    """The class's own words, if somebody wrote them."""
    words = cls.__dict__.get("__doc__") or ""
    if not words or words.startswith(f"{cls.__name__}("):
        return ""
    lines = inspect.cleandoc(words).replace("``", "`").split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def member(field: shapes.Field, both: frozenset[str], sent: bool) -> str:
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    may_be_unset = not field.required and not has_default
    mark = "?" if may_be_unset or (sent and has_default) else ""
    return f"  {field.encode_name}{mark}: {spelt(field.type, both)};"


def spelt(kind: Any, both: frozenset[str]) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, (shapes.StructType, shapes.DataclassType, shapes.EnumType)):
        return form_name(name_of(kind), both)
    if isinstance(kind, shapes.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    rows = [spelt(inner, both) for inner in inside(kind)]
    if isinstance(kind, shapes.TupleType):
        return f"[{', '.join(rows)}]"
    if isinstance(kind, shapes.UnionType):
        return " | ".join(rows)
    if isinstance(kind, shapes.DictType):
        return f"Record<string, {rows[0]}>"
    if isinstance(kind, shapes.Metadata):
        return rows[0]
    if isinstance(kind, (shapes.ListType, shapes.VarTupleType)):
        return f"({rows[0]})[]" if isinstance(inside(kind)[0], shapes.UnionType) else f"{rows[0]}[]"
    raise TypeError(f"no way to write {kind}")


def union(name: str, kinds: tuple[type, ...]) -> str:
    rows = "".join(f"\n  | {kind.__name__}" for kind in kinds)
    return f"export type {name} ={rows};\n"


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.write_text(script(), encoding="utf-8")
