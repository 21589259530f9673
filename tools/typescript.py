"""Write the TypeScript types of the wire, the views and the board numbers from the Python structs that make them.

    python tools/typescript.py            write web/src/generated
    python tools/typescript.py --check    say whether it is up to date (exit 1 when it is not)

Nothing is mirrored by hand: a field that is added to a struct is known to the browser client when this has run, and one
that is taken away no longer compiles there. Fields that are left out when they have their default are optional.
"""

import ast
import inspect
import sys
import types
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "src" / "generated"

Modules: TypeAlias = tuple[str, ...]
FILES: dict[str, Modules] = {
    "wire": (
        "freebooter.server.wire.commands",
        "freebooter.server.wire.frames",
        "freebooter.server.wire.bodies",
        "freebooter.server.wire.reviews",
    ),
    "statistics": ("freebooter.server.statistics.answer",),
    "handbook": ("freebooter.server.texts.handbook",),
    **{
        game: (f"freebooter.games.{folder}.display.view_structs", f"freebooter.games.{folder}.display.number_structs")
        for game, folder in (("seven-seas", "seven_seas"), ("black-fleet", "black_fleet"), ("marauders", "marauders"))
    },
    "marauders-modules": tuple(
        f"freebooter.games.marauders.modules.{file.parent.name}.view"
        for file in sorted((ROOT / "src/freebooter/games/marauders/modules").glob("*/view.py"))
    ),
}
SIMPLE = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}
HEAD = "// Made by tools/typescript.py from {sources}. Do not edit: change the Python structs and run make web.\n"


def written(file: str) -> str:
    """The text of one generated file."""
    modules = [import_module(name) for name in FILES[file]]
    structs = [struct for module in modules for struct in structs_of(module)]
    imports = sorted({struct for one in structs for struct in mentioned(one) if struct not in structs}, key=str)
    parts = [HEAD.format(sources=" and ".join(FILES[file]))]
    for other in {file_of(struct) for struct in imports}:
        names = ", ".join(sorted(struct.__name__ for struct in imports if file_of(struct) == other))
        parts.append(f'import type {{ {names} }} from "./{other}";\n')
    parts += [interface(struct) for struct in structs]
    parts += [union for module in modules for union in unions_of(module, structs)]
    return "\n".join(parts)


def structs_of(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines itself, in their order; abstract bases of tagged ones are left out."""
    own = [thing for thing in vars(module).values() if inspect.isclass(thing) and thing.__module__ == module.__name__]
    return [thing for thing in own if issubclass(thing, msgspec.Struct) and not is_base(thing)]


def is_base(struct: type[msgspec.Struct]) -> bool:
    return bool(struct.__subclasses__()) and not struct.__struct_fields__


def file_of(struct: type[msgspec.Struct]) -> str:
    return next(file for file, modules in FILES.items() if struct.__module__ in modules)


def interface(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    told = docs_of(struct)
    lines = [*comment(struct.__dict__.get("__doc__") or "", ""), f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        lines += comment(told.get(field.name, ""), "  ")
        optional = "?" if left_out_by_default(struct, field) else ""
        lines.append(f"  {field.encode_name}{optional}: {typescript(optional_of(hints[field.name], optional))};")
    return "\n".join([*lines, "}", ""])


def left_out_by_default(struct: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> bool:
    """What clients send may leave out whatever has a default; what the server sends, if its struct says so."""
    config = struct.__struct_config__
    return not field.required and (config.omit_defaults or config.forbid_unknown_fields)


def optional_of(hint: Any, optional: str) -> Any:
    """A field that is left out when it is None is never null."""
    if optional and get_origin(hint) in (Union, types.UnionType):
        rest = tuple(each for each in get_args(hint) if each is not type(None))
        return Union[rest]  # noqa: UP007 (made at run time)
    return hint


def typescript(hint: Any) -> str:
    origin, given = get_origin(hint), get_args(hint)
    if hint in SIMPLE:
        return SIMPLE[hint]
    if origin is Annotated:
        return typescript(given[0])
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in given)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(each) for each in given))
    if origin is dict:
        return f"Record<{typescript(given[0])}, {typescript(given[1])}>"
    if origin is tuple and given[-1] is not Ellipsis:
        return f"[{', '.join(typescript(each) for each in given)}]"
    if origin in (list, tuple):
        inner = typescript(given[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    raise TypeError(f"no TypeScript type is known for {hint!r}")


def mentioned(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """The structs that the fields of a struct speak of."""
    todo = list(get_type_hints(struct, include_extras=True).values())
    while todo:
        hint = todo.pop()
        if inspect.isclass(hint) and issubclass(hint, msgspec.Struct):
            yield hint
        todo.extend(get_args(hint) if get_origin(hint) is not Literal else ())


def unions_of(module: types.ModuleType, structs: list[type[msgspec.Struct]]) -> Iterator[str]:
    """Unions of tagged structs that a module names: what may come over a socket."""
    for name, thing in vars(module).items():
        members = get_args(thing) if get_origin(thing) in (Union, types.UnionType) else ()
        if members and all(member in structs for member in members):
            yield f"export type {name} = {' | '.join(member.__name__ for member in members)};\n"


def docs_of(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The sentences below the fields of a class, which Python itself forgets."""
    (tree,) = ast.parse(inspect.cleandoc("\n" + inspect.getsource(struct))).body
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):
        said = after.value if isinstance(after, ast.Expr) else None
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(said, ast.Constant):
            found[field.target.id] = str(said.value)
    return found


def comment(text: str, indent: str) -> list[str]:
    said = " ".join(text.split())
    return [f"{indent}/** {said} */"] if said else []


def main() -> int:
    texts = {FOLDER / f"{file}.ts": written(file) for file in FILES}
    if "--check" in sys.argv[1:]:
        stale = [path.name for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text]
        if stale:
            print(
                f"The TypeScript types are not those of the Python structs (run make web): {', '.join(stale)}",
                file=sys.stderr,
            )
            return 1
        print("The TypeScript types are those of the Python structs.")
        return 0
    FOLDER.mkdir(exist_ok=True)
    for path, text in texts.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
