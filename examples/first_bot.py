"""A first bot: it makes no plain mistakes, follows the game's advice where there is some, and is rated against chance.

    python examples/first_bot.py

A bot is given its question, what its seat may know, and a world that might be the true one: see docs/bots.md.
"""

from __future__ import annotations

from freebooter.bots import Bot, Situation, add_bot
from freebooter.kernel.moves import Move
from freebooter.lab import simulate
from freebooter.lab.reports.summaries import WinShare


class Careful(Bot):
    """Takes what the game advises most; without advice anything that does no harm."""

    def decide(self, situation: Situation) -> Move:
        harmless = situation.harmless()
        weights = situation.weights(harmless)
        if weights is None:
            return harmless[self.chance.below(len(harmless))]
        return harmless[weights.index(max(weights))]


add_bot("careful", lambda seed, seconds, iterations: Careful(seed))


def main(games: int = 100) -> WinShare:
    done = simulate("seven-seas", bots=["careful", "random", "random", "random"], games=games, seed="first bot")
    for bot in done.report.by_bot:
        share = bot.wins
        print(f"{bot.bot}: wins {share.share:.0%} of its games ({share.low:.0%} to {share.high:.0%}, par is 25%)")
    return done.report.by_bot[0].wins


if __name__ == "__main__":
    main()
