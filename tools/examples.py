"""Find an example for every rule of the handbooks: `python tools/examples.py` plays games until it has them all.

What it finds goes into src/freebooter/learn/examples/content: the games as seed and moves, and the excerpts from them.
Games are chosen so that few and short ones are enough. `--check` only says which examples have gone stale, `--mend`
plays only for the games and modules that have such.
"""

import json
import sys
from collections.abc import Iterator
from typing import NamedTuple

from freebooter.bots import Bot, Situation, choose_in, make_bot
from freebooter.games import find_game
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.history import Entry
from freebooter.kernel.match import Match, new_match
from freebooter.kernel.moves import Move
from freebooter.learn.examples import CONTENT, INDEX, ExampleGame, Excerpt, excerpts, read_example_game, steps
from freebooter.learn.handbook import CONTENT as HANDBOOKS
from freebooter.learn.handbook import HandbookEntry, entry_of, main_rules, modules_with_chapters

LONGEST = 1200
FEWEST, GAMES = 16, 300
"""Games to look through at least, so that there is a choice, and at most."""

RECORDS, GAIN = 6, 25
"""The most games that are kept, and by how much a game beyond those needed must improve the examples."""

GREEDY = 16
"""Tries for each decision of the bots that play every fourth game."""

EAGER: dict[str, dict[str, int]] = {
    "seven-seas": {"choose-cartographer": 2, "choose-captain": 3, "decline": 0, "gift-0": 0, "send-0": 1, "sell": 4},
    "black-fleet": {
        "sell": 60, "attack": 60, "bury": 60, "buy": 60, "no-purchase": 1, "sail-to": 6, "finish": 1,
        "end-sailing": 1, "fortune": 4, "activate": 8,
    },
    "marauders": {
        "retire": 0, "end-turn": 1, "port-action": 9, "enter-port": 7, "engage": 9, "do": 4, "sell": 6, "buy": 3,
        "claim-mission": 9, "complete-mission": 20, "pursue-mission": 20, "act-on-rumour": 9, "scout-merchant": 9,
        "scout-player": 0, "scout-npc": 1, "discard-load": 0, "discard-cargo": 1, "buy-ship": 2, "stash-tens": 4,
        "claim-ship": 5, "pass": 4, "sail": 3, "visit-location": 9, "raid-location": 6,
        "buy-ship-brig": 60, "scout-npc-treasure-galleon": 15,
    },
}  # fmt: skip
"""Weights of moves or verbs for players with a purpose; everything else weighs 3."""


TOGETHER: dict[str, list[str]] = {
    "plank": ["modifications", "loyalty"],
    "smugglers-hold": ["modifications", "contraband"],
}
"""What modules bring together, and nobody can choose: on when these are."""


class Advised(Bot):
    """Takes what the game advises, in proportion to its weight: a quick player who comes far."""

    def decide(self, situation: Situation) -> Move:
        options = situation.ask.options
        weights = situation.weights(options) or [1] * len(options)
        at = self.chance.below(max(1, sum(weights)))
        for move, weight in zip(options, weights, strict=True):
            at -= weight
            if at < 0:
                return move
        return options[0]


class Found(NamedTuple):
    """A place where a rule is at work; the less `cost`, the clearer."""

    cost: float
    rule: str
    first: int
    last: int
    seat: int


def choose(game: str, options: list[Move], chance: SearchChance, eager: bool) -> Move:
    likes = EAGER[game] if eager else {}
    weights = [likes.get(move.name, likes.get(move.verb, 3)) for move in options]
    at = chance.below(max(1, sum(weights)))
    for move, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return move
    return options[0]


def play(game: str, number: int, options: dict[str, list[str]]) -> tuple[ExampleGame, Match]:
    """A game by eager players; every fourth one by players who choose any move, every fourth one by bots.

    With modules half of the games are played by advice, for which a module speaks itself, instead of by slow bots.
    """
    found = find_game(game)
    seats = found.fewest + number % (found.most - found.fewest + 1)
    seed = f"example {number}"
    match = new_match(found, seats, options, seed)
    chance = SearchChance(f"players of {seed}")
    bots: list[Bot] = [make_bot("greedy", f"{seed} {seat}", iterations=GREEDY) for seat in range(seats)]
    if options:
        bots = [Advised(f"{seed} {seat}") for seat in range(seats)]
    made: list[str] = []
    while not match.over and len(made) < LONGEST:
        seat = match.asked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        if number % 4 == 1 or (options and number % 4 == 2):
            move = choose_in(bots[seat], match.run, seat)
        else:
            move = choose(game, list(ask.options), chance, number % 4 != 3)
        match.play(seat, move)
        made.append(move.name)
    return ExampleGame(game, seats, seed, tuple(made), options), match


