"""The odds are those of the dice: counted face by face, and found again when the engine itself rolls."""

from collections.abc import Iterator, Mapping
from itertools import product
from time import thread_time

import pytest

from freebooter.games.marauders import odds
from freebooter.games.marauders.combat.start import player_side
from freebooter.games.marauders.content import tables
from freebooter.games.marauders.names import (
    BASSE_TERRE,
    CANNONS,
    CARTAGENA,
    CHASERS,
    CREW,
    FLUTE,
    FRENCH,
    FRIGATE,
    GRAPPLING_HOOKS,
    HAVANA,
    HULL,
    MASTS,
    NASSAU,
    PIRATE_FRIGATE,
    SLOOP,
    SPANISH,
    SWIVEL_GUNS,
)
from freebooter.games.marauders.npcs import scouting
from freebooter.games.marauders.odds.contest import best_reroll
from freebooter.games.marauders.odds.hits import one_hit, struck
from freebooter.games.marauders.raiding import raid_odds
from freebooter.games.marauders.raiding.cards import MERCHANT_ESCAPED, PLUNDERED, RAID_FAILED, RAIDER_SUNK
from freebooter.games.marauders.state import Table
from freebooter.games.marauders.state.battle import BOARDS, FLEES, NAVAL_ROUND, SHOOTS, Battle
from freebooter.kernel.chance import SearchChance
from freebooter.kernel.state import digest
from tests.games.marauders.table import RAID, Captain, Play, card, table
from tests.rules import rule

FACES = (1, 2, 3, 4, 0, 0)
"""A die; 0 is a skull."""
DECLARED = {SHOOTS: "shoot", BOARDS: "board", FLEES: "flee"}
BATTLES = 800
NEAR = 0.06
"""Between what chance alone does in so many battles, seldom 0.05, and what one die does, 0.1 and more."""


def thrown(dice: int) -> Iterator[tuple[int, int]]:
    """Every roll, one by one: successes and the sum of the other faces."""
    for faces in product(FACES, repeat=dice):
        yield faces.count(0), sum(faces)


def better(one: tuple[int, int], other: tuple[int, int]) -> int:
    """1 if the first has won, -1 if the second, 0 if neither (MM-COMBAT-06 to 09)."""
    if one[0] != other[0]:
        return 1 if one[0] > other[0] else -1
    if one[0] == 0 or one[1] == other[1]:
        return 0
    return 1 if one[1] > other[1] else -1


# Rolls


def test_successes_are_counted_face_by_face() -> None:
    """MM-SETUP-16, ledger 1.3."""
    for dice in range(5):
        rolls = [skulls for skulls, pips in thrown(dice)]
        for needed in range(dice + 2):
            share = sum(skulls >= needed for skulls in rolls) / len(rolls)
            assert odds.at_least(dice, needed) == pytest.approx(share)
    assert [odds.percent(odds.at_least(dice)) for dice in range(6)] == [0, 33, 56, 70, 80, 87]
    assert [odds.percent(odds.at_least(dice, 2)) for dice in range(1, 5)] == [0, 11, 26, 41]


def test_per_cents_hide_no_chance() -> None:
    assert (odds.percent(0.0), odds.percent(0.0001), odds.percent(0.9999), odds.percent(1.0)) == (0, 1, 99, 100)
    assert odds.tenths(1.44) == 14


@pytest.mark.parametrize(("one", "two"), [(1, 1), (2, 3), (3, 3), (4, 2), (1, 4)])
def test_the_contest_is_counted_face_by_face(one: int, two: int) -> None:
    """MM-COMBAT-06 to 09, MM-COMBAT-14."""
    pairs = [(own, other, better(own, other)) for own in thrown(one) for other in thrown(two)]
    found = odds.contest(one, two)
    assert found.win == pytest.approx(sum(won == 1 for own, other, won in pairs) / len(pairs))
    assert found.lose == pytest.approx(sum(won == -1 for own, other, won in pairs) / len(pairs))
    clean = sum(won == 1 and other[0] == 0 for own, other, won in pairs)
    assert found.clean == pytest.approx(clean / len(pairs))
    assert found.win + found.lose + found.draw == pytest.approx(1)


