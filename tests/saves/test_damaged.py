"""A save that is damaged, forged or foreign is refused with the right error, and the entry where it fails."""

from typing import Any

import pytest

from orrery.engine.chance import Dealer, Rng
from orrery.engine.errors import (
    BrokenReplay,
    CannotUndo,
    DamagedSave,
    GameError,
    RulesChanged,
    SaveError,
    SaveTooBig,
    UnknownTitle,
    WrongDraw,
)
from orrery.engine.flow import CHANCE, Ask
from orrery.engine.match import Match
from orrery.engine.notation import MOST_ENTRIES, MOST_TEXT, read_save, seal, write_save
from orrery.games.registry import TITLES
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from tests.contract import toy
from tests.contract.matches import facts_of
from tests.contract.toy import AUCTION, auction
from tests.saves.samples import dealt, drops, edited, read, resealed, taken_back

BASIS = "orrery save 1\ntitle: connect-four\nversion: 1\nseats: 2\n"


def test_a_save_that_ends_too_early_is_damaged() -> None:
    lines = write_save(taken_back()).splitlines(keepends=True)
    for kept in range(len(lines)):
        with pytest.raises(DamagedSave):
            read("".join(lines[:kept]))


def test_a_save_without_its_last_characters_is_damaged() -> None:
    text = write_save(taken_back())
    for cut in range(1, len(text)):
        with pytest.raises(DamagedSave):
            read(text[:-cut])


def test_a_save_with_any_character_changed_is_damaged() -> None:
    text = write_save(taken_back())
    for place in range(len(text)):
        with pytest.raises(DamagedSave):
            read(text[:place] + ("x" if text[place] != "x" else "y") + text[place + 1 :])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "end 0 e3b0c44298fc1c14\n",
        "\nend 0 \n",
        resealed(BASIS.replace("save 1", "save 2") + "\n"),
        resealed("\n" + BASIS + "\n"),
        resealed(BASIS + "seats: 2\n\n"),
        resealed(BASIS + "title: connect-four\n\n"),
        resealed(BASIS + "no colon\n\n"),
        resealed(BASIS.replace("seats: 2", "seats: two") + "\n"),
        resealed(BASIS.replace("seats: 2", "seats: 02") + "\n"),
        resealed(BASIS.replace("seats: 2", "seats: -2") + "\n"),
        resealed(BASIS.replace("seats: 2\n", "") + "\n"),
        resealed(BASIS.replace("version: 1", "version: 1.0") + "\n"),
        resealed(BASIS.replace("version: 1", "version: 9999999999") + "\n"),
        resealed(BASIS.replace("version: 1\n", "") + "\n"),
        resealed(BASIS + "dealer: 12ab\n\n"),
        resealed(BASIS + "dealer: " + "é" * 64 + "\n\n"),
        resealed(BASIS + "note: " + "x" * 4000 + "\n\n"),
        resealed(BASIS + "".join(f"note {n}: x\n" for n in range(700)) + "\n"),
        resealed(BASIS + "\n1 0 drop d\n").replace("\n", "\r\n"),
    ],
)
def test_a_text_that_is_no_whole_save_is_damaged(text: str) -> None:
    with pytest.raises(DamagedSave):
        read(text)


@pytest.mark.parametrize(
    "line",
    [
        "", "1", "1 0 drop", "1 0 drop d e", " 1 0 drop d", "1 0 drop d ", "2 0 drop d", "01 0 drop d",
        "1 x drop d", "1 -1 drop d", "1 0x drop d", "1 00 drop d", "1 all drop d", "1 chance undo 1",
        "1 0 undo x", "1 0 undo -1", "1 all undo 99999999999999999999", "1 99999999999999999999 drop d",
    ],
)  # fmt: skip
def test_an_entry_that_is_not_well_formed_is_damage(line: str) -> None:
    with pytest.raises(DamagedSave):
        read(resealed(f"{BASIS}\n{line}\n"))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1 0 drop h", "'h' does not answer"),
        ("1 0 drop pass", "does not offer -1"),
        ("1 0 fly d", "no decision is called 'fly'"),
        ("1 1 drop d", "seat 1 has no open question"),
        ("1 2 drop d", "there is no seat 2"),
        ("1 999999999 drop d", "there is no seat"),
        ("1 chance drop d", "seat -1 has no open question"),
        ("1 0 undo 1", "can't take back entry 1"),
        ("1 999999999 undo 1", "can't take back entry 1"),
        ("1 all undo 1", "no answer that can be taken back"),
        ("1 all undo 0", "no answer that can be taken back"),
    ],
)
def test_an_entry_that_does_not_follow_the_rules_breaks_the_replay(line: str, why: str) -> None:
    with pytest.raises(BrokenReplay, match=why) as caught:
        read(resealed(f"{BASIS}\n{line}\n"))
    assert (caught.value.code, caught.value.entry) == ("broken-replay", 1)