def find(match: Match, wanted: set[str]) -> Iterator[Found]:
    """Places where a line of the log cites a rule: brief, early, seen by the seat that acted.

    Not in the set-up, before which there is nothing to see.
    """
    entries = match.live
    known = [entry_of(match.game.name, rule) for rule in wanted]
    told_otherwise = [one for one in known if one is not None and one.event]
    for number, entry in enumerate(entries):
        if number == 0:
            continue
        rules = {rule for event in entry.events for rule in event.rules} & wanted
        for one in told_otherwise:
            rules.discard(one.rule)
            yield from _shown(match, number, one)
        if not rules:
            continue
        first = max(0, number - 2)
        for seat in sorted(range(match.seats), key=lambda one: one != entry.seat):
            told = [_lines(match, one, seat) for one in entries[first : number + 1]]
            cited = {rule for line in told[-1] for rule in line}
            for rule in rules & cited:
                at = next(place for place, line in enumerate(told[-1]) if rule in line)
                cost = 2 * sum(map(len, told)) + at + number / 25 + (5 if number < 3 else 0)
                yield Found(cost, rule, first, number, seat)
            rules -= cited
            if not rules:
                break
        for rule in rules:  # an event that the log tells in the words of another one
            seats = [seat for seat in range(match.seats) if _cites(entry, rule, seat)]
            seat = entry.seat if entry.seat in seats else seats[0]
            cost = 8 + 2 * sum(len(_lines(match, one, seat)) for one in entries[first : number + 1]) + number / 25
            yield Found(cost, rule, first, number, seat)


def _shown(match: Match, number: int, wanted: HandbookEntry) -> Iterator[Found]:
    """A place where the event of an entry happens, seen by the seat that acted or another one that may see it."""
    entry = match.live[number]
    first = max(0, number - 2)
    for seat in sorted(range(match.seats), key=lambda one: one != entry.seat):
        told = match.game.presentation.log_lines([event for event in entry.events if event.seen_by(seat)])
        if any(event.seen_by(seat) and wanted.shown_by(event) for event in entry.events) and any(
            line.kind == wanted.event for line in told
        ):
            lines = sum(len(_lines(match, one, seat)) for one in match.live[first : number + 1])
            yield Found(2 * lines + number / 25 + (5 if number < 3 else 0), wanted.rule, first, number, seat)
            return


def _cites(entry: Entry, rule: str, seat: int) -> bool:
    return any(rule in event.rules and event.seen_by(seat) for event in entry.events)


def _lines(match: Match, entry: Entry, seat: int) -> list[tuple[str, ...]]:
    return [
        line.rules
        for line in match.game.presentation.log_lines([event for event in entry.events if event.seen_by(seat)])
    ]


def collect(game: str, mend: bool = False) -> tuple[dict[str, ExampleGame], dict[str, Excerpt]]:
    """The examples of the base game, then those of each module; with `mend` only where one is stale."""
    records: dict[str, ExampleGame] = {}
    where: dict[str, Excerpt] = {}
    for module in ["", *modules_with_chapters(game)]:
        old = {rule: place for rule in main_rules(game, module) if (place := excerpts(game).get(rule))}
        if mend and len(old) == len(main_rules(game, module)) and not stale(game, module):
            more, there = {place.played: read_example_game(place.played) for place in old.values()}, old
        else:
            more, there = collect_part(game, module)
            print(f"{game} {module}: {', '.join(sorted(more))}", flush=True)
        records |= more
        where |= there
    return records, where


def played_with(game: str, module: str) -> list[str]:
    """The module alone, with those that it needs."""
    return TOGETHER.get(module) or [*find_game(game).choosing.cards()["modules"][module].needs, module]