def test_grappling_hooks_roll_failed_dice_again() -> None:
    """MM-WEAPON-02: who boards and has not won rolls the failed dice of two once more."""
    total = wins = 0.0
    for own in thrown(2):
        for other in thrown(2):
            if better(own, other) == 1:
                wins, total = wins + 36, total + 36
                continue
            for again in product(FACES, repeat=2):
                rolled = again[: 2 - own[0]]
                wins += better((own[0] + rolled.count(0), sum(rolled)), other) == 1
                total += 1
    assert odds.contest(2, 2, True).win == pytest.approx(wins / total)
    assert odds.contest(2, 2, True).win > odds.contest(2, 2).win
    assert odds.contest(2, 2, True, True).win < odds.contest(2, 2, True).win


@pytest.mark.parametrize(("one", "two", "leads"), [(1, 1, True), (2, 1, True), (2, 1, False), (1, 2, False)])
def test_hooks_on_both_sides_are_counted_face_by_face(one: int, two: int, leads: bool) -> None:
    """MM-WEAPON-02: the aggressor throws first, then the other, if he has not won by then; each of them once."""

    def again(hand: tuple[int, int], count: int) -> list[tuple[int, int]]:
        return [(hand[0] + skulls, pips) for skulls, pips in thrown(count - hand[0])]

    def won(own: tuple[int, int], other: tuple[int, int], hooks: bool, hooks_there: bool) -> float:
        now = better(own, other)
        may = hooks and now != 1 and own[0] < one
        may_there = hooks_there and now != -1 and other[0] < two
        if may and (leads or not may_there):
            hands = again(own, one)
            return sum(won(hand, other, False, hooks_there) for hand in hands) / len(hands)
        if may_there:
            hands = again(other, two)
            return sum(won(own, hand, hooks, False) for hand in hands) / len(hands)
        return float(now == 1)

    pairs = [won(own, other, True, True) for own in thrown(one) for other in thrown(two)]
    assert odds.contest(one, two, True, True, leads).win == pytest.approx(sum(pairs) / len(pairs))


def test_no_first_look_at_a_battle_keeps_others_waiting() -> None:
    """The server asks for these while others wait; with every roll taken singly each would take half a second."""
    start = thread_time()
    odds.contest(5, 5, True, True, False)
    odds.boarding(7, 8, 6, 6, 2, 0, True, True)
    assert thread_time() - start < 0.2


def test_the_best_dice_are_rolled_again() -> None:
    """A skull, 4 and 1 against a skull, 3 and 3: the 1 alone wins with 3, 4 or a skull, 4 of 6 faces."""
    assert best_reroll((1, 4, 5), 1, 6) == pytest.approx(4 / 6)
    assert best_reroll((5, 5), 1, 3) == 1.0


def test_location_dice_are_counted_face_by_face() -> None:
    """MM-COMBAT-16 to 18: a sloop with hull 1 and nothing but 1 cannon left otherwise."""
    tracks = (1, 0, 0, 1, 1)
    sunk = 0
    for faces in product(FACES, repeat=2):
        left = list(tracks)
        for face in [face for face in faces if face]:
            left[face if left[face] > 0 else HULL] -= 1
        for skull in range(faces.count(0)):
            spare = [at for at in (CANNONS, CREW) if left[at] > 0]
            left[spare[0] if spare else HULL] -= 1
        sunk += left[HULL] < 1
    assert odds.sinking(2, tracks) == pytest.approx(sunk / 36)
    assert odds.sinking(2, tracks, 1) < odds.sinking(2, tracks)  # MM-MOD-03
    assert sum(after.chance for after in struck(4, (3, 3, 3, 3, 3), 0)) == pytest.approx(1)
    assert odds.sinking(2, (2, 2, 2, 2, 1)) == 0


# Crew combat


