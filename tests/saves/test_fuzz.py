"""Twenty thousand forged saves: each is refused with an error of the tree, or it is a legal game."""

from collections import Counter
from collections.abc import Callable

import pytest

from orrery.engine.chance import Rng
from orrery.engine.errors import GameError
from orrery.engine.notation import write_save
from tests.contract.matches import facts_of
from tests.saves.samples import dealt, drops, read, resealed, taken_back

MUTANTS = 20_000
PARTS = 4
SEEDS = [
    write_save(match)
    for match in (
        drops(""),
        drops("ddc"),
        taken_back(),
        dealt(1, 2),
        dealt(2, 99),
        dealt(3, 99),
        dealt(4, 99),
    )
]
WORDS = (
    "0", "1", "2", "3", "9", "-1", "00", "999999999", "9999999999999999999999", "a", "d", "g", "h", "é", "",
    "pass", "all", "chance", "undo", "drop", "draw", "bid", "stake", "veto", "yes", "no", "one", "three",
    "end", "x" * 500, "connect-four", "toy-auction", "title:", "version:", "seats:", "option", "cards:",
    "dealer:", "secret:",
)  # fmt: skip
SIGNS = "0123456789 \n:-adgx\t\r\x00é"


def pick(rng: Rng, things: list[str]) -> int:
    return int(rng.below(len(things)))


def change_sign(text: str, rng: Rng) -> str:
    at = int(rng.below(len(text)))
    return text[:at] + SIGNS[rng.below(len(SIGNS))] + text[at + 1 :]


def insert_sign(text: str, rng: Rng) -> str:
    at = int(rng.below(len(text)))
    return text[:at] + SIGNS[rng.below(len(SIGNS))] + text[at:]


def cut(text: str, rng: Rng) -> str:
    at = int(rng.below(len(text)))
    return text[:at] + text[at + int(rng.below(9)) :]


def change_word(text: str, rng: Rng) -> str:
    """Put another word, of our list or of the text itself, in the place of one."""
    lines = text.split("\n")
    row = pick(rng, lines)
    words = lines[row].split(" ")
    others = text.split()
    other = others[pick(rng, others)] if rng.below(2) else WORDS[rng.below(len(WORDS))]
    words[pick(rng, words)] = other
    lines[row] = " ".join(words)
    return "\n".join(lines)


def drop_line(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    del lines[pick(rng, lines)]
    return renumbered(lines, rng)


def double_line(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    lines.insert(pick(rng, lines), lines[pick(rng, lines)])
    return renumbered(lines, rng)


def swap_lines(text: str, rng: Rng) -> str:
    lines = text.split("\n")
    one, other = pick(rng, lines), pick(rng, lines)
    lines[one], lines[other] = lines[other], lines[one]
    return renumbered(lines, rng)


def stop_early(text: str, rng: Rng) -> str:
    """Keep the first entries only."""
    head, entries = parts(text)
    return joined(head, entries[: pick(rng, entries)])


def add_undo(text: str, rng: Rng) -> str:
    """Take something back: often what stands just before, and often the last thing that is done."""
    head, entries = parts(text)
    at = pick(rng, entries)
    number, who, *_ = [*entries[at - 1].split(" "), "0", "0"]
    if rng.below(2):
        number, who = str(rng.below(9)), ("0", "1", "all", "2")[rng.below(4)]
    rest = entries[at:] if rng.below(2) else []
    return joined(head, [*entries[:at], f"{at + 1} {who} undo {number}", *rest])


def change_answer(text: str, rng: Rng) -> str:
    """Another seat, decision or answer in some entry, mostly one that stands in this save."""
    head, entries = parts(text)
    row, other = pick(rng, entries), pick(rng, entries)
    words, others = entries[row].split(" "), entries[other].split(" ")
    place = int(1 + rng.below(3))
    if len(words) == len(others) == 4:
        words[place] = others[place] if rng.below(2) else WORDS[rng.below(len(WORDS))]
    return joined(head, [*entries[:row], " ".join(words), *entries[row + 1 :]])


def parts(text: str) -> tuple[str, list[str]]:
    """Headers, and entries with an empty one after the last."""
    head, _, tail = text.partition("\n\n")
    return head, [*tail.split("\n")[:-2], ""]


def joined(head: str, entries: list[str]) -> str:
    return "\n".join([head, "", *(line for line in entries if line), "end 0 0", ""])


def splice(text: str, rng: Rng) -> str:
    """The head of one save and the tail of another."""
    other = SEEDS[rng.below(len(SEEDS))]
    return text[: rng.below(len(text))] + other[rng.below(len(other)) :]


def change_version(text: str, rng: Rng) -> str:
    return text.replace("version: 1", f"version: {rng.below(4)}")


def renumbered(lines: list[str], rng: Rng) -> str:
    """Most forgers count their entries well."""
    if "" in lines and rng.below(8):
        first = lines.index("") + 1
        for row in range(first, len(lines)):
            number, blank, rest = lines[row].partition(" ")
            if blank and number != "end":
                lines[row] = f"{row - first + 1} {rest}"
    return "\n".join(lines)


MUTATIONS: tuple[Callable[[str, Rng], str], ...] = (
    change_sign, insert_sign, cut, change_word, change_word, drop_line, double_line, swap_lines, splice,
    stop_early, stop_early, add_undo, add_undo, change_version, change_version,
    change_answer, change_answer, change_answer, change_answer,
)  # fmt: skip


def mutant(number: int) -> str:
    """A save with one to three changes; most are sealed so that it shows only inside."""
    rng = Rng(number)
    text = SEEDS[rng.below(len(SEEDS))]
    for _ in range(1 + rng.below(2) + rng.below(2)):
        text = MUTATIONS[rng.below(len(MUTATIONS))](text, rng) or "\n"
    return resealed(text) if rng.below(10) else text


def verdict(text: str) -> str:
    """The code of the refusal, or how the save was taken; anything else than a refusal comes through."""
    try:
        match = read(text)
    except GameError as error:
        return error.code
    again = write_save(match)
    back = read(again)
    assert facts_of(back) == facts_of(match)
    assert write_save(back) == again
    assert entries_of(again) == entries_of(text), "an entry was taken for another one"
    return "unchanged" if text in SEEDS else "taken"


def entries_of(text: str) -> list[str]:
    return text.partition("\n\n")[2].split("\n")[:-2]


@pytest.mark.parametrize("part", range(PARTS))
def test_a_forged_save_is_refused_by_name_or_is_a_legal_game(part: int) -> None:
    verdicts = Counter(verdict(mutant(number)) for number in range(part, MUTANTS, PARTS))

    for code in ("taken", "damaged-save", "broken-replay", "unknown-title", "rules-changed", "wrong-draw"):
        assert verdicts[code] >= 10, f"too little was tried: {verdicts}"
    inside = sum(verdicts[code] for code in ("taken", "broken-replay", "rules-changed", "wrong-draw"))
    assert inside > MUTANTS // PARTS // 4, f"too few got past the seal: {verdicts}"