def collect_part(game: str, module: str) -> tuple[dict[str, ExampleGame], dict[str, Excerpt]]:
    """Take the game that shows most of what is still missing, shortly, until nothing is."""
    part = f"{game}-{module}" if module else game
    options = {"modules": played_with(game, module)} if module else {}
    wanted = set(main_rules(game, module))
    pool: list[tuple[ExampleGame, dict[str, Found]]] = []
    seen: dict[str, int] = {}
    for number in range(GAMES):
        record, match = play(game, number, options)
        best: dict[str, Found] = {}
        for found in find(match, wanted):
            if found.rule not in best or found < best[found.rule]:
                best[found.rule] = found
        pool.append((record, best))
        for rule in best:
            seen[rule] = seen.get(rule, 0) + 1
        if number + 1 >= FEWEST and all(rule in seen for rule in wanted):
            break
    lacking = sorted(wanted - set(seen))
    if lacking:
        raise SystemExit(f"{part}: no example of {', '.join(lacking)} in {len(pool)} games")
    chosen: list[tuple[ExampleGame, dict[str, Found]]] = []
    missing = set(wanted)
    while missing:
        record, best = max(pool, key=lambda one: _worth(one[1], missing))
        chosen.append((record, best))
        missing -= set(best)
    while len(chosen) < RECORDS:
        record, best = max(pool, key=lambda one: _gain(one[1], chosen))
        if _gain(best, chosen) < GAIN:
            break
        chosen.append((record, best))
    records: dict[str, ExampleGame] = {}
    where: dict[str, Excerpt] = {}
    for rule in main_rules(game, module):
        at, found = min(
            ((at, best[rule]) for at, (_, best) in enumerate(chosen) if rule in best), key=lambda one: one[1]
        )
        where[rule] = Excerpt(f"{part}-{at + 1}", found.first, found.last, found.seat)
    for at, (record, _) in enumerate(chosen):
        last = max((place.last for place in where.values() if place.played == f"{part}-{at + 1}"), default=0)
        if last:
            records[f"{part}-{at + 1}"] = record._replace(moves=record.moves[:last])
    return records, where


def _worth(best: dict[str, Found], missing: set[str]) -> float:
    """Rules it would add, less what its clearest places cost."""
    return sum(10 - min(8.0, found.cost / 12) for rule, found in best.items() if rule in missing)


def _gain(best: dict[str, Found], chosen: list[tuple[ExampleGame, dict[str, Found]]]) -> float:
    """How much clearer or earlier its places are than the best of those chosen."""
    costs = {rule: min(one[rule].cost for _, one in chosen if rule in one) for rule in best}
    return sum(max(0.0, costs[rule] - found.cost) for rule, found in best.items())


def stale(game: str, module: str | None = None) -> list[str]:
    """Rules whose example does not show them any more."""
    found = excerpts(game)
    return [rule for rule in main_rules(game, module) if rule not in found or not shows(game, rule, found[rule])]


def shows(game: str, rule: str, place: Excerpt) -> bool:
    try:
        seen = steps(place)
    except (LookupError, ValueError, OSError):
        return False
    entry = entry_of(game, rule)
    return entry is not None and any(entry.shown_by(event) for event in seen[-1].events)


def write(found: dict[str, tuple[dict[str, ExampleGame], dict[str, Excerpt]]]) -> None:
    for old in CONTENT.glob("*.toml"):
        old.unlink()
    CONTENT.mkdir(exist_ok=True)
    lines = [
        "# Made by tools/examples.py: for each rule a record, the first and the last entry, and the seat that looks."
    ]
    for game, (records, where) in found.items():
        lines += ["", f"[{game}]"]
        lines += [f'{rule} = ["{p.played}", {p.first}, {p.last}, {p.seat}]' for rule, p in where.items()]
        for name, record in records.items():
            _write_record(name, record)
    (CONTENT / f"{INDEX}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _write_record(name: str, record: ExampleGame) -> None:
    rows, row = [], ""
    for move in record.moves:
        if len(row) + len(move) > 118:
            rows.append(row.strip())
            row = ""
        row += f" {move}"
    rows.append(row.strip())
    head = f'game = "{record.game}"\nseats = {record.seats}\nseed = "{record.seed}"\n'
    for option, value in record.options.items():
        head += f"options.{option} = {json.dumps(value)}\n"
    text = f'{head}moves = """\n' + "\n".join(rows) + '\n"""\n'
    (CONTENT / f"{name}.toml").write_text(text, encoding="utf-8")


def main() -> int:
    games = sorted(path.stem for path in HANDBOOKS.glob("*.toml"))
    if "--check" in sys.argv[1:]:
        old = {game: stale(game) for game in games}
        for game, rules in old.items():
            if rules:
                print(f"{game}: {', '.join(rules)} (run tools/examples.py)", file=sys.stderr)
        return int(any(old.values()))
    found = {game: collect(game, mend="--mend" in sys.argv[1:]) for game in games}
    write(found)
    for game, (records, where) in found.items():
        moves = sum(len(record.moves) for record in records.values())
        print(f"{game}: {len(where)} examples in {len(records)} games, {moves} moves.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
