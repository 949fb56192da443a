"""The text of a save, line by line, and the default notation of answers."""

import hashlib

import pytest

from orrery.engine.errors import BadToken
from orrery.engine.flow import PASS, Ask
from orrery.engine.notation import read_save, seal, write_save
from tests.contract.matches import facts_of
from tests.contract.toy import AUCTION, BID, STAKE
from tests.saves.samples import dealt, read, taken_back

BODY = """\
orrery save 1
title: connect-four
version: 1
seats: 2

1 0 drop d
2 1 drop d
3 1 undo 2
4 1 drop c
5 0 drop a
6 all undo 4
7 1 drop g
"""


def test_a_save_is_headers_entries_and_a_seal() -> None:
    mark = hashlib.sha256(BODY.encode()).hexdigest()[:16]
    assert write_save(taken_back()) == f"{BODY}end 7 {mark}\n"


def test_a_save_comes_back_as_the_same_match() -> None:
    assert facts_of(read(seal(BODY, 7))) == facts_of(taken_back())


def test_options_and_the_dealer_stand_in_the_headers() -> None:
    headers = write_save(dealt(3, 99)).partition("\n\n")[0].splitlines()
    promise = hashlib.sha256(b"\x03").hexdigest()
    assert headers[3:] == ["seats: 2", "option cards: 1", f"dealer: {promise}", "secret: 03"]


def test_a_match_without_answers_can_be_saved() -> None:
    text = seal(BODY.partition("1 0")[0], 0)
    assert write_save(read(text)) == text


def test_draws_are_written_as_answers_of_chance() -> None:
    lines = write_save(dealt(3, 0)).partition("\n\n")[2].splitlines()
    assert [line.rpartition(" ")[0] for line in lines[:2]] == ["1 chance draw", "2 chance draw"]


def test_a_save_is_read_by_the_titles_it_is_given() -> None:
    text = write_save(dealt(3, 4))
    assert read_save(text, {AUCTION.key: AUCTION}).game is AUCTION


@pytest.mark.parametrize(
    ("decision", "choice", "token"),
    [(BID, 3, "3"), (BID, PASS, "pass"), (STAKE, 0, "one"), (STAKE, 2, "three")],
)
def test_an_answer_is_a_word_a_number_or_pass(decision: int, choice: int, token: str) -> None:
    ask = Ask(0, decision)
    assert AUCTION.token(ask, choice) == token
    assert AUCTION.decisions[decision].read(ask, token) == choice


@pytest.mark.parametrize("decision", [BID, STAKE])
@pytest.mark.parametrize("token", ["", "03", "+3", "-1", "٣", "1_0", "1e3", "9" * 10, "One", " one", "four"])
def test_other_texts_are_no_answers(decision: int, token: str) -> None:
    with pytest.raises(BadToken):
        AUCTION.decisions[decision].read(Ask(0, decision), token)
