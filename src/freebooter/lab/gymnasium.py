"""One seat against bots, for Gymnasium (the extra `lab`): `gymnasium.make("freebooter/SevenSeas-v1", players=4)`.

An observation is the row of features of the seat; `info["action_mask"]` has 1 for every move on offer. A move that is
not on offer changes nothing, costs a little, and `info["refusal"]` says why in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from freebooter.bots import Bot, choose_in
from freebooter.lab.environments.presets import presets
from freebooter.lab.environments.render import MODES, Drawing, drawn
from freebooter.lab.environments.stepped import Row, SteppedGame
from freebooter.lab.work.bot_specs import bot_from_spec, check_bot_specs
from freebooter.words import Words

REFUSED = -0.01
MOST = 255
Info = dict[str, Any]  # as Gymnasium has it: who reads `info["action_mask"]` wants an array


class AgainstBots(gymnasium.Env[Row, np.int64]):
    """One seat of a game; bots sit at the others. `bot` is theirs, as `simulate` takes it: `random`, `search:50`."""

    metadata: dict[str, object] = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        bot: str = "random",
        rewards: str = "places",
        render_mode: str | None = None,
    ) -> None:
        self.table = SteppedGame(game, players, options, rewards)
        if not 0 <= seat < self.table.players:
            raise ValueError(f"there is no seat {seat}: they count from 0 to {self.table.players - 1}")
        check_bot_specs([bot])
        self.seat = seat
        self.bot = bot
        self.render_mode = render_mode
        self.observation_space = gymnasium.spaces.Box(0, MOST, (len(self.table.features),), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(len(self.table.moves))
        self._bots: list[Bot] = []
        self._words = Words("en")

    def reset(self, *, seed: int | None = None, options: dict[str, object] | None = None) -> tuple[Row, Info]:
        super().reset(seed=seed)
        game = int(self.np_random.integers(1 << 62))
        self._bots = [bot_from_spec(self.bot, f"{game}/{seat}") for seat in range(self.table.players)]
        self.table.begin(game, keeps=any(bot.looks_ahead for bot in self._bots))
        self._let_bots_play()
        return self.table.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, Info]:
        refusal = self.table.refusal(self.seat, int(action)) if self.table.end is None else None
        if refusal is not None:
            info = {**self._info(), "refusal": self._words.refusal(self.table.game, refusal)}
            return self.table.observe(self.seat), REFUSED, False, False, info
        if self.table.end is None:
            self.table.answer(self.seat, int(action))
            self._let_bots_play()
        over = self.table.end is not None
        reward = self.table.rewards()[self.seat] if over else 0.0
        return self.table.observe(self.seat), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What is on offer, as programs with masks ask for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Drawing | None:
        return drawn(self.table, self.render_mode)

    def _info(self) -> Info:
        return {"action_mask": self.table.mask(self.seat)}

    def _let_bots_play(self) -> None:
        """Until the own seat is asked alone, or the game is over. Bots choose before an own choice at the same time."""
        while self.table.end is None and self.table.asked != [self.seat]:
            seat = next(seat for seat in self.table.asked if seat != self.seat)
            self.table.answer(seat, choose_in(self._bots[seat], self.table.run, seat).code)


def register() -> None:
    """Make all games and presets known to Gymnasium: `freebooter/SevenSeas-v1`, `freebooter/SevenSeasPl-v1`."""
    for preset in presets():
        words = "".join(word.capitalize() for word in preset.name.split("-"))
        name = f"freebooter/{words}-v1"
        if name not in gymnasium.registry:
            given = {"game": preset.game, "options": preset.options}
            gymnasium.register(name, f"{__name__}:AgainstBots", kwargs=given)
