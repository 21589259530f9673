"""What a sensible pirate leans to: advice on every question, and better than chance by far."""

from collections import Counter

from freebooter.games import find_game
from freebooter.games.seven_seas.advice import characters
from freebooter.games.seven_seas.content.load import CHARACTERS, FOLDER
from freebooter.games.seven_seas.names import ROLES
from freebooter.games.seven_seas.valuing.worth import EASE, weigh
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.moves import Move
from freebooter.kernel.run import Chooser, Run, play_with

GAME = find_game("seven-seas")
PROMPTS = {
    "choose-character", "buy-ships", "take-tile", "captain-card", "send-ships", "load-goods", "aborigine-card",
    "shaman-card", "sell-goods", "gift", "ritual", "final-bargain", "name-good", "give-die", "discard-surplus",
    "tavern-goods",
}  # fmt: skip

RARE = {"discard-surplus"}
"""Asked in a game of ten or so; its advice is that of `tavern-goods`."""


class Follows(Chooser):
    """Some seats take what is most inviting, the others anything."""

    def __init__(self, seats: set[int], seed: str) -> None:
        self.seats = seats
        self.chance = SearchChance(seed)
        self.asked: Counter[str] = Counter()

    def choose(self, run: Run, ask: Ask) -> Move:
        options = ask.options
        weights = ask.weights(run.state)
        assert weights is not None, f"no advice on {ask.prompt}"
        assert len(weights) == len(options) and min(weights) > 0
        self.asked[ask.prompt] += 1
        if ask.seat in self.seats:
            most = max(weights)
            options = [move for move, weight in zip(options, weights, strict=True) if weight == most]
        return options[self.chance.below(len(options))]


def play(seed: str, seats: set[int], players: int = 4, edition: str = "en") -> tuple[Run, Follows]:
    run = Run(GAME, GAME.setup(GAME.options({"edition": edition}), players, SearchChance(seed)), keeps=False)
    run.begin()
    follows = Follows(seats, seed)
    play_with(run, follows)
    return run, follows


def test_every_question_has_advice_in_every_edition() -> None:
    asked: Counter[str] = Counter()
    for number in range(24):
        players = 2 + number % 3
        asked += play(f"advice {number}", {0}, players, "pl" if number % 2 else "en")[1].asked
    assert set(asked) | RARE == PROMPTS


def test_whoever_follows_it_beats_chance_by_far() -> None:
    ahead = 0.0
    for number in range(8):
        seat = number % 4
        run, _ = play(f"follow {number}", {seat})
        scores = GAME.result(run.state).scores
        ahead += scores[seat] - max(score for at, score in enumerate(scores) if at != seat)
    assert ahead / 8 > 20


def test_an_option_that_is_worth_less_is_less_inviting() -> None:
    weights = weigh([30, 30 - EASE, 30 - 3 * EASE, -500])
    assert weights[0] > weights[1] > weights[2] > weights[3] == 1
    assert weights[0] - 1 == 2 * (weights[1] - 1)


def test_the_figures_of_characters_fit_their_facts() -> None:
    text = (FOLDER / "characters.toml").read_text(encoding="utf-8")
    assert all(f'"{fact}"' in text for fact in characters.FACTS)
    assert len(CHARACTERS) == len(ROLES) and {len(each) for each in CHARACTERS} == {len(characters.FACTS)}
    table = GAME.setup(GAME.options({}), 3, SearchChance("facts"))
    assert len(characters.facts(table, table.players[1])) == len(characters.FACTS)
