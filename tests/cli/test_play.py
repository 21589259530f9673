"""Playing over a plain pipe: one choice per line, plain text."""

import re
from pathlib import Path
from typing import cast

import msgspec
import pytest

from freebooter.games.seven_seas.display.view_structs import TableView
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.record import save
from tests.cli.console import GAME, Done, freebooter, play

FIRST = ["1"] * 500


def called(done: Done, role: str, player: str) -> int:
    """How often it was told that this player plays this role."""
    return len(re.findall(rf"^{role}: .*\b{player}\b.*\[P7-ROUND-02\]$", done.out, re.M))


def test_a_game_is_played_to_its_end() -> None:
    done = play(typed=FIRST)
    assert done.code == 0
    assert done.err == ""
    assert "\x1b" not in done.out
    assert "wins." in done.out or "share the victory" in done.out
    assert len(done.lines("Total: Green ")) == 1
    assert len(done.lines("Place: Green ")) == 1


def test_the_table_tells_all_that_a_player_needs() -> None:
    done = play()
    lines = done.out.splitlines()
    assert re.search(r"^Round 1. First player: \w+. Deck 19 \(Last Rounds under 14\), booty 60.$", done.out, re.M)
    assert "Pirate Bay pays for three or more: rum 3, coffee 2, fruit 1 each; for fewer 1." in lines
    expected = (
        "Green (you): points now -2, 7 chests, fleet 7 (7 empty), guards 0, reserve 3, cargo -, "
        "tokens 0, talismans 0, Black Spots 0, cards 3."
    )
    assert expected in lines
    assert done.lines("Your hand: ")
    assert "Green - Choose your character for this round, in secret." in lines
    assert [line.split(":")[0] for line in lines if line[:1].isdigit()] == [
        "1. Shipwright", "2. Governor", "3. Captain", "4. Islander", "5. Shaman", "6. Merchant", "7. Cartographer",
    ]  # fmt: skip


def test_over_a_pipe_only_what_has_changed_is_told_again() -> None:
    done = play(typed=["captain", "1"])
    assert len(done.lines("Blue: points now")) == 1
    assert len(done.lines("Pirate Bay pays")) == 1
    assert len(done.lines("Green (you): points now")) == 3


def test_the_log_comes_with_rule_ids() -> None:
    done = play(typed=["1"])
    assert called(done, "Shipwright", "you") == 1


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    assert play(typed=FIRST).out == play(typed=FIRST).out


def test_the_end_of_the_input_is_a_clean_end(tmp_path: Path) -> None:
    path = tmp_path / "game"
    done = play("--record", path, typed=["1"])
    assert done.code == 0
    assert done.out.splitlines()[-2:] == [
        "The input has ended, so the game stops here.",
        f"Everything is saved. To go on: freebooter play --resume {path}",
    ]
    assert freebooter("verify", path).code == 3, "whole, but not over"


def test_a_game_can_be_played_in_polish() -> None:
    done = play("--language", "pl", "--edition", "pl", typed=["dlaczego gubernator", "1"])
    assert "Zielony - Wybierz w tajemnicy postać na tę rundę." in done.out
    assert "Gubernator: to jest do wyboru, numer 2." in done.out
    assert called(done, "Cieśla okrętowy", "ty") == 1


def test_the_language_of_the_system_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Wybierz w tajemnicy" in play().out
    monkeypatch.setenv("LC_ALL", "C")
    assert "in secret" in play().out


def test_edition_and_language_have_nothing_to_do_with_each_other() -> None:
    done = play("--edition", "pl")
    assert "Last Rounds under 12" in done.out


def test_players_seats_and_options_can_be_chosen() -> None:
    done = play("--players", "3", "--seat", "3", "--option", "ship-limit=multiply", "--option", "round_limit=1")
    assert "Blue (you)" in done.out
    assert "Yellow" not in done.out
    assert "Pirates of the 7 Seas, 3 players. At the keyboard: Blue." in done.out


def test_options_of_every_type_are_understood() -> None:
    options = ["pirate_bay=fruit,rum,coffee", "caravan_sizes=1,1,2,2", "remove-four-ship-caravans-with-two=yes"]
    options += ["ports=" + ";".join(["rum,coffee,fruit"] * 6), "tray=open", "black_spot_vp=-5"]
    done = play(*[word for option in options for word in ("--option", option)])
    assert "Pirate Bay pays for three or more: rum 2, coffee 1, fruit 3 each" in done.out