def crew_fight(dice: tuple[int, int], crews: tuple[int, int], depth: int) -> tuple[float, float]:
    """Won and lost by rolling every die so many rounds deep; the rest is too rare to matter."""
    if depth == 0:
        return 0.0, 0.0
    win = lose = 0.0
    rolls = [(own, other) for own in thrown(dice[0]) for other in thrown(dice[1])]
    known: dict[tuple[int, int], tuple[float, float]] = {}
    for own, other in rolls:
        left = (crews[0] - min(other[0], crews[1]), crews[1] - min(own[0], crews[0]))
        if min(left) > 0:
            if left not in known:
                known[left] = crew_fight(dice, left, depth - 1)
            after = known[left]
            win, lose = win + after[0], lose + after[1]
        else:
            decided = (left[0] > 0) - (left[1] > 0) or better(own, other)
            win += decided > 0 or (left[0] > left[1])
            lose += decided < 0 and not left[0] > left[1]
    return win / len(rolls), lose / len(rolls)


@pytest.mark.parametrize(("dice", "crews"), [((1, 1), (1, 1)), ((2, 1), (1, 2)), ((2, 2), (2, 2))])
def test_crew_combat_is_counted_to_its_end(dice: tuple[int, int], crews: tuple[int, int]) -> None:
    """MM-CREW-02 to 05."""
    found = odds.crew_combat(*dice, *crews)
    win, lose = crew_fight(dice, crews, 24 if sum(dice) < 4 else 9)
    assert found.win == pytest.approx(win, abs=0.002)
    assert found.lose == pytest.approx(lose, abs=0.002)
    assert found.win + found.lose + found.neither == pytest.approx(1)


def test_what_helps_a_crew_helps_the_odds() -> None:
    plain = odds.crew_combat(2, 2, 2, 2).win
    assert odds.crew_combat(3, 2, 2, 2).win > plain
    assert odds.crew_combat(2, 2, 2, 2, 1, 0).win > plain  # CAP-16
    assert odds.crew_combat(2, 2, 2, 2, bonus=2).win > plain  # GL-21
    assert odds.boarding(2, 2, 2, 2, 0, 0, True, False).win > plain  # MM-MOD-07
    assert odds.boarding(2, 2, 2, 2, 0, 0, False, True).win < plain
    assert odds.crew_combat(2, 2, 0, 2).lose == 1


# Against the engine itself


def one_round(game: Play, mine: str, theirs: str) -> Mapping[str, float]:
    """Play the second round of a battle and the crew combat that follows, and tell what happened to side 0."""
    said = {0: mine, 1: theirs}
    seen = dict.fromkeys(("wins", "loses", "hits", "taken", "escapes", "boards"), 0.0)
    while not game.over and (game.battle.round < 3 or game.battle.phase != NAVAL_ROUND):
        assert game.asked is not None
        seat, prompt = game.asked
        if prompt == "declare":
            game.seat(seat).says(said[seat])
        elif prompt == "place-hit":
            wanted = ["cargo", "cannons", "masts", "hull", "crew"]
            game.seat(seat).says(next(f"take-hit-{at}" for at in wanted if f"take-hit-{at}" in game.options))
        elif prompt == "grappling-hooks":
            game.seat(seat).says("use-weapon-grappling-hooks")
        elif prompt == "reroll-contest":
            failed = [name for name in game.options if name != "reroll-skull" and name != "done"]
            game.seat(seat).says(failed[0] if failed else "done")
        elif prompt == "chasers":
            game.seat(seat).says("use-modification-chasers")
        else:
            break  # plunder: the battle is decided
    won = [event["side"] for event in game.told("contest-won")]
    seen["wins"], seen["loses"] = float(won == [0]), float(won == [1])
    rules = game.rules_of("hits-rolled")
    for event, named in zip(game.told("hits-rolled"), rules, strict=True):
        if named != "MM-GLORY-11":
            seen["hits" if event["side"] == 0 else "taken"] += len(event["dice"])
    seen["escapes"] = float([event["side"] for event in game.told("escaped")] == [0])
    seen["eludes"] = float([event["side"] for event in game.told("escaped")] == [1])
    boarded = [event["side"] for event in game.told("boarded")]
    seen["boards"], seen["boarded"] = float(boarded == [0]), float(boarded == [1])
    sunk = [event["side"] for event in game.told("ship-sunk")]
    beaten = [event["loser"] for event in game.told("crew-combat-won")]
    seen["sunk"] = float(0 in sunk)
    seen["death"] = float(0 in sunk or 0 in beaten)
    seen["victory"] = float((1 in sunk and 0 not in sunk) or 1 in beaten)
    return seen


