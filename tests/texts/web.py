"""What the browser client asks for: ids of its own words, read from its sources as they are written there."""

import re
from functools import cache

from tests.frame import ROOT

CLIENT = ROOT / "web" / "src"
WRITTEN = re.compile(r"""["`](web-[a-z0-9-]*(?:\$\{[^}]*\}[a-z0-9-]*)*)["`]""")
HOLE = re.compile(r"\$\{[^}]*\}")


@cache
def shapes() -> frozenset[str]:
    """Every id that the client may ask for; ``*`` stands for what is known only later."""
    sources = sorted(path for path in CLIENT.rglob("*.ts*") if path.is_file())
    found = (id for path in sources for id in WRITTEN.findall(path.read_text(encoding="utf-8")))
    return frozenset(HOLE.sub("*", id) for id in found)


def exact() -> set[str]:
    return {id for id in shapes() if "*" not in id}


def families() -> set[str]:
    return {id for id in shapes() if "*" in id}