# What can be typed


def test_a_choice_can_be_typed_in_words() -> None:
    assert called(play(typed=["captain"]), "Captain", "you")
    assert called(play(typed=["choose-captain"]), "Captain", "you")
    assert called(play("--language", "pl", typed=["kapitan"]), "Kapitan", "ty")


def test_what_is_not_understood_says_so_and_changes_nothing() -> None:
    done = play(typed=["0", "8", "arr", "", "send-3"])
    assert done.code == 1
    assert done.err.splitlines() == [
        "There is no choice 0; choose from 1 to 7.",
        "There is no choice 8; choose from 1 to 7.",
        '"arr" is neither a command nor a choice; type a number from 1 to 7, or help.',
        "send 3 ships: That is not what is being asked now. [P7-CHOOSE-02]",
    ]
    assert "[P7-ROUND" not in done.out


def test_why_names_what_is_not_on_offer_with_its_rule() -> None:
    done = play(typed=["shipwright", "1", "why", "why shipwright"])
    expected = (
        "Shipwright: The Shipwright lies used on the table; characters come back after the Captain, Islander or "
        "Shaman. [P7-CHOOSE-04]"
    )
    assert done.out.count(expected) == 2
    assert done.code == 0


def test_why_explains_the_numbers() -> None:
    done = play(typed=["shipwright", "why buy 5", "why", "why captain", "why kraken"])
    assert "buy 5 ships: Your reserve has only 3 ships. [P7-SHIPWRIGHT-01]" in done.out
    assert "buy 4 ships … buy 10 ships: Your reserve has only" in done.out
    assert (
        "Characters are chosen at the start of a round, by all in secret. [P7-SHIPWRIGHT-01] "
        "Shipwright: how many ships do you buy from your reserve?" in done.out
    )


def test_why_nothing_and_why_nonsense() -> None:
    done = play(typed=["why", "why nonsense", "why governor"])
    assert "Everything that this question can offer is on offer." in done.out
    assert 'There is no move like "nonsense" in this game.' in done.err
    assert "Governor is on offer: choose 2." in done.out


def test_rules_are_read_from_the_ledger() -> None:
    done = play(typed=["rules P7-CAPTAIN-07", "rules shipwright", "rules", "rules P7-NONE-01"])
    assert done.lines("P7-CAPTAIN-07: (both) A player who sends no ship")
    assert len(done.lines("P7-SHIPWRIGHT-0")) == 7
    assert "There is no rule P7-NONE-01." in done.err


def test_log_view_and_help() -> None:
    done = play(typed=["1", "1", "log 1", "log", "view", "help"])
    assert called(done, "Shipwright", "you") == 2
    assert len(done.lines("Your hand: ")) > len(play(typed=["1", "1"]).lines("Your hand: "))
    assert done.lines("undo ") and done.lines("quit ")


def test_undo_takes_back_what_nobody_has_learnt_from(tmp_path: Path) -> None:
    """As Tavern's giver of dice: who gets which can be thought over until the last die is given."""
    path = tmp_path / "game"
    match, holder = somebody_holds("tavern")
    save(match, path, ["person"] * 3)
    roles = ["shaman" if seat == holder else "merchant" for seat in range(3)]
    done = freebooter("play", "--resume", path, typed=[*roles, "tavern", "1", "undo", "undo", "quit"])
    assert len(done.lines("Taken back: the die with ")) == 1
    assert "That cannot be taken back: something was thrown, drawn or revealed by it." in done.err
    assert freebooter("verify", path).code == 3, "whole, but not over"


def somebody_holds(card: str) -> tuple[Match, int]:
    """A game in which a seat holds this card at the start."""
    for seed in range(100):
        match = new_match(GAME, 3, {}, seed=seed)
        for seat in range(3):
            if card in cast(TableView, match.view(seat)).hand:
                return match, seat
    raise AssertionError(f"nobody ever holds {card}")


