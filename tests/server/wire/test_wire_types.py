"""The types of the browser client."""

from pathlib import Path

from orrery.server.wire.typescript import script

WRITTEN = Path(__file__).parents[3] / "web" / "src" / "wire.ts"


def test_the_client_has_the_types_of_this_server() -> None:
    """If not: ``python -m orrery.server.wire.typescript``."""
    assert WRITTEN.read_text(encoding="utf-8") == script()


def interface(name: str) -> str:
    return script().split(f"export interface {name} {{\n")[1].split("}")[0]


def test_commands_are_told_apart_by_one_field() -> None:
    assert 'do: "answer";' in interface("Answer")
    assert "\n  | Answer\n" in script().split("export type Commands =")[1]


def test_a_client_may_leave_out_what_has_a_default() -> None:
    assert "id?: number;" in interface("Answer")
    assert "seat?: number | null;" in interface("JoinMatch")
    assert "  choices: number[];" in interface("Answer")


def test_a_server_leaves_out_only_what_is_unset() -> None:
    assert "  words: UpdateWords | null;" in interface("Update")
    assert "  base?: number;" in interface("Update")


def test_what_goes_both_ways_is_whole_when_it_comes_and_may_be_short_when_it_goes() -> None:
    assert "  choice: number;" in interface("Order")
    assert "  choice?: number;" in interface("OrderForm")
    assert "  order: OrderForm;" in interface("GiveOrder")
    assert "  orders: [number, Order][];" in interface("Update")


def test_rows_of_pairs_keep_their_shape() -> None:
    assert "  plans: [string, number[], number[]][];" in interface("Question")
    assert "  patches?: [(number | string)[], unknown][];" in interface("Update")


def test_enums_are_their_words() -> None:
    assert 'export type SeatKind = "open" | "person" | "bot";' in script()