WRECK = Captain(ship=FLUTE, tracks={HULL: 1, MASTS: 1})
MATCHES = {
    "two sloops": (Captain(), Captain(), SHOOTS, SHOOTS),
    "a sloop boards a frigate": (Captain(), Captain(ship=FRIGATE), BOARDS, SHOOTS),
    "a flute flees a sloop": (Captain(ship=FLUTE), Captain(ship=SLOOP), FLEES, SHOOTS),
    "hull 1 under fire": (Captain(tracks={HULL: 1, CANNONS: 0}), Captain(ship=FRIGATE), FLEES, SHOOTS),
    "both board": (Captain(), Captain(modifications=[SWIVEL_GUNS]), BOARDS, BOARDS),
    "hooks": (Captain(weapons=[GRAPPLING_HOOKS]), Captain(), BOARDS, SHOOTS),
    "chasers": (Captain(modifications=[CHASERS]), Captain(ship=FLUTE, tracks={MASTS: 1}), SHOOTS, FLEES),
    "chasers before boarding": (Captain(modifications=[CHASERS]), Captain(ship=FLUTE, tracks={HULL: 1}), BOARDS, FLEES),
    "chased": (Captain(ship=FLUTE, tracks={MASTS: 1}), Captain(modifications=[CHASERS]), FLEES, SHOOTS),
    "chased by one who boards": (WRECK, Captain(modifications=[CHASERS]), FLEES, BOARDS),
    "specialists": (Captain(employed=["GL-S2a", "GL-S8a"], ship=FRIGATE), Captain(employed=["GL-S6a"]), SHOOTS, BOARDS),
    "no masts": (Captain(tracks={MASTS: 0}), Captain("CAP-16"), SHOOTS, BOARDS),
}


@pytest.mark.parametrize("name", MATCHES)
def test_the_engine_rolls_what_the_odds_say(name: str) -> None:
    """The real flow of a round, many times, against `exchange`."""
    one, two, mine, theirs = MATCHES[name]
    counted: dict[str, float] = {}
    foreseen = None
    for luck in range(BATTLES):
        game = table(one, two, luck=luck)
        start(game)
        if foreseen is None:
            foreseen = odds.exchange(game.t, game.side(0), mine, theirs)
        for key, value in one_round(game, DECLARED[mine], DECLARED[theirs]).items():
            counted[key] = counted.get(key, 0.0) + value / BATTLES
    assert foreseen is not None
    for key, share in counted.items():
        wide = 3 if key in ("hits", "taken") else 1
        assert share == pytest.approx(getattr(foreseen, key), abs=NEAR * wide), key


@rule("MM-AMB-59", "MM-COMBAT-22")
def test_chasers_hit_before_the_roll() -> None:
    """The odds are those of each ship that the hit may leave, a wreck without masts with one die among them."""
    chased = table(WRECK, Captain(modifications=[CHASERS]))
    start(chased)
    foreseen = odds.exchange(chased.t, chased.side(0), FLEES, SHOOTS)
    expected = dict.fromkeys(("wins", "escapes", "taken", "sunk", "death"), 0.0)
    expected["taken"] = 1.0
    for tracks, share in one_hit(tuple(chased[0].ship.tracks)):
        if tracks[HULL] < 1:
            expected["sunk"] += share
            expected["death"] += share
            continue
        after = table(WRECK, Captain())
        after[0].ship.tracks[:] = tracks
        start(after)
        left = odds.exchange(after.t, after.side(0), FLEES, SHOOTS)
        for key in expected:
            expected[key] += share * getattr(left, key)
    assert {key: getattr(foreseen, key) for key in expected} == pytest.approx(expected)
    assert 0 < expected["sunk"] < 1


def start(game: Play) -> None:
    """A battle of seats 0 and 1 before its second round."""
    battle = Battle(player_side(game[0]), player_side(game[1]), NAVAL_ROUND)
    battle.round = 1
    game.t.battle = battle
    game.begins()


# Scouting and raids


