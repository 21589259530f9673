"""A bot that plays Merchants & Marauders by rule of thumb; docs/balance-marauders.md names its limits.

    freebooter simulate marauders --load marauders_pilot --bots pilot --games 1000

with this folder on PYTHONPATH. Captains with a steady hand and a sharp eye raid merchants, the others trade; all follow
missions and rumours, repair, stash at home and buy a great ship. It looks at its view only.
"""

from typing import Final, cast

from freebooter.bots import Bot, Situation, add_bot
from freebooter.games.marauders.content.tables import (
    MISSION_NAMES,
    MISSIONS,
    PORTS,
    RAID_FOR_GLORY,
    RUMOUR_NAMES,
    RUMOURS,
    SHIP_NAMES,
    SHIP_TRACKS,
    WAY,
    ZONE_NATION,
)
from freebooter.games.marauders.display.view_structs import PlayerView, ShipView, TableView
from freebooter.games.marauders.names import MANOEUVRABILITY, NATIONS, ZONES
from freebooter.kernel.moves import Move

GREAT: Final = ("frigate", "galleon", "man-o-war")
SKILL_OF_RAIDERS: Final = 6  # seamanship and scouting together
GOLD_TO_STASH: Final = 20
WORTH: Final = {
    "port-action": 100, "complete-mission": 90, "act-on-rumour": 80, "pursue-mission": 80, "retire": -100,
    "play": 30, "announce": 30, "claim-mission": 10, "engage": 10, "end-turn": 1, "done": 20, "pass": 10,
    "shoot": 10, "claim-ship": 10, "roll": 10, "mend": 10, "discard-load": -50,
}  # fmt: skip
HITS: Final = {"hull": 0, "crew": 2, "masts": 3, "cannons": 4, "cargo": 5}


class Pilot(Bot):
    """Gives every option a value and takes the best; of equal ones a random one."""

    def decide(self, situation: Situation) -> Move:
        options = situation.ask.options
        if situation.game.name != "marauders":
            return options[self.chance.below(len(options))]
        helm = Helm(cast(TableView, situation.view()), situation.seat, situation.ask.prompt, situation.ask.about)
        best = max(helm.worth(move) for move in options)
        good = [move for move in options if helm.worth(move) == best]
        return good[self.chance.below(len(good))]


