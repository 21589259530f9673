"""What both modes have in common: captains on offer, which is kept, and where the others go (SG-V2)."""

from typing import Final

from freebooter.games.marauders import effects
from freebooter.games.marauders.content.tables import CAPTAIN_HOME, CAPTAIN_NAMES, CAPTAIN_SKILLS
from freebooter.games.marauders.modules.captain_choice.view import CaptainChoiceView, card_view
from freebooter.games.marauders.moves import CHOOSE_CAPTAIN
from freebooter.games.marauders.names import INFLUENCE, LEADERSHIP, SCOUTING, SEAMANSHIP, SKILLS, ZONES
from freebooter.games.marauders.state import CHOOSING, Drawer, Table
from freebooter.games.marauders.state.player import Player
from freebooter.games.marauders.values import weigh
from freebooter.kernel.ask import Ask, Question, Seat
from freebooter.kernel.chance import Chance
from freebooter.kernel.moves import Move
from freebooter.kernel.note import Note, Refusal
from freebooter.kernel.programs.features import RELATIVE, FeatureRow, in_turn

SKILL_VALUE: Final = (20, 4, 30, 8)
"""What a point of each skill is worth, in hundredths of a glory point."""
HOME_VALUE: Final = {
    "cartagena": 50, "trinidad": 42, "st-maarten": 33, "tortuga": 27, "havana": 24, "caracas": 20, "st-john": 11,
    "santo-domingo": 10, "old-providence": -8, "curacao": -9, "bridgetown": -10, "san-juan": -22, "basse-terre": -22,
    "nassau": -22, "port-royal": -34, "petite-goave": -57,
}  # fmt: skip
"""What it is worth to be at home there, measured by 600 games: some ports lie amid good customers, others aside."""


class CaptainChoice(Drawer):
    """`spare`: captains dealt to each seat beside the one it has for now. `paid`: gold to be paid at the start.

    Captains who are not kept stay here until all are shown, since nobody else can have been dealt them.
    """

    __slots__ = ("paid", "spare")

    def __init__(self, module: str, spare: list[tuple[int, ...]], paid: list[int]) -> None:
        super().__init__(module)
        self.spare = spare
        self.paid = paid

    def copy(self) -> "CaptainChoice":
        return CaptainChoice(self.module, self.spare[:], self.paid[:])

    def features(self, t: Table, seat: Seat, row: FeatureRow) -> None:
        choosing = t.stage == CHOOSING
        row.held("dealt", CAPTAIN_NAMES, dealt_to(t, self, seat) if choosing else [])
        row.counts("paid", RELATIVE[: t.seats], in_turn(self.paid, seat) if choosing else [0] * t.seats)

    def view(self, t: Table, seat: Seat | None) -> CaptainChoiceView | None:
        if t.stage != CHOOSING:
            return None
        own = [] if seat is None else [card_view(card) for card in dealt_to(t, self, seat)]
        dealt = [1 + len(cards) for cards in self.spare]
        return CaptainChoiceView([card.captain for card in own], dealt, self.paid[:], own)

    def redeal(self, t: Table, seat: Seat, chance: Chance) -> None:
        """All captains of the others are mixed with the deck, the one each has for now among them."""
        if t.stage != CHOOSING:
            return
        deck = t.decks.captains
        others = [player for player in t.players if player.seat != seat]
        for player in others:
            for card in dealt_to(t, self, player.seat):
                deck.add(card)
        for player in others:
            player.captain = chance.draw(deck)
            count = len(self.spare[player.seat])
            self.spare[player.seat] = tuple(sorted([chance.draw(deck) for card in range(count)]))

    def audit(self, t: Table) -> dict[str, int]:
        return {"captains": sum([len(cards) for cards in self.spare])}

    def faults(self, t: Table) -> list[str]:
        found: list[str] = []
        if t.stage != CHOOSING and self.spare != [()] * t.seats:
            found.append("captains were not put back")
        return found


def dealt_to(t: Table, choice: CaptainChoice, seat: Seat) -> list[int]:
    """All captains that a seat was dealt."""
    return sorted([t.players[seat].captain, *choice.spare[seat]])


def deal_another(t: Table, choice: CaptainChoice, player: Player, rule: str) -> None:
    card = t.chance.draw(t.decks.captains)
    choice.spare[player.seat] = tuple(sorted([*choice.spare[player.seat], card]))
    if t.journal is not None:
        t.journal.only(player.seat, "captain-offered", rule, seat=player.seat, captain=CAPTAIN_NAMES[card])
        t.journal.all_but(player.seat, "captain-offered-hidden", rule, seat=player.seat)


def keep(t: Table, choice: CaptainChoice, player: Player, captain: int, rule: str) -> None:
    rest = dealt_to(t, choice, player.seat)
    rest.remove(captain)
    player.captain = captain
    choice.spare[player.seat] = tuple(rest)
    if t.journal is not None:
        t.journal.only(player.seat, "captain-kept", rule, seat=player.seat, captain=CAPTAIN_NAMES[captain])


def settle(t: Table, choice: CaptainChoice) -> None:
    """All are shown: the rest goes back into the deck (SG-V2-04), and what was promised is paid (SG-AMB-88)."""
    for player in t.players:
        for card in choice.spare[player.seat]:
            t.decks.captains.add(card)
        choice.spare[player.seat] = ()
        effects.pay_gold(t, player, choice.paid[player.seat], "SG-AMB-88")
        choice.paid[player.seat] = 0


def captain_value(captain: int) -> int:
    return HOME_VALUE[ZONES[CAPTAIN_HOME[captain]]] + sum(
        [SKILL_VALUE[skill] * CAPTAIN_SKILLS[captain][skill] for skill in range(len(SKILLS))]
    )


class KeepCaptain(Question[Table]):
    """Which of the captains dealt is kept, in secret."""

    def choice(self, t: Table) -> CaptainChoice:
        for drawer in t.ext:
            if isinstance(drawer, CaptainChoice):
                return drawer
        raise KeyError("nobody chooses a captain")

    def options(self, t: Table, seat: Seat, about: int) -> list[Move]:
        return [CHOOSE_CAPTAIN[card] for card in dealt_to(t, self.choice(t), seat)]

    def refusal(self, t: Table, ask: Ask, move: Move) -> Refusal | None:
        if move.value in dealt_to(t, self.choice(t), ask.seat):
            return None
        return Refusal("mm-captain-not-dealt", self.rule, captain=CAPTAIN_NAMES[move.value])

    def preview(self, t: Table, ask: Ask, move: Move) -> Note:
        skills = CAPTAIN_SKILLS[move.value]
        return Note(
            "mm-brings-captain",
            self.rule,
            captain=CAPTAIN_NAMES[move.value],
            zone=ZONES[CAPTAIN_HOME[move.value]],
            seamanship=skills[SEAMANSHIP],
            scouting=skills[SCOUTING],
            leadership=skills[LEADERSHIP],
            influence=skills[INFLUENCE],
        )

    def weights(self, t: Table, ask: Ask) -> list[int]:
        return weigh([captain_value(move.value) for move in ask.options])


KEEP_CAPTAIN: Final = KeepCaptain("keep-captain", "SG-V2-01", CHOOSE_CAPTAIN)
