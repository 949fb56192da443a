"""Build hook of the wheel: compiles the rules with mypyc where that is possible.

An editable install is never compiled, and nothing is ever compiled beside its source: a library there
would go on winning over the module after the module was edited.

Run as a program, this file says by its exit code whether compiling is possible here.

    ORRERY_PURE=1           leave everything interpreted
    ORRERY_COMPILE=require  fail where the build would otherwise stay interpreted
    ORRERY_OPT=3            optimisation level of the C compiler, from 0 to 3
"""

import ast
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PINS = ("librt==0.16.0", "mypy[mypyc]==2.4.1", "setuptools==84.2.1")
PACKAGES = ("engine", "games", "players")
CACHE = Path(".cache", "compiled")


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled libraries to a standard wheel, or says why they are missing."""

    def dependencies(self) -> list[str]:
        return [] if obstacle() else list(PINS)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":
            return
        if reason := obstacle():
            self.stay_pure(reason)
            return
        try:
            include(libraries(Path(self.root)), build_data)
        except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit on a type error
            self.stay_pure(f"compiling failed ({error!r})", error)

    def stay_pure(self, reason: str, cause: BaseException | None = None) -> None:
        if os.environ.get("ORRERY_COMPILE") == "require":
            raise RuntimeError(f"ORRERY_COMPILE=require, but {reason}") from cause
        self.app.display_warning(f"{reason}: this wheel holds interpreted code only")


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

    Views stay interpreted because a compiled dataclass loses its type arguments, and packages that
    hold nothing but a docstring because there is nothing to compile.
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
            compile_modules(source, Path(work)).rename(folder)
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
    for extension in extensions:
        extension.extra_compile_args += _direct_calls()
    command = _parallel_build_ext()(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return work / "lib"


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
    sys.exit(obstacle())