class Helm:
    """One decision."""

    def __init__(self, view: TableView, seat: int, prompt: str, about: int) -> None:
        self.view = view
        self.me: PlayerView = view.players[seat]
        self.prompt = prompt
        self.about = about
        self.goods = [card.split("-")[0] for card in view.cargo]
        self.raider = sum(self.me.skills.get(skill, 0) for skill in ("seamanship", "scouting")) >= SKILL_OF_RAIDERS

    def worth(self, move: Move) -> int:
        verb, params = move.verb, {name: str(value) for name, value in move.params}
        if verb == "sail":
            return self.sailing(params["zone"])
        if verb == "enter-port":
            return 70 if self.me.zone == ZONES[self.target()] else 2
        if verb == "leave-port":
            return 60
        if verb in ("scout-merchant", "scout-spanish-merchant"):
            return 75 if self.raider and self.sound() else -1
        if verb in ("scout-npc", "scout-player"):
            return -1
        if verb == "let-sail":
            return 5 if self.raider else 50
        if verb == "do":
            return self.business(params["activity"])
        if self.prompt in ("sell", "buy", "shipyard", "stash", "stash-ones"):
            return self.trade(move, params)
        return self.other(move, params)

    # Where to

    def sound(self) -> bool:
        ship = self.me.ship
        return ship is not None and ship.tracks["hull"] > 1 and ship.tracks["crew"] >= ship.full["crew"] - 1

    def open_ports(self) -> list[int]:
        enemies = {nation for pair in self.view.wars if self.me.nation in pair for nation in pair}
        closed = {*enemies, *[nation for nation, count in self.me.bounties.items() if count]} - {self.me.nation}
        return [zone for zone in PORTS if NATIONS[ZONE_NATION[zone]] not in closed]

    def target(self) -> int:
        """The place to be next, which is seldom far away."""
        here, home = ZONES.index(self.me.zone), ZONES.index(self.me.home)
        full = self.me.stash_least >= 5 * self.view.points_to_win
        if self.me.gold >= GOLD_TO_STASH and not full and home in self.open_ports():
            return home
        places = {zone: self.promise(zone) for zone in self.open_ports() if zone != here or not self.me.in_port}
        for zone in self.errands():
            places[zone] = places.get(zone, 0) + 15
        if not places:
            return home
        return max(places, key=lambda zone: (places[zone] - 4 * steps(here, zone), -zone))

    def promise(self, zone: int) -> int:
        """What a port would pay for the cargo, and a little for being one."""
        wanted = self.view.zones[zone].demand
        return 5 + 6 * self.goods.count(wanted) + (5 if self.view.zones[zone].missions and not self.me.mission else 0)

    def errands(self) -> list[int]:
        """Where the mission or the rumour leads."""
        names: list[str] = []
        if self.me.mission:
            task = MISSIONS[MISSION_NAMES.index(self.me.mission)].task
            names += task.legs[min(self.me.mission_step, len(task.legs) - 1)] if task.legs else []
            names += [*task.zones, *([task.zone] if task.zone else [])]
            if all(self.goods.count(good) >= count for good, count in task.goods.items()):
                names += task.ports
        if self.view.rumour:
            place = RUMOURS[RUMOUR_NAMES.index(self.view.rumour)].place
            names += [*place.ports, *place.zones]
        return [ZONES.index(name) for name in names]

    def sailing(self, zone: str) -> int:
        here, there, target = ZONES.index(self.me.zone), ZONES.index(zone), self.target()
        nearer = steps(here, target) - steps(there, target)
        danger = 5 if any(npc.zone == zone and self.hunts(npc.npc) for npc in self.view.npcs) else 0
        return 40 + 10 * nearer - danger

    def hunts(self, npc: str) -> bool:
        nation = npc.split("-")[0]
        return nation == "pirate" or self.me.bounties.get(nation, 0) > 0

    # In port

    def business(self, activity: str) -> int:
        wanted = self.view.zones[ZONES.index(self.me.zone)].demand
        gold, ship = self.me.gold, self.me.ship
        assert ship is not None
        likes = {
            "sell": self.goods.count(wanted) > 0 or (gold < 3 and bool(self.goods)),
            "stash": gold >= 10 and self.me.zone == self.me.home,
            "mission": True,
            "recruit": True,
            "shipyard": gold >= 2 and (self.damage(ship) > 0 or (gold >= 25 and ship.kind not in GREAT)),
            "buy": gold >= 3 and len(self.goods) < ship.tracks["cargo"],
            "rumour": gold >= 6 and not self.view.rumour,
        }
        order = list(likes)
        if activity not in likes:  # of a module: when all else is done
            return 30 if gold >= 8 else 0
        return 80 - order.index(activity) if likes[activity] else 0

    def damage(self, ship: ShipView) -> int:
        return sum(ship.full[at] - ship.tracks[at] for at in ("hull", "masts", "cannons", "cargo"))

    def trade(self, move: Move, params: dict[str, str]) -> int:
        verb = move.verb
        ship = self.me.ship
        if verb == "sell":
            demanded = params["good"] == self.view.zones[ZONES.index(self.me.zone)].demand
            return 30 + move.value if demanded else 25 + move.value if self.me.gold < 3 else 1
        if verb == "buy" and ship is not None:
            price = max(1, 4 - self.copies(params["good"]))
            room = ship.tracks["cargo"] - len(self.goods)
            return 30 + move.value if price < 3 and move.value <= room else 5
        if verb == "buy-ship":
            return 60 if params["ship"] in GREAT and (ship is None or ship.kind not in GREAT) else -10
        if verb == "repair":
            return 50
        if verb in ("buy-modification", "refresh"):
            return 25 if self.me.gold >= 12 else 0
        if verb == "stash-tens":
            return move.value if 10 * move.value <= self.me.gold - 3 else -move.value
        if verb == "stash-ones":
            return -move.value
        return WORTH.get(verb, 0)

    def copies(self, good: str) -> int:
        return sum(1 for card in self.view.drawn if card.split("-")[0] == good)

    # Battles, raids, and the rest

    def other(self, move: Move, params: dict[str, str]) -> int:
        verb = move.verb
        if verb in ("discard-face", "exchange-face"):
            return self.raiding(verb, params["card"])
        if verb == "board" or verb == "flee":
            return self.manoeuvre(verb)
        if verb == "take-hit":
            own = HITS[params["location"]]
            return own if self.about == self.me.seat else -own
        if verb == "choose-ship":
            return 5 if (params["ship"] == "sloop") == self.raider else 0
        if verb in ("hire-crew", "lower-bounty", "keep"):
            return move.value
        if verb == "draw-cargo" and self.view.raid is not None:
            return 30 if sum(worth_of(card) for card in self.view.raid.cards) < RAID_FOR_GLORY else 5
        return WORTH.get(verb, 0)

    def raiding(self, verb: str, card: str) -> int:
        """What would end the raid goes first; what has to stay behind is what is worth least."""
        raid, ship = self.view.raid, self.me.ship
        if raid is None or ship is None:
            return 0
        if self.prompt == "raid-cargo":
            return 20 - worth_of(card)
        icon, icons = icon_of(card), [icon_of(other) for other in raid.cards]
        limit = (
            SHIP_TRACKS[SHIP_NAMES.index(ship.kind)][MANOEUVRABILITY] if icon == "escape" else ship.tracks.get(icon, 9)
        )
        if icons.count(icon) < limit:
            return 0
        return (42 if icon == "hull" else 40) + (verb == "exchange-face") * (worth_of(card) > 2)

    def manoeuvre(self, verb: str) -> int:
        """Board a weaker crew, flee with a sinking ship, else shoot."""
        battle = self.view.battle
        if battle is None:
            return 0
        ships = [side.ship if side.seat is None else self.view.players[side.seat].ship for side in battle.sides]
        own, other = ships[self.about], ships[1 - self.about]
        if own is None or other is None:
            return 0
        if verb == "board":
            return 20 if own.tracks["crew"] > other.tracks["crew"] else 5
        return 15 if own.tracks["hull"] + own.tracks["cannons"] < other.tracks["hull"] + other.tracks["cannons"] else 5


def icon_of(card: str) -> str:
    """Cargo cards are named by good, worth and icon: rum-3-hull."""
    parts = card.split("-")
    return parts[2] if len(parts) > 2 else ""


def worth_of(card: str) -> int:
    return int(card.split("-")[1])


def steps(here: int, there: int) -> int:
    return WAY[here][there]


add_bot("pilot", lambda seed, seconds, iterations: Pilot(seed))
