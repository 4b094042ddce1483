"""The protocol's types in TypeScript, made from the classes themselves.

`python -m quayside.server.typescript` prints them; web/src/protocol.ts keeps them, and a test fails
when the two differ. Docstrings become comments. A field of something that only clients send may be
left out where it has a default; what the server sends always has all its fields.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args

from msgspec import NODEFAULT
from msgspec import inspect as mi

from quayside.server import http_types as t
from quayside.server import protocol as m
from quayside.server.errors import CODES

UNIONS: dict[str, Any] = {
    "SeatSpec": m.SeatSpec,
    "Clock": m.Clock,
    "Action": m.Action,
    "What": m.What,
    "FromClient": m.FromClient,
    "ToClient": m.ToClient,
    "StudyView": t.StudyView,
}
"""The unions of classes that have a name, with what they are made of."""
ASKED = (m.FromClient, m.OpenTable, t.PairWish, t.ValuesWish, t.StudyWish)
"""What clients send."""
ANSWERED = (
    m.ToClient,
    m.TableView,
    t.OpenedTable,
    t.Paired,
    t.EventList,
    t.GameInfo,
    t.Values,
    t.VerifyResult,
    t.StudyView,
    t.Health,
)
"""What the server sends."""
RENAMED = {"Analysis": "AnalysisResult", "Report": "ReportResult", "SaidReason": "Reason"}
"""Classes that the web app knows under another name."""
WIDTH = 100


def members(kind: Any) -> tuple[type, ...]:
    """Return the classes of a union, or the class itself."""
    return get_args(kind) or (kind,)


def name_of(kind: type) -> str:
    """Return the name of a class in TypeScript."""
    return RENAMED.get(kind.__name__, kind.__name__)


@cache
def info(kind: type) -> mi.StructType | mi.DataclassType:
    """Return what msgspec knows about a class."""
    found = mi.type_info(kind)
    assert isinstance(found, mi.StructType | mi.DataclassType)
    return found


def parts(kind: mi.Type) -> Iterator[type]:
    """Yield the classes that a type mentions."""
    if isinstance(kind, mi.Metadata):
        yield from parts(kind.type)
    elif isinstance(kind, mi.UnionType):
        for each in kind.types:
            yield from parts(each)
    elif isinstance(kind, mi.ListType | mi.VarTupleType):
        yield from parts(kind.item_type)
    elif isinstance(kind, mi.TupleType):
        for each in kind.item_types:
            yield from parts(each)
    elif isinstance(kind, mi.DictType):
        yield from parts(kind.value_type)
    elif isinstance(kind, mi.StructType | mi.DataclassType):
        yield kind.cls


def reachable(kinds: Iterable[Any]) -> list[type]:
    """Return all classes that something is made of, what a class needs behind it."""
    found: dict[type, None] = {}
    waiting = [each for kind in kinds for each in members(kind)]
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found[kind] = None
            waiting += [each for field in info(kind).fields for each in parts(field.type)]
    return list(found)


def written(kind: mi.Type) -> str:
    """Return a type in TypeScript."""
    if isinstance(kind, mi.Metadata):
        return written(kind.type)
    if isinstance(kind, mi.UnionType):
        return _union(kind)
    if isinstance(kind, mi.ListType | mi.VarTupleType):
        item = written(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, mi.TupleType):
        return f"[{', '.join(map(written, kind.item_types))}]"
    if isinstance(kind, mi.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    if isinstance(kind, mi.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, mi.StructType | mi.DataclassType):
        return name_of(kind.cls)
    plain = {
        mi.StrType: "string",
        mi.BoolType: "boolean",
        mi.NoneType: "null",
        mi.IntType: "number",
        mi.FloatType: "number",
    }
    return plain[type(kind)]


def _union(kind: mi.UnionType) -> str:
    """Return a union, by its name if its classes have one."""
    classes = {each.cls for each in kind.types if isinstance(each, mi.StructType)}
    others = [written(each) for each in kind.types if not isinstance(each, mi.StructType)]
    name = next((n for n, union in UNIONS.items() if set(members(union)) == classes), None)
    own = [name] if name else sorted(map(name_of, classes))
    return " | ".join([*own, *sorted(others, key=lambda other: other == "null")])


@cache
def _remarks(kind: type) -> dict[str, str]:
    """Return the docstrings of a class's fields."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    body = tree.body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, remark in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(remark, ast.Expr):
            assert isinstance(field.target, ast.Name)
            found[field.target.id] = str(ast.literal_eval(remark.value))
    return found


def _comment(text: str, indent: str = "") -> str:
    words = " ".join(text.split())
    if len(indent) + len(words) + 7 <= WIDTH:
        return f"{indent}/** {words} */\n"
    lines = textwrap.wrap(words, WIDTH - len(indent) - 3)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def interface(kind: type, may_leave_out: bool) -> str:
    """Return a class as an interface."""
    about = info(kind)
    remarks = _remarks(kind)
    lines = [_comment(kind.__doc__ or ""), f"export interface {name_of(kind)} {{\n"]
    if isinstance(about, mi.StructType) and about.tag_field is not None:
        lines.append(f'  {about.tag_field}: "{about.tag}";\n')
    for field in about.fields:
        if field.name in remarks:
            lines.append(_comment(remarks[field.name], "  "))
        is_unset = not field.required and field.default is field.default_factory is NODEFAULT
        mark = "?" if is_unset or (may_leave_out and not field.required) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};\n")
    return "".join([*lines, "}\n"])


def _alias(name: str, kinds: Iterable[str]) -> str:
    kinds = list(kinds)
    line = f"export type {name} = {' | '.join(kinds)};\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"


def text() -> str:
    """Return the whole file."""
    answered = reachable(ANSWERED)
    everything = list(dict.fromkeys([*reachable(ASKED), *answered]))
    order = {module: i for i, module in enumerate((m.__name__, t.__name__))}
    everything.sort(key=lambda kind: (order.get(kind.__module__, 9), kind.__module__, _line(kind)))
    names = [name_of(kind) for kind in everything]
    assert len(names) == len(set(names)), "two classes share a name"
    blocks = [
        "// Made by `python -m quayside.server.typescript`; do not edit.\n",
        f"/** The version of the protocol. */\nexport const VERSION = {m.VERSION};\n",
        "/** Every code that a refusal can have. */\n"
        + _alias("ErrorCode", [f'"{code}"' for code in CODES]),
    ]
    # A class that the server sends too is never sent in part.
    blocks += [interface(kind, kind not in answered) for kind in everything]
    blocks += [
        _alias(name, [name_of(kind) for kind in members(union)]) for name, union in UNIONS.items()
    ]
    return "\n".join(blocks)


def _line(kind: type) -> int:
    """Return the line of a class in its file."""
    found = re.search(rf"^class {kind.__name__}\b", _source(kind.__module__), re.MULTILINE)
    assert found is not None
    return found.start()


@cache
def _source(module: str) -> str:
    return inspect.getsource(sys.modules[module])


if __name__ == "__main__":
    print(text(), end="")