def test_an_npc_rolls_its_bounties_and_the_powers_of_the_zone() -> None:
    """MM-NPC-14, MM-PORTPOWER-01, MM-PORTPOWER-07."""
    wanted = Captain(bounties={FRENCH: 4, SPANISH: 1})
    game = table(wanted, Captain(), npcs={FRENCH: ("EV-07", NASSAU), SPANISH: ("EV-03", NASSAU)})
    french, spanish = game.t.npcs[FRENCH], game.t.npcs[SPANISH]
    assert odds.npc_finds(game.t, french, game[0]) == pytest.approx(odds.at_least(4) ** 2)
    spanish.zone = french.zone = BASSE_TERRE
    assert odds.npc_finds(game.t, french, game[0]) == pytest.approx(1 - (1 - odds.at_least(4)) ** 2)
    assert odds.npc_finds(game.t, spanish, game[0]) == pytest.approx(odds.at_least(3))
    game.t.hunters = 1  # EV-33
    assert odds.npc_finds(game.t, spanish, game[0]) == pytest.approx(odds.at_least(4))
    found = sum(scouting.finds(again(game, luck), french, game[0]) for luck in range(BATTLES)) / BATTLES
    assert found == pytest.approx(odds.npc_finds(game.t, french, game[0]), abs=NEAR)


def again(game: Play, luck: int) -> Table:
    game.t.chance = SearchChance(luck)
    return game.t


def test_a_lookout_helps_to_find() -> None:
    """GL-S5."""
    game = table(Captain("CAP-08", employed=["GL-S5a"]), Captain("CAP-05"))
    assert odds.player_finds(game.t, game[0]) == pytest.approx(odds.at_least(5))
    assert odds.player_finds(game.t, game[1]) == pytest.approx(odds.at_least(1))


def test_a_raid_as_the_cards_lie() -> None:
    """MM-RAID-14 to 21, MM-RAID-22."""
    game = table(Captain(ship=SLOOP), Captain())
    cards = (card("rum-4-escape"), card("fruit-5-crew"), card("cocoa-3-escape"))
    assert raid_odds.as_it_lies(game.t, game[0], SPANISH, cards) == (PLUNDERED, 12)
    game[0].ship.kind = FLUTE  # manoeuvrability 2: two escapes are enough
    assert raid_odds.as_it_lies(game.t, game[0], SPANISH, cards)[0] == MERCHANT_ESCAPED
    game[0].ship.tracks[CREW] = 1
    assert raid_odds.as_it_lies(game.t, game[0], SPANISH, cards)[0] == RAID_FAILED
    hull = (card("cocoa-5-hull"), card("rum-3-hull"), card("spices-4-hull"))
    game[0].ship.tracks[HULL] = 3
    assert raid_odds.as_it_lies(game.t, game[0], SPANISH, hull)[0] == RAIDER_SUNK


def test_one_more_card_is_any_that_was_not_seen() -> None:
    """The own cargo and the discard pile are known; what others hold is not (MM-AMB-88)."""
    game = table(Captain(cargo=["rum-1"]), Captain(cargo=["cocoa-1"]))
    t = game.t
    unseen = [kind for kind in range(len(tables.CARGO_NAMES)) for copy in range(t.decks.cargo.counts[kind])]
    unseen.append(card("cocoa-1"))
    ends = [raid_odds.as_it_lies(t, game[0], SPANISH, (kind,)) for kind in unseen]
    found = raid_odds.after_a_draw(t, game[0], SPANISH, ())
    assert found.success == pytest.approx(sum(outcome == PLUNDERED for outcome, gold in ends) / len(ends))
    assert found.gold == pytest.approx(sum(gold for outcome, gold in ends) / len(ends))
    while t.decks.cargo.left:  # MM-AMB-30: with an empty deck the discard pile is shuffled
        kind = t.decks.cargo.kinds()[0]
        t.decks.cargo.take(kind)
    t.decks.cargo_discard.add(card("timber-5-hull"))
    assert raid_odds.after_a_draw(t, game[0], SPANISH, ()).gold == 5
    both = raid_odds.after_a_draw(t, game[0], SPANISH, (), card("rum-1"))  # exchanged, so it is among them
    assert both.gold == pytest.approx((5 + 1) / 2)


