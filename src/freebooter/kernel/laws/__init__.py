# mypyc: skip
"""The laws that every game must keep, checked by playing.

`check_laws(game, players)` plays games from many seeds and tries every law on each; a game's first test
is that one line. A broken law raises `LawBroken`, which carries a record that replays the case.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from freebooter.kernel.game import AnyGame
from freebooter.kernel.laws.driving import LawBroken as LawBroken
from freebooter.kernel.laws.driving import SeededChooser as SeededChooser
from freebooter.kernel.laws.explained import Chances, previews_come_true, refused_when_not_offered
from freebooter.kernel.laws.same import (
    copies_play_the_same,
    same_in_another_process,
    same_on_another_day,
    saved_is_loaded,
    undo_gives_back,
)
from freebooter.kernel.laws.secret import Tally, being_asked_tells_nothing, nothing_leaks, worlds_keep_secrets
from freebooter.kernel.laws.sound import (
    every_option_applies,
    nothing_lost,
    offers_are_sound,
    result_is_sound,
)
from freebooter.kernel.match import Match, new_match

LONGEST_GAME = 20_000
"""Moves after which a game is held to be endless."""


def check_laws(
    game: AnyGame,
    players: int,
    options: Mapping[str, object] | None = None,
    seeds: Sequence[int | str] = range(5),
    every: int = 7,
    failures: Path | None = None,
    chooser: Callable[[int | str], SeededChooser] = SeededChooser,
) -> list[Match]:
    """Try all laws over many seeds, the expensive ones every `every` moves. A failing record goes to `failures`."""
    played = []
    for seed in seeds:
        try:
            match = play_lawfully(game, players, options or {}, seed, chooser(seed), every)
            same_in_another_process(match)
            played.append(match)
        except LawBroken as broken:
            if failures is not None:
                failures.mkdir(parents=True, exist_ok=True)
                name = f"{game.name}-{players}-{seed}-{broken.law.replace(' ', '-')}.jsonl"
                (failures / name).write_bytes(broken.record)
            raise
    return played


def play_lawfully(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    seed: int | str,
    chooser: SeededChooser,
    every: int,
    longest: int = LONGEST_GAME,
    dice: int = 400,
) -> Match:
    """Play one game to its end, trying the laws as it goes; `dice` is how often a chance is put to the test."""
    match = new_match(game, players, options, seed)
    conserved = game.audit(match.run.state)
    tally = Tally()
    chances = Chances(dice)
    made = 0
    while not match.over:
        nothing_lost(match, conserved)
        offers_are_sound(match)
        if made % every == 0:
            try_costly_laws(match, f"{seed}/{made}")
            if (made // every).bit_count() < 2:  # reading takes as long as all moves so far: at lengths that double
                saved_is_loaded(match)
            tally.add(match, match.asked[0], f"{seed}/{made}")
            chances.try_one(match, f"{seed}/{made}")
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        move = chooser.choose(match.run, ask)
        undo_gives_back(match, seat, move)
        match.play(seat, move)
        made += 1
        if made > longest:
            raise LawBroken("games end", match, f"after {made} moves it was still going on")
    nothing_lost(match, conserved)
    tally.check(match)
    result_is_sound(match)
    saved_is_loaded(match)
    same_on_another_day(match)
    return match


def try_costly_laws(match: Match, seed: str) -> None:
    every_option_applies(match)
    refused_when_not_offered(match)
    copies_play_the_same(match, seed)
    for observer in range(match.seats):
        being_asked_tells_nothing(match, observer, seed)
    for seat in match.asked:
        worlds_keep_secrets(match, seat, seed)
        nothing_leaks(match, seat, seed)
        previews_come_true(match, seat, seed)
