"""The ways in which one place of a module is broken, each with the source that comes of it."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

OPPOSITES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SWAPPED: Final[dict[type[ast.AST], type[Any]]] = {
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
}


@dataclass(frozen=True, slots=True)
class Break:
    """One place: the line, which node of the module it is, and what is done to it."""

    line: int
    node: int
    kind: str


def breaks_in(source: str) -> list[Break]:
    """All places that can be broken, in their order."""
    tree = ast.parse(source)
    spared = docstrings(tree) | hints(tree)
    return [
        Break(node.lineno, number, kind)
        for number, node in enumerate(ast.walk(tree))
        if hasattr(node, "lineno") and node not in spared
        for kind, (fits, _) in KINDS.items()
        if fits(node)
    ]


def broken(source: str, place: Break) -> str:
    """The source with this place broken."""
    return ast.unparse(broken_tree(source, place)) + "\n"


def broken_tree(source: str, place: Break) -> ast.Module:
    """The same as a tree in which every other node keeps its line."""
    tree = ast.parse(source)
    node = list(ast.walk(tree))[place.node]
    changed = KINDS[place.kind][1](deepcopy(node))
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is node:
                setattr(parent, field, changed)
            elif isinstance(value, list) and node in value:
                value[value.index(node)] = changed
    return ast.fix_missing_locations(tree)


Function = ast.FunctionDef | ast.AsyncFunctionDef


def surroundings(source: str, place: Break) -> tuple[str, int]:
    """The outermost function in which a place is, or the statement of the module, and where in there."""
    tree = ast.parse(source)
    spot = list(ast.walk(tree))[place.node]
    for whole in (*outermost(tree), *tree.body):
        parts = list(ast.walk(whole))
        if any(part is spot for part in parts):
            return ast.unparse(whole), parts.index(spot)
    raise ValueError(f"line {place.line} is in no statement")


def around(source: str, place: Break) -> tuple[int, int] | None:
    """The first and last line of the outermost function in whose body a place is, if it is in one."""
    tree = ast.parse(source)
    spot = list(ast.walk(tree))[place.node]
    for function in outermost(tree):
        if any(part is spot for statement in function.body for part in ast.walk(statement)):
            return function.lineno, function.end_lineno or function.lineno
    return None


def outermost(tree: ast.AST) -> Iterator[Function]:
    """The functions that are in no other one."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield node
        else:
            yield from outermost(node)


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """Texts that stand alone, and what they are made of."""
    alone = [node for node in ast.walk(tree) if isinstance(node, ast.Expr) and is_text(node.value)]
    return {part for node in alone for part in ast.walk(node)}


def hints(tree: ast.AST) -> set[ast.AST]:
    """What is for the type checker, which is the one that notices."""
    flags = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.keyword) and node.arg in ("frozen", "slots")
    ]
    return {*flags, *(node for node in ast.walk(tree) if isinstance(node, ast.If) and is_checking(node.test))}


def is_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == "TYPE_CHECKING"


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float)


def is_truth(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def is_comparison(node: ast.AST) -> bool:
    return isinstance(node, ast.Compare) and type(node.ops[0]) in OPPOSITES


def is_joint(node: ast.AST) -> bool:
    return isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in SWAPPED


def turned_round(node: Any) -> ast.AST:
    node.ops[0] = OPPOSITES[type(node.ops[0])]()
    return node  # type: ignore[no-any-return]


def swapped(node: Any) -> ast.AST:
    node.op = SWAPPED[type(node.op)]()
    return node  # type: ignore[no-any-return]


def one_more(node: Any) -> ast.AST:
    return ast.Constant(node.value + 1)


def other_truth(node: Any) -> ast.AST:
    return ast.Constant(not node.value)


def taken(node: Any) -> ast.AST:
    node.test = ast.Constant(True)
    return node  # type: ignore[no-any-return]


def never_taken(node: Any) -> ast.AST:
    node.test = ast.Constant(False)
    return node  # type: ignore[no-any-return]


def nothing(node: Any) -> ast.AST:
    return ast.Pass()


def is_act(node: ast.AST) -> bool:
    """A statement that is there for what it does."""
    call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await)
    return call or isinstance(node, ast.Raise | ast.Delete | ast.AugAssign)


Way = tuple[Callable[[ast.AST], bool], Callable[[Any], ast.AST]]
KINDS: Final[dict[str, Way]] = {
    "turn a comparison round": (is_comparison, turned_round),
    "swap an operator": (is_joint, swapped),
    "add one": (is_number, one_more),
    "say the opposite": (is_truth, other_truth),
    "always": (lambda node: isinstance(node, ast.If | ast.IfExp), taken),
    "never": (lambda node: isinstance(node, ast.If | ast.IfExp), never_taken),
    "leave out": (is_act, nothing),
}


def described(source: str) -> Iterator[tuple[tuple[object, ...], Break]]:
    """All places with words that stay the same when something else in the module changes."""
    nodes = list(ast.walk(ast.parse(source)))
    seen: Counter[tuple[str, str]] = Counter()
    for place in breaks_in(source):
        words = (place.kind, ast.unparse(nodes[place.node]))
        yield (*words, seen[words]), place
        seen[words] += 1