@pytest.mark.parametrize(("ship", "zone"), [(SLOOP, CARTAGENA), (FLUTE, HAVANA)])
def test_the_engine_raids_as_the_odds_say(ship: int, zone: int) -> None:
    """The real flow, with successes that throw away what harms most until the raid would succeed."""
    counted = {"success": 0.0, "sunk": 0.0}
    foreseen = None
    for luck in range(BATTLES):
        game = table(Captain(ship=ship, zone=zone), Captain(), luck=luck, game=RAID).merchant(zone, SPANISH).begins()
        if foreseen is None:
            foreseen = raid_odds.whole_raid(game.t, game[0], SPANISH)
        game.seat(0).says("engage")
        while game.asked is not None and game.asked[1] == "raid-success":
            game.seat(0).says(best_throw(game))
        counted["sunk"] += any(end["outcome"] == "sunk" for end in game.told("raid-ends")) / BATTLES
        counted["success"] += any(True for gain in game.told("gold-gained")) / BATTLES
    assert foreseen is not None
    assert counted["success"] == pytest.approx(foreseen.success, abs=0.04)
    assert counted["sunk"] == pytest.approx(foreseen.sunk, abs=0.02)


def best_throw(game: Play) -> str:
    """Nothing once the raid would succeed; else the card without which, after all throws left, it ends best."""
    raid = game.t.raid
    assert raid is not None

    def end(cards: tuple[int, ...], left: int) -> int:
        best = raid_odds.as_it_lies(game.t, game[0], SPANISH, cards)[0]
        if best == PLUNDERED or left == 0:
            return best
        return max([best, *[end(cards[:at] + cards[at + 1 :], left - 1) for at in range(len(cards))]])

    cards = raid.cards
    if raid_odds.as_it_lies(game.t, game[0], SPANISH, cards)[0] == PLUNDERED:
        return "done"
    at = max(range(len(cards)), key=lambda at: end(cards[:at] + cards[at + 1 :], raid.successes - 1))
    return f"discard-face-{tables.CARGO_NAMES[cards[at]]}"


# Battles that may come


def test_a_duel_tells_who_is_weaker() -> None:
    game = table(Captain(), Captain(ship=FRIGATE), npcs={PIRATE_FRIGATE: ("EV-16", NASSAU)})
    before = digest(game.t)
    weak = odds.battle_with_player(game.t, game[0], game[1], True)
    strong = odds.battle_with_player(game.t, game[1], game[0], False)
    assert weak.weaker() and not weak.stronger() and strong.stronger()
    assert weak.hits == pytest.approx(strong.taken) and weak.crew.win == pytest.approx(strong.crew.lose)
    assert odds.battle_with_npc(game.t, game[0], game.t.npcs[PIRATE_FRIGATE], False).weaker()
    assert digest(game.t) == before and game.t.battle is None


def test_what_the_enemy_may_declare() -> None:
    """MM-COMBAT-02, 03, 22, MM-AMB-74, MM-AMB-87."""
    game = table(Captain(), Captain(tracks={CREW: 0}))
    start(game)
    assert odds.expected_declarations(game.t, game.side(0)) == [SHOOTS, FLEES]
    game.seat(0).says("board")
    assert odds.expected_declarations(game.t, game.side(1)) == [BOARDS]
    npc = table(Captain(tracks={CREW: 1}), Captain(), npcs={PIRATE_FRIGATE: ("EV-16", NASSAU)}, npc_orders="program")
    npc.dice("1111", "1111").attacks_npc(0, PIRATE_FRIGATE)
    npc.battle.round = 2
    assert odds.expected_declarations(npc.t, npc.side(0)) == [BOARDS]


def test_equal_odds_make_nobody_the_stronger() -> None:
    """Chances that are the same may be added up in another order."""
    shots = odds.Exchange(SHOOTS, SHOOTS)
    shots.hits, shots.taken = 1.0, 2.0
    alike = odds.CrewCombatOdds(win=0.1 + 0.2, lose=0.3)
    assert alike.win != alike.lose
    assert not odds.BattleOdds(shots, alike).weaker()
    assert odds.BattleOdds(shots, odds.CrewCombatOdds(win=0.3, lose=0.31)).weaker()
    shots.hits, shots.taken = 2.0, 1.0
    assert not odds.BattleOdds(shots, alike).stronger()
    assert odds.BattleOdds(shots, odds.CrewCombatOdds(win=0.31, lose=0.3)).stronger()
