"""The nouns of the rulebook as numbers, and their names. Content packs add to the lists of `content.tables`."""

from typing import Final, NewType

NONE: Final = -1  # no card, no nation, no zone
NOBODY: Final = -1  # no seat

SEATS: Final = ["1", "2", "3", "4"]

NATIONS: Final = ["spanish", "english", "french", "dutch"]
SPANISH: Final = 0
ENGLISH: Final = 1
FRENCH: Final = 2
DUTCH: Final = 3

ZONES: Final = [
    "nassau", "havana", "port-royal", "old-providence", "tortuga", "petite-goave", "cartagena", "santo-domingo",
    "caribbean-sea", "curacao", "san-juan", "caracas", "st-maarten", "st-john", "basse-terre", "bridgetown",
    "trinidad",
]  # fmt: skip
NASSAU: Final = 0
HAVANA: Final = 1
PORT_ROYAL: Final = 2
OLD_PROVIDENCE: Final = 3
TORTUGA: Final = 4
PETITE_GOAVE: Final = 5
CARTAGENA: Final = 6
SANTO_DOMINGO: Final = 7
CARIBBEAN_SEA: Final = 8
CURACAO: Final = 9
SAN_JUAN: Final = 10
CARACAS: Final = 11
ST_MAARTEN: Final = 12
ST_JOHN: Final = 13
BASSE_TERRE: Final = 14
BRIDGETOWN: Final = 15
TRINIDAD: Final = 16
SPANISH_MAIN: Final = [CARTAGENA, CURACAO, CARACAS, TRINIDAD]  # CAP-06

# Compass letters clockwise; an order to an NPC is one of the four even ones.
LETTERS: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
DIRECTIONS: Final = ["north", "east", "south", "west"]

SKILLS: Final = ["seamanship", "scouting", "leadership", "influence"]
SEAMANSHIP: Final = 0
SCOUTING: Final = 1
LEADERSHIP: Final = 2
INFLUENCE: Final = 3

# Hit locations: the number is also the face of the location die; hull has none (ledger 1.3).
LOCATIONS: Final = ["hull", "cargo", "masts", "crew", "cannons"]
HULL: Final = 0
CARGO: Final = 1
MASTS: Final = 2
CREW: Final = 3
CANNONS: Final = 4
MANOEUVRABILITY: Final = 5  # a ship value, but no hit location
SHIP_VALUES: Final = ["hull", "cargo", "masts", "crew", "cannons", "manoeuvrability"]

# Faces of a die: 1 to 4, and two skulls, which share one number.
SKULL: Final = 5
FACES: Final = ["none", "1", "2", "3", "4", "skull"]

# Icons of cargo cards: a hit location, or one of these.
ESCAPE: Final = 5
NO_ICON: Final = 6
ICONS: Final = ["hull", "cargo", "masts", "crew", "cannons", "escape", "none"]

GOODS: Final = ["cocoa", "fruit", "rum", "spices", "sugar", "textiles", "tobacco", "timber"]
COCOA: Final = 0
FRUIT: Final = 1
RUM: Final = 2
SPICES: Final = 3
SUGAR: Final = 4
TEXTILES: Final = 5
TOBACCO: Final = 6
TIMBER: Final = 7

SLOOP: Final = 0
FLUTE: Final = 1
FRIGATE: Final = 2
GALLEON: Final = 3
MAN_O_WAR: Final = 4
BASE_SHIPS: Final = ["sloop", "flute", "frigate", "galleon", "man-o-war"]

GRAPPLING_HOOKS: Final = 0
CHAIN_SHOT: Final = 1
GRAPESHOT: Final = 2
BASE_WEAPONS: Final = ["grappling-hooks", "chain-shot", "grapeshot"]

EXTRA_HAMMOCKS: Final = 0
ADVANCED_RIGS: Final = 1
REINFORCED_HULL: Final = 2
EXTENDED_HOLD: Final = 3
CHASERS: Final = 4
EXTRA_CANNON_PORT: Final = 5
SWIVEL_GUNS: Final = 6
LONG_GUNS: Final = 7
BASE_MODIFICATIONS: Final = [
    "extra-hammocks", "advanced-rigs", "reinforced-hull", "extended-hold", "chasers", "extra-cannon-port",
    "swivel-guns", "long-guns",
]  # fmt: skip

