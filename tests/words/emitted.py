"""All that the engine can say, gathered by playing it and by reading its source."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import freebooter
from freebooter.games import find_game
from freebooter.kernel.ask import Ask
from freebooter.kernel.chance import Chance, SearchChance
from freebooter.kernel.game import AnyGame
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move
from freebooter.words.options import required_messages

SOURCE = Path(freebooter.__file__).parent
NOTES = {"refused", "Refusal", "RecordError", "Note", "mistake", "danger"}

Said = dict[str, set[frozenset[str]]]
"""Message ids, and the sets of parameters they came with."""

GAMES = {"seven-seas": 45, "black-fleet": 24, "marauders": 9}
OPTIONS: dict[str, list[dict[str, object]]] = {
    "seven-seas": [
        {},
        {"edition": "pl"},
        {"tray": "open", "whirlpool": "per-player", "ship_limit": "multiply"},
        {"edition": "pl", "curse_penalty": "ship", "cards_below_last_rounds": 0},
        {"booty_counts": [40, 40, 40, 10], "round_limit": 40},
    ],
    "black-fleet": [{}, {"late_seats_paid": True}, {"choose_developments": True}, {"victory_price": 20}],
    "marauders": [{}, {"npc_orders": "program"}, {"points_to_win": 5, "final_points": "track"}],
}
ALWAYS = {
    "seven-seas": ("discard-surplus", "final-bargain", "load-goods", "tavern-goods"),
    "black-fleet": (
        "push-ship",
        "push-to",
        "whirlpool-ship",
        "whirlpool-other",
        "armed-merchantman",
        "return-merchant",
    ),
    "marauders": (),
}
"""Questions so rare that what is not on offer is asked for each time."""


STEPS = {"marauders": 60}
"""In a long game it is enough to ask now and then for what is not on offer."""


def add(said: Said, message: str, params: Mapping[str, object]) -> None:
    said.setdefault(message, set()).add(frozenset(params))


def choose(ask: Ask, match: Match, chance: Chance) -> Move:
    """So that games see all of the rules."""
    if match.game.name == "marauders":
        return lively(ask, chance)
    return eager(ask, match, chance) if match.game.name == "black-fleet" else large(ask, match, chance)


def lively(ask: Ask, chance: Chance) -> Move:
    """Seldom ends what can go on."""
    options = [move for move in ask.options if move.verb not in ("end-turn", "retire", "pass", "done", "let-sail")]
    if not options or chance.below(6) == 0:
        return ask.options[chance.below(len(ask.options))]
    return options[chance.below(len(options))]


def eager(ask: Ask, match: Match, chance: Chance) -> Move:
    """Acts where it can, sails to where it could act, plays cards now and then."""
    worth = {"buy": 300, "sell": 200, "bury": 200, "attack": 200, "activate": 6}
    best, most = ask.options[chance.below(len(ask.options))], 0
    if chance.below(12) == 0:
        return best
    for move in ask.options:
        value = worth.get(move.verb, 0)
        note = ask.preview(match.run.state, move)
        if move.verb in ("fortune", "change-flags"):
            value = 150 if chance.below(3) == 0 else 0
        elif note is not None and note.message == "bf-brings-stop":
            value = sum(int(note.params[name]) for name in ("sale", "burial", "attack")) + chance.below(3)
        if value > most:
            best, most = move, value
    return best


def large(ask: Ask, match: Match, chance: Chance) -> Move:
    """Mostly the largest of what is on offer, and seldom a mistake."""
    options = ask.options
    if ask.prompt == "choose-character":
        state = match.run.state
        good = [move for move in options if "mistake" not in repr(ask.preview(state, move))]
        options = good if good and chance.below(8) > 0 else options
    elif chance.below(4) > 0 and options[-1].verb != "decline":
        return options[-1]
    return options[chance.below(len(options))]


@cache
def played(name: str) -> Said:
    """Everything said in many games: prompts, moves, previews, refusals, events, terms."""
    said: Said = {}
    game = find_game(name)
    for move in game.moves.table:
        add(said, f"move-{move.verb}", dict(move.params))
    for message in required_messages(game):
        add(said, message, {})
    options = OPTIONS[name]
    for number in range(GAMES[name]):
        chosen = options[number % len(options)]
        players = 3 if "choose_developments" in chosen else game.fewest + number % (game.most - game.fewest + 1)
        match = new_match(game, players, chosen, seed=number)
        add(said, f"aim-{name}", {})
        for note in game.choosing.goal(match.options, players):
            add(said, note.message, note.params)
        play(said, game, match, SearchChance(number))
    return said


def play(said: Said, game: AnyGame, match: Match, chance: Chance) -> None:
    step = 0
    while not match.over:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        state = match.run.state
        add(said, f"prompt-{ask.prompt}", {"seat": 0, **ask.words(state)})
        for move in ask.options:
            note = ask.preview(state, move)
            if note is not None:
                add(said, note.message, note.params)
            full = ask.label(move)
            if full is not None:
                add(said, full.message, full.params)
            here = ask.name_here(move)
            if here is not None:
                add(said, here.message, here.params)
        for risk in ask.risks(state):
            add(said, risk.message, risk.params)
        if step % STEPS.get(game.name, 8) == 0 or ask.prompt in ALWAYS[game.name]:
            for move in game.moves.table:
                refusal = match.refuse(seat, move)
                if refusal is not None:
                    add(said, refusal.message, refusal.params)
                    if "teaches" in refusal.params:
                        add(said, str(refusal.params["teaches"]), refusal.params)
        step += 1
        match.play(seat, choose(ask, match, chance))
    for viewer in [None, *range(match.seats)]:
        for event in game.presentation.log_lines(match.log(viewer)):
            add(said, f"event-{event.kind}", event.data)
    for term in match.result().sheet:
        add(said, f"term-{term.name}", {})


@cache
def written(*parts: str) -> Said:
    """The notes that stand in the source of these packages: `refused("not-asked", seat=...)`."""
    said: Said = {}
    for part in parts:
        path = SOURCE / part
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            for message, params in notes_of(ast.parse(file.read_text(encoding="utf-8"))):
                add(said, message, params)
    return said


def notes_of(tree: ast.AST) -> Iterator[tuple[str, dict[str, object]]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in NOTES:
            at = 1 if name == "RecordError" else 0
            message = node.args[at] if len(node.args) > at else None
            params: dict[str, object] = {keyword.arg: None for keyword in node.keywords if keyword.arg}
            if name == "RecordError":
                params["entry"] = None
            if isinstance(message, ast.Constant) and isinstance(message.value, str):
                yield message.value, params
