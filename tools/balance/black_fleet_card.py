"""What one development is worth to a bot that thinks: it is dealt to that bot in every game, among three of `heaviest`.

    PYTHONPATH=build/fast:tools/balance .venv/bin/python tools/balance/black_fleet_card.py \\
        --cards D11-06,any --bot search:60 --games 120 --seed card

`any` is the card that the seat would have had: by the same seeds and at the same seats, so that shares can be compared.
A game costs a quarter of one in which all think. Cards are played in turn, and what was found so far is printed as it
grows: stop it when it is enough.
"""

import argparse

from freebooter.bots import choose_in, make_bot
from freebooter.games import load_modules
from freebooter.games.black_fleet.content.cards import DEVELOPMENTS, PER_TIER
from freebooter.games.black_fleet.game import GAME
from freebooter.games.black_fleet.state import Table
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.run import Run
from freebooter.lab.reports.summaries import win_share
from freebooter.lab.work.bot_specs import bot_from_spec

SEATS = 4


def deal(t: Table, seat: int, card: int) -> None:
    """The seat has the card instead of its own of that price; the seat that had it gets that one."""
    tier = card // PER_TIER
    own = t.players[seat].developments[tier]
    for player in t.players:
        row = list(player.developments)
        if player.seat == seat:
            row[tier] = card
        elif row[tier] == card:
            row[tier] = own
        player.developments = tuple(row)


def play(card: str, bot: str, seed: str, seat: int) -> float:
    """The seat's share of the win."""
    bots = [make_bot("heaviest", f"{seed} {other}") for other in range(SEATS)]
    bots[seat] = bot_from_spec(bot, f"{seed} {seat}")
    state = GAME.setup(GAME.options({}), SEATS, SearchChance(f"game {seed}"))
    assert isinstance(state, Table)
    if card != "any":
        deal(state, seat, DEVELOPMENTS.index(card))
    run = Run(GAME, state, keeps=True)
    run.begin()
    question = run.question
    while question is not None:
        assert isinstance(question, Ask)
        run.answer(choose_in(bots[question.seat], run, question.seat))
        question = run.question
    places = run.game.result(run.state).places
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description="What one development is worth to a bot that thinks.")
    parser.add_argument("--cards", default="D11-06,any")
    parser.add_argument("--bot", default="search:60")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", default="card")
    words = parser.parse_args()
    load_modules(["yardsticks"])
    cards = words.cards.split(",")
    wins = dict.fromkeys(cards, 0.0)
    for game in range(words.games):
        for card in cards:
            wins[card] += play(card, words.bot, f"{words.seed}/{game // SEATS}", game % SEATS)
        found = {card: win_share(wins[card], game + 1) for card in cards}
        told = [
            f"{card} {100 * one.share:.1f} % ({100 * one.low:.1f} – {100 * one.high:.1f})"
            for card, one in found.items()
        ]
        print(f"{game + 1} games: {', '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