def test_entries_in_another_order_break_the_replay() -> None:
    with pytest.raises(BrokenReplay) as caught:
        read(resealed(f"{BASIS}\n1 0 drop d\n2 0 drop c\n3 1 drop d\n"))
    assert caught.value.entry == 2


def test_the_first_wrong_entry_is_named() -> None:
    with pytest.raises(BrokenReplay) as caught:
        read(resealed(f"{BASIS}\n1 0 drop d\n2 0 drop d\n3 0 drop nowhere\n"))
    assert caught.value.entry == 2


def test_nothing_can_be_played_after_the_end() -> None:
    won = drops("abababa")
    with pytest.raises(BrokenReplay) as caught:
        read(resealed(write_save(won).replace("end ", "8 1 drop b\nend ")))
    assert caught.value.entry == 8


def test_an_undo_of_an_entry_that_is_taken_back_already_breaks_the_replay() -> None:
    text = write_save(taken_back()).replace("\nend ", "\n8 all undo 5\nend ")
    with pytest.raises(BrokenReplay) as caught:
        read(resealed(text))
    assert caught.value.entry == 8


def test_a_title_that_nobody_knows_is_refused() -> None:
    with pytest.raises(UnknownTitle):
        read(edited(drops("d"), "title: connect-four", "title: chess"))


def test_the_entries_of_another_title_break_the_replay() -> None:
    with pytest.raises(BrokenReplay) as caught:
        read(edited(drops("d"), "title: connect-four", "title: toy-auction"))
    assert caught.value.entry == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats: 2", "seats: 9"),
        ("seats: 2", "seats: 0"),
        ("option cards: 1", "option cards: 7"),
        ("option cards: 1", "option sleeves: 1"),
        ("option cards: 1", "option cards: 1\noption sleeves: 1"),
    ],
)
def test_a_setup_that_the_title_does_not_have_breaks_the_replay_before_the_first_entry(
    old: str, new: str
) -> None:
    with pytest.raises(BrokenReplay) as caught:
        read(edited(dealt(1, 2), old, new))
    assert (caught.value.code, caught.value.entry) == ("broken-replay", 0)


def test_a_save_of_another_version_is_taken_if_every_entry_verifies() -> None:
    match = taken_back()
    back = read(edited(match, "version: 1", "version: 7"))
    assert facts_of(back) == facts_of(match)


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ("2 1 drop d", "2 1 drop z", 2),
        ("2 1 drop d", "2 1 fall d", 2),
        ("4 1 drop c", "4 0 drop c", 4),
        ("seats: 2", "seats: 3", 0),
    ],
)
def test_a_save_of_another_version_that_does_not_verify_met_changed_rules(
    old: str, new: str, entry: int
) -> None:
    text = edited(taken_back(), "version: 1", "version: 7").replace(old, new)
    with pytest.raises(RulesChanged) as caught:
        read(resealed(text))
    assert (caught.value.code, caught.value.entry) == ("rules-changed", entry)


def first_draw(match: Match[Any]) -> str:
    return next(line for line in write_save(match).splitlines() if " chance draw " in line)


def other_draw(line: str) -> str:
    return line[:-1] + str((int(line[-1]) + 1) % toy.KINDS)


def test_a_draw_that_the_secret_does_not_give_is_wrong() -> None:
    line = first_draw(match := dealt(3, 99))
    assert match.outcome() is not None
    with pytest.raises(WrongDraw) as caught:
        read(edited(match, line, other_draw(line)))
    assert (caught.value.code, caught.value.entry) == ("wrong-draw", 1)


def test_a_wrong_draw_in_a_save_of_another_version_met_changed_rules() -> None:
    line = first_draw(match := dealt(3, 99))
    text = edited(match, line, other_draw(line)).replace("version: 1", "version: 2")
    with pytest.raises(RulesChanged) as caught:
        read(resealed(text))
    assert caught.value.entry == 1


