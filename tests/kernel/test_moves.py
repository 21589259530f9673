"""Moves: declared once, one object each, with codes and names that never change."""

import copy

import pytest

from freebooter.kernel.moves import Moves


def some_moves() -> Moves:
    moves = Moves()
    moves.one("decline")
    moves.counts("send", 2)
    moves.each("take", "nation", ["spain", "france"])
    moves.grid("keep", "good", ["rum", "fruit"], 1)
    return moves


def test_codes_follow_the_order_of_declaration() -> None:
    names = ["decline", "send-0", "send-1", "send-2", "take-spain", "take-france"]
    names += ["keep-rum-0", "keep-rum-1", "keep-fruit-0", "keep-fruit-1"]
    moves = some_moves()
    assert [move.name for move in moves.table] == names
    assert [move.code for move in moves.table] == list(range(len(names)))


def test_a_move_is_found_by_code_and_by_name_as_the_same_object() -> None:
    moves = some_moves()
    for move in moves.table:
        assert moves.by_code(move.code) is move
        assert moves.by_name(move.name) is move


def test_a_copy_of_a_move_is_the_move() -> None:
    move = some_moves().table[4]
    assert copy.copy(move) is move
    assert copy.deepcopy([move])[0] is move


@pytest.mark.parametrize("code", [-1, 10, 10**20])
def test_a_code_beyond_the_table_is_no_move(code: int) -> None:
    assert some_moves().by_code(code) is None


@pytest.mark.parametrize("name", ["", "send", "send-3", "Send-1", "send-1 "])
def test_a_name_that_was_not_declared_is_no_move(name: str) -> None:
    assert some_moves().by_name(name) is None


def test_the_value_is_the_count_or_the_place_of_what_is_named() -> None:
    moves = Moves()
    assert [move.value for move in moves.counts("send", 3)] == [0, 1, 2, 3]
    assert [move.value for move in moves.each("take", "nation", ["spain", "france"])] == [0, 1]
    assert [move.value for move in moves.each("take", "nation", ["genoa"], first=2)] == [2]
    assert [[move.value for move in row] for row in moves.grid("keep", "good", ["rum", "fruit"], 1)] == [[0, 1], [0, 1]]


def test_what_a_move_says_to_people() -> None:
    (row,) = Moves().grid("keep", "good", ["rum"], 1)
    assert (row[1].verb, row[1].params) == ("keep", (("good", "rum"), ("count", 1)))
    assert repr(row[1]) == "<keep-rum-1>"


def test_a_name_is_not_declared_twice() -> None:
    moves = some_moves()
    with pytest.raises(ValueError, match="'send-1' is declared twice"):
        moves.each("send", "count", ["1"])
    assert len(moves.table) == 10