# Kinds of NPC ships.
NPC_KINDS: Final = ["navy", "pirate", "neutral"]
NAVY: Final = 0
PIRATE: Final = 1
NEUTRAL: Final = 2

# NPCs: a navy has the number of its nation.
PIRATE_SLOOP: Final = 4
PIRATE_FRIGATE: Final = 5
BASE_NPCS: Final = ["spanish-navy", "english-navy", "french-navy", "dutch-navy", "pirate-sloop", "pirate-frigate"]

SPECIALISTS: Final = [
    "carpenter", "gunner-captain", "master-gunner", "surgeon", "lookout", "master-at-arms", "purser",
    "sailing-master",
]  # fmt: skip
CARPENTER: Final = 0
GUNNER_CAPTAIN: Final = 1
MASTER_GUNNER: Final = 2
SURGEON: Final = 3
LOOKOUT: Final = 4
MASTER_AT_ARMS: Final = 5
PURSER: Final = 6
SAILING_MASTER: Final = 7

# What a captain's ability is; which captain has it, and its number, is content. `registries.abilities` adds to them.
ABILITIES: Final = [
    "none", "sells-dearer", "plunders-navies", "claims-again", "hunts-pirates", "names-a-good", "knows-the-main",
    "hires-cheaply", "scouts-again", "exchanges-a-card", "repairs-cheaply", "draws-more", "ignores-storms",
    "enters-closed-ports", "starts-with-glory", "arms-cheaply", "shrugs-off-a-hit",
]  # fmt: skip
SELLS_DEARER: Final = 1
PLUNDERS_NAVIES: Final = 2
CLAIMS_AGAIN: Final = 3
HUNTS_PIRATES: Final = 4
NAMES_A_GOOD: Final = 5
KNOWS_THE_MAIN: Final = 6
HIRES_CHEAPLY: Final = 7
SCOUTS_AGAIN: Final = 8
EXCHANGES_A_CARD: Final = 9
REPAIRS_CHEAPLY: Final = 10
DRAWS_MORE: Final = 11
IGNORES_STORMS: Final = 12
ENTERS_CLOSED_PORTS: Final = 13
STARTS_WITH_GLORY: Final = 14
ARMS_CHEAPLY: Final = 15
SHRUGS_OFF_A_HIT: Final = 16

# What earns a glory point (MM-GLORY-01). The stash earns points too, but none on the track.
DEEDS: Final = ["combat", "trade", "raid", "mission", "rumour", "ship"]
Deed = NewType("Deed", int)
BY_COMBAT: Final = Deed(0)
BY_TRADE: Final = Deed(1)
BY_RAID: Final = Deed(2)
BY_MISSION: Final = Deed(3)
BY_RUMOUR: Final = Deed(4)
BY_SHIP: Final = Deed(5)
BASE_DEEDS: Final = 6  # `registries.deeds` adds to them

# How cargo cards come aboard.
GAINS: Final = ["purchase", "raid", "plunder", "reward", "search"]
Gain = NewType("Gain", int)
GAINED_BY_PURCHASE: Final = Gain(0)
GAINED_BY_RAID: Final = Gain(1)
GAINED_BY_PLUNDER: Final = Gain(2)
GAINED_BY_REWARD: Final = Gain(3)  # drawn for a rumour or mission
GAINED_BY_SEARCH: Final = Gain(4)  # chosen by their good

# The activities of a Port action (MM-PORT-02).
ACTIVITIES: Final = ["sell", "buy", "shipyard", "recruit", "rumour", "mission", "stash"]
SELL: Final = 0
BUY: Final = 1
SHIPYARD: Final = 2
RECRUIT: Final = 3
RUMOUR: Final = 4
MISSION: Final = 5
STASH: Final = 6
BASE_ACTIVITIES: Final = 7  # `registries.activities` adds to them

# What a captain died of; `registries.deaths` adds to them.
DEATHS: Final = ["sunk", "crew", "raid", "storm", "shoals", "ashore", "retired", "other"]
Death = NewType("Death", int)
SUNK: Final = Death(0)
CREW_LOST: Final = Death(1)
RAIDING: Final = Death(2)
STORM_DEATH: Final = Death(3)
SHOALS: Final = Death(4)
ASHORE: Final = Death(5)
RETIRED: Final = Death(6)
OTHER_DEATH: Final = Death(7)