def test_a_draw_that_can_no_longer_be_dealt_met_changed_rules() -> None:
    class Smaller(toy.Draw):
        def bag(self, state: toy.Auction, ask: Ask) -> Any:
            return state.bag[: toy.KINDS - 1]

    changed = auction(version=2)
    changed.decisions[toy.DRAW] = Smaller()
    changed.decisions[toy.DRAW].key = "draw"
    saves = [write_save(dealt(seed, 99)) for seed in range(1, 9)]
    hurt = [text for text in saves if " draw 4\n" in text]
    assert hurt
    for text in hurt:
        with pytest.raises(RulesChanged):
            read_save(text, {AUCTION.key: changed})


@pytest.mark.parametrize("secret", ["00", "", "zz", "0", "00 ff", "0x00"])
def test_a_secret_that_does_not_fit_the_promise_is_damage(secret: str) -> None:
    match = dealt(3, 99)
    with pytest.raises(DamagedSave):
        read(edited(match, "secret: 03", f"secret: {secret}"))


def test_a_secret_without_a_promise_is_damage() -> None:
    match = dealt(3, 99)
    with pytest.raises(DamagedSave):
        read(edited(match, f"dealer: {match.promise}\n", ""))


def test_the_secret_is_told_only_when_the_game_is_over() -> None:
    assert "secret" not in write_save(dealt(3, 3))
    assert "secret: 03" in write_save(dealt(3, 99))


def test_a_stored_match_keeps_the_promise_of_its_dealer() -> None:
    text = write_save(dealt(3, 3))
    back = read(text)
    assert back.dealer is None
    assert write_save(back) == text

    back.dealer = Dealer(b"\x03")
    back.deal()
    assert write_save(read(write_save(back))) == write_save(back)


def test_a_text_longer_than_any_game_is_too_big() -> None:
    with pytest.raises(SaveTooBig):
        read("x" * (MOST_TEXT + 1))


def test_more_entries_than_any_game_has_are_too_many() -> None:
    with pytest.raises(SaveTooBig):
        read(resealed(BASIS + "\n" + "x\n" * (MOST_ENTRIES + 1)))


@pytest.mark.parametrize("sign", ["é", "٣", "\u2028", "\x00é", "\ud800"])
def test_a_text_that_is_not_ascii_is_damaged(sign: str) -> None:
    with pytest.raises(DamagedSave):
        read(write_save(drops("d")).replace("drop d", f"drop {sign}"))


def test_every_error_of_a_save_has_a_code_of_its_own() -> None:
    kinds: list[type[GameError]] = [SaveError, *SaveError.__subclasses__(), *BrokenReplay.__subclasses__()]
    assert len({kind.code for kind in kinds}) == len(kinds)


def test_draws_are_verified_by_their_number_even_after_a_rewind() -> None:
    match = dealt(5, 0)
    match.rewind(1)
    match.deal()
    draws = [entry.choice for entry in match.log if entry.seat == CHANCE]
    assert match.draws == 4
    assert [entry.choice for entry in read(write_save(match)).log if entry.seat == CHANCE] == draws


def test_a_dealer_who_came_later_is_bound_to_the_draw_with_which_he_began() -> None:
    match = Match(BACKGAMMON, BACKGAMMON.setup(2, {"cube": "off"}), Dealer(b"first dealer"))
    rng = Rng(4)
    while match.outcome() is None:
        match.deal()
        for ask in match.asks():
            match.play(ask.seat, BACKGAMMON.sample(match.state, ask, rng))
    body = write_save(match).rpartition("end ")[0]
    moved = body.replace("secret: ", "dealt from: 3\nsecret: ")

    with pytest.raises(DamagedSave):
        read_save(seal(moved, len(match.log)), TITLES)


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for turn, column in enumerate("abababa"):
        match.say(turn % 2, column)
    assert match.outcome() is not None

    with pytest.raises(CannotUndo):
        match.undo(0)
    with pytest.raises(CannotUndo):
        match.rewind(1)


def test_a_save_with_more_rewinds_than_any_table_agrees_to_is_too_big() -> None:
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for _ in range(201):
        match.say(0, "a")
        match.rewind(match.live[-1])

    with pytest.raises(SaveTooBig):
        read_save(write_save(match), TITLES)