def test_nobody_takes_back_what_another_has_done() -> None:
    two = ["--players", "2", "--seat", "1", "--seat", "2"]
    done = play(*two, typed=["shipwright", "undo", "quit"])
    assert done.code == 1
    assert "The last move was made by Green, so it is not yours to take back." in done.err


def test_undo_is_refused_beyond_a_barrier_but_all_may_agree(tmp_path: Path) -> None:
    path = tmp_path / "game"
    done = play("--record", path, typed=["shipwright", "2", "undo", "rewind", "undo all", "1", "quit"])
    assert "so it is not yours to take back" in done.err or "cannot be taken back" in done.err
    assert "To go further back, with new dice: rewind" in done.out
    assert re.search(r"You took back \d+ moves, to your decision before: buy 1 ship\. New dice\.", done.out)
    assert "to your decision before: Shipwright. New dice." in done.out
    assert freebooter("verify", path).code == 3, "whole, but not over"


def test_people_at_the_table_are_asked_before_everything_is_undone() -> None:
    two = ["--players", "2", "--seat", "1", "--seat", "2"]
    refused = play(*two, typed=["shipwright", "captain", "undo all", "no"])
    assert "Does everyone at the table agree? Type yes." in refused.out
    assert "Nothing was taken back." in refused.out
    agreed = play(*two, typed=["shipwright", "captain", "undo all", "yes"])
    assert "to your decision before: Shipwright. New dice." in agreed.out


# Saving and going on


def test_save_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "saved"
    done = play(typed=["1", "1", f"save {path}", f"save {path}", "save", "quit"])
    assert f"Saved in {path}. To go on later: freebooter play --resume {path}" in done.out
    assert "exists already and is not overwritten" in done.err
    resumed = freebooter("play", "--resume", path, typed=["quit"])
    assert resumed.code == 0
    assert "entries read and checked. The game goes on." in resumed.out
    assert "Green - Choose your character" in resumed.out


def test_a_resumed_game_goes_on_exactly(tmp_path: Path) -> None:
    """Four people, once without a break and once with two: the records are the same byte for byte."""
    seats = [word for seat in "1234" for word in ("--seat", seat)]
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    choices = [str(1 + at * 7 % 3) for at in range(700)]
    assert play(*seats, "--record", whole, typed=choices).code in (0, 1)
    done = play(*seats, "--record", broken, typed=choices[:11])
    for start, stop in ((11, 40), (40, 700)):
        assert "--resume" in done.out
        done = freebooter("play", "--resume", broken, typed=choices[start:stop])
    assert "wins." in done.out or "share" in done.out
    assert whole.read_bytes() == broken.read_bytes()
    assert not (tmp_path / "broken.key").exists(), "the key stands in the record now"


def test_people_and_bots_sit_where_they_sat(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play("--seat", "2", "--record", path, typed=["1"])
    header = msgspec.json.decode(path.read_bytes().splitlines()[0])
    assert header["names"] == ["random", "person", "random", "random"]
    assert "White (you)" in freebooter("play", "--resume", path).out
    assert "Blue (you)" in freebooter("play", "--resume", path, "--seat", "3", "--bot", "random").out


def test_a_finished_game_shows_its_result_again(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play("--record", path, typed=FIRST)
    before = path.read_bytes()
    done = freebooter("play", "--resume", path)
    assert done.code == 0
    assert done.lines("Total: ")
    assert path.read_bytes() == before


def test_a_lost_key_does_not_end_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play("--record", path, typed=["1"])
    (tmp_path / "game.key").unlink()
    done = freebooter("play", "--resume", path, typed=FIRST)
    assert "goes on with a new one; the dice so far cannot be proven" in done.out
    assert done.lines("Total: ")
    proof = freebooter("verify", path)
    assert proof.code == 3
    assert "earlier ones cannot be proven" in proof.out


# Several people


def test_several_people_share_the_keyboard() -> None:
    done = play("--players", "2", "--seat", "1", "--seat", "2", typed=["1", "2"])
    assert done.lines("Pass the keyboard to Green.")
    assert done.lines("Pass the keyboard to White.")
    assert "White (you)" in done.out


def test_search_bots_play(tmp_path: Path) -> None:
    done = freebooter("play", "seven-seas", "--bot", "search", "--iterations", "5", "--seed", "1", typed=["1"] * 4)
    assert done.code == 0
