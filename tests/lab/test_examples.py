"""The examples that use the lab, each in a short form. (The page about environments runs the first loop.)"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("pandas")

from examples import first_bot, going_first, masked_ppo


def test_a_first_bot_beats_chance() -> None:
    assert first_bot.main(games=8).low > 0.25


def test_the_network_learns_which_of_two_actions_pays() -> None:
    """What turned out better than hoped for becomes likelier, and the worth is learnt."""
    choices = np.random.default_rng(3)
    network = masked_ppo.Network(6, 4, choices)
    seen = choices.standard_normal((64, 6)).astype(np.float32)
    masks = np.tile(np.array([True, True, False, True]), (64, 1))
    for _ in range(150):
        logs, _worth = network.look(seen, masks)
        actions = masked_ppo.drawn(logs, choices)
        assert (actions != 2).all(), "what is masked is never chosen"
        paid = np.where(actions == 3, 1.0, -1.0).astype(np.float32)
        chosen = logs[np.arange(64), actions]
        network.learn(masked_ppo.Lesson(seen, masks, actions, chosen, paid, np.full(64, 0.5, np.float32)))
    logs, worth = network.look(seen, masks)
    assert np.exp(logs[:, 3]).mean() > 0.7
    assert abs(worth.mean() - 0.5) < 0.3


def test_its_gradient_is_the_gradient_of_its_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compared with differences of the loss itself, weight by weight."""
    choices = np.random.default_rng(5)
    network = masked_ppo.Network(5, 4, choices)
    network.all["policy"] *= 50  # or all chances are alike and the gradient of the entropy is nothing
    count = 16
    seen = choices.standard_normal((count, 5)).astype(np.float32)
    masks = choices.random((count, 4)) < 0.8
    masks[:, 0] = True
    old, _worth = network.look(seen, masks)
    actions = masked_ppo.drawn(old, choices)
    before = (old[np.arange(count), actions] + 0.1 * choices.standard_normal(count)).astype(np.float32)
    better = choices.standard_normal(count).astype(np.float32)
    returns = choices.standard_normal(count).astype(np.float32)

    def loss() -> float:
        logs, worth = network.look(seen, masks)
        ratio = np.exp(logs[np.arange(count), actions] - before)
        clipped = np.clip(ratio, 1 - masked_ppo.CLIP, 1 + masked_ppo.CLIP)
        gain = np.minimum(ratio * better, clipped * better).mean()
        entropy = -np.where(masks, np.exp(logs) * logs, 0).sum(axis=1).mean()
        return float(-gain - masked_ppo.ENTROPY * entropy + masked_ppo.WORTH * 0.5 * ((worth - returns) ** 2).mean())

    found: dict[str, Any] = {}
    monkeypatch.setattr(network, "_descend", found.update)
    network.learn(masked_ppo.Lesson(seen, masks, actions, before, better, returns))
    exact: Any = {name: value.astype(np.float64) for name, value in network.all.items()}
    network.all = exact
    for name, value in network.all.items():
        at = tuple(int(choices.integers(length)) for length in value.shape)
        value[at] += 1e-4
        above = loss()
        value[at] -= 2e-4
        below = loss()
        value[at] += 1e-4
        assert found[name][at] == pytest.approx((above - below) / 2e-4, abs=2e-4, rel=2e-2), name


def test_a_short_run_of_ppo_plays_learns_and_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    share = masked_ppo.main(updates=2, size=8, steps=40, games=8)
    assert share.tries == 8
    assert "among three random seats" in capsys.readouterr().out


def test_ppo_of_a_library_learns_to_beat_chance() -> None:
    """The extra `ppo` is not among what `make test` installs: PyTorch is large."""
    pytest.importorskip("sb3_contrib")
    from examples import library_ppo

    assert library_ppo.main(steps=20_000, games=60).low > 0.25


def test_the_study_makes_its_figures(tmp_path: Path) -> None:
    text = going_first.main(part=0.001, jobs=1, folder=tmp_path)
    assert (tmp_path / "going-first.md").read_text() == text
    for game in going_first.STUDIES:
        assert (tmp_path / f"going-first-{game}.svg").read_text().count("<rect") in (3, 4)
        assert f"## {game}" in text


def test_the_verdict_of_the_study_follows_the_intervals() -> None:
    pd = pytest.importorskip("pandas")
    clear = pd.DataFrame({"share": [0.4, 0.25], "low": [0.37, 0.2], "high": [0.43, 0.3]}, index=["1", "2"])
    assert going_first.verdict(clear, 0.25) == "better than luck: place 1"
    assert going_first.verdict(clear.iloc[1:], 0.25) == "no place can be told from luck"
