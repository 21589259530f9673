"""What is typed at a terminal keeps its meaning, and a sure mistake is not made by a slip."""

from freebooter.cli.table.option_numbers import missing_move, numbers_of
from freebooter.games.marauders.game import GAME as MARAUDERS
from freebooter.games.seven_seas.moves import CHOOSE, DECLINE, KEEP, PLAY_CARD, SEND
from freebooter.games.seven_seas.names import CAPTAIN, RUM, SHIPWRIGHT
from freebooter.kernel.ask import Ask, Question
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.match import new_match
from freebooter.kernel.note import DANGER, MISTAKE
from tests.cli.console import GAME, play
from tests.cli.terminal import ESCAPES, Terminal, terminal

PLAY = ["play", "seven-seas", "--bot", "random", "--seed", "11", "--language", "en"]


def test_counts_are_typed_as_they_are() -> None:
    assert numbers_of(SEND[:4], fixed=True) == [0, 1, 2, 3]
    assert numbers_of(KEEP[RUM][1:3], fixed=True) == [1, 2]


def test_a_character_keeps_its_number_when_others_are_used() -> None:
    left = [move for move in CHOOSE if move.value not in (SHIPWRIGHT, CAPTAIN)]
    assert numbers_of(left, fixed=True) == [2, 4, 5, 6, 7]
    ask = Ask(0, Question("choose-character"), left)
    assert missing_move(ask, GAME.moves.table, CAPTAIN + 1) is CHOOSE[CAPTAIN]
    assert missing_move(Ask(0, Question("send-ships"), SEND[:3]), GAME.moves.table, 5) is SEND[5]
    assert missing_move(Ask(0, Question("send-ships"), SEND[:3]), GAME.moves.table, 99) is None


def test_other_choices_are_counted_from_one() -> None:
    cards = [*PLAY_CARD[3:5], DECLINE]
    assert numbers_of(cards, fixed=True) == [1, 2, 3]
    assert missing_move(Ask(0, Question("captain-card"), cards), GAME.moves.table, 4) is None


def test_over_a_pipe_everything_is_counted_from_one() -> None:
    assert numbers_of(SEND[:3], fixed=False) == [1, 2, 3]
    assert numbers_of(CHOOSE[3:], fixed=False) == [1, 2, 3, 4]


def test_several_that_may_be_meant_are_named() -> None:
    done = play(typed=["sh"])
    assert done.err.splitlines() == ['"sh" may be: Shipwright, Shaman. Type more of it, or its number.']


def begun(screen: Terminal) -> str:
    screen.read_until("[Enter] to go on")
    screen.type("")
    return ESCAPES.sub("", screen.read_until("more\n> "))


def test_a_sure_mistake_is_asked_twice() -> None:
    with terminal(*PLAY, columns=120, rows=45) as screen:
        begun(screen)
        screen.type("6")
        screen.read_until("Merchant: no goods aboard: a mistake, 1 Black Spot (-3). If you mean it, type it again.\n> ")
        screen.type("6")
        screen.read_until("Merchant: ")


def test_at_a_terminal_an_absent_number_says_why() -> None:
    with terminal(*PLAY, columns=120, rows=45) as screen:
        begun(screen)
        screen.type("1")
        screen.read_until("0  buy no ship")
        screen.type("5")
        screen.read_until("buy 5 ships: Your reserve has only")


def test_the_terminal_tells_what_a_port_in_hand_pays() -> None:
    done = play("--seed", "7", "--players", "3")
    assert done.lines("Lantern Quay (port): rum 3, coffee 1, fruit 2; your cargo would sell for 0 there.")
    assert done.lines("Iceberg (curse): each 2 thrown costs a coffee.")


def test_a_captain_is_not_given_up_by_a_slip() -> None:
    """The preview has the tone of a danger; leaving a port with goods that it wants is a mistake; others have none."""
    tones: dict[str, set[str]] = {}
    for seed in range(3):
        match, chance = new_match(MARAUDERS, 2, seed=seed), SearchChance(seed)
        for _decision in range(60):
            ask = match.ask_of(match.asked[0])
            assert ask is not None
            for move in ask.options:
                preview = ask.preview(match.run.state, move)
                tones.setdefault(move.verb, set()).add("" if preview is None else preview.tone)
            steady = [move for move in ask.options if move.verb != "retire"]
            match.play(ask.seat, steady[chance.below(len(steady))])
    assert tones.pop("retire") == {DANGER}
    assert tones.pop("done") == {"", MISTAKE}
    assert set().union(*tones.values()) == {""}
