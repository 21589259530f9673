"""The content is the ledger's, card by card, and a file with a mistake is refused with a sentence."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from freebooter.games.black_fleet.content.load import load
from freebooter.games.black_fleet.content.structs import COLOURS, EFFECTS, Content, ContentError, Effect
from tests.rules import rule

CONTENT = load()

# Section 3.3: navy, pirate, merchant, symbol
MOVEMENT = """
01 1 2 3 draw-two      02 2 3 2 draw-two
03 1 3 5 draw-one      04 2 2 4 draw-one      05 1 4 4 draw-one      06 3 2 3 draw-one
07 2 4 3 draw-one      08 3 3 2 draw-one      09 2 3 4 draw-one      10 1 5 3 draw-one
11 2 3 5 none          12 3 3 4 none          13 2 4 4 none          14 3 4 3 none
15 4 3 3 none          16 2 5 4 none          17 3 2 5 none          18 4 4 3 none
19 3 4 5 discard-one   20 3 5 4 discard-one   21 4 4 5 discard-one   22 4 3 5 discard-one
"""

# Section 3.4: id, copies, window, effect
FORTUNE = """
F-01 3 movement extra-move merchant/pirate 2
F-02 3 movement extra-move merchant 3
F-03 3 movement extra-move pirate 3
F-04 2 movement extra-move navy 3
F-05 1 before-navy command-instead
F-06 2 any-time command-too 2
F-07 3 movement cross-islands merchant/pirate/navy
F-08 2 movement pass-ships merchant/pirate
F-09 3 between push merchant/pirate/navy 2
F-10 2 between exchange-adjacent
F-11 2 activation extra-action merchant/pirate/navy 1
F-12 2 activation bury-after-attack pirate
F-13 2 attack long-range merchant/pirate/navy 2
F-14 3 before-sale bonus-per-cube-sold 1
F-15 2 docked sell-refused merchant 2
F-16 1 activation may-attack merchant >merchant 2
F-17 2 between take-doubloons 1
F-18 2 before-attack bonus-per-sinking 2
F-19 1 before-attack bonus-per-robbery 2
F-20 1 before-burial bonus-per-burial 2
F-21 2 movement second-movement-card merchant/pirate/navy
"""

# What was different under rules 1
EARLIER = """
D5-04 5 bonus-per-sale 2
D8-01 8 extra-move merchant/navy 1
D8-04 8 bonus-per-burial 3
D8-05 8 may-attack merchant >pirate 2
D11-04 11 bonus-per-cube-sold 1
D11-06 11 exchange-own-anywhere
"""

# Section 3.5: id, price, effects
DEVELOPMENTS = """
D5-01 5 extra-move merchant 1
D5-02 5 extra-move pirate 1
D5-03 5 extra-move navy 2
D5-04 5 bonus-per-sale 1
D5-05 5 extra-draw 1 + ignore-discard + fortune-hand-limit 4
D5-06 5 bonus-per-sinking 1
D8-01 8 extra-move pirate/navy 1
D8-02 8 extra-move-on-entry pirate 3
D8-03 8 bonus-per-robbery 2
D8-04 8 bonus-per-burial 4
D8-05 8 may-attack merchant >pirate 4
D8-06 8 command-choice 1
D11-01 11 enter-at-lair pirate + lairs-adjacent pirate
D11-02 11 cross-islands merchant/pirate
D11-03 11 long-range merchant/pirate/navy 2
D11-04 11 bonus-per-sale 2
D11-05 11 safe-on-dock merchant
D11-06 11 exchange-own 6
D14-01 14 extra-move merchant 1 + extra-move pirate/navy 2
D14-02 14 attack-and-bury pirate
D14-03 14 hold pirate 2
D14-04 14 sell-refused merchant 3 + bonus-per-sale 2
D14-05 14 may-attack navy >merchant 3
D14-06 14 command-both 2
"""


def said(effects: tuple[Effect, ...]) -> str:
    return " + ".join(
        " ".join(
            [effect.kind]
            + (["/".join(effect.ships)] if effect.ships else [])
            + ([f">{effect.target}"] if effect.target else [])
            + ([str(effect.amount)] if effect.amount else [])
        )
        for effect in effects
    )


class TestCards:
    @rule("BF-COMP-04", "BF-MOVE-01")
    def test_movement(self) -> None:
        words = MOVEMENT.split()
        rows = [tuple(words[i : i + 5]) for i in range(0, len(words), 5)]
        assert len(rows) == 22
        expected = [
            (f"{prefix}-{number}", ship, int(navy), int(pirate), int(merchant), symbol)
            for prefix, ship in (("MY", "yellow"), ("MV", "violet"))
            for number, navy, pirate, merchant, symbol in rows
        ]
        cards = [
            (card.id, card.navy_ship, card.navy, card.pirate, card.merchant, card.symbol) for card in CONTENT.movement
        ]
        assert cards == expected

    def test_movement_totals(self) -> None:
        symbols = [card.symbol for card in CONTENT.movement]
        assert len(symbols) == 44
        counts = [symbols.count(symbol) for symbol in ("draw-two", "draw-one", "none", "discard-one")]
        assert counts == [4, 16, 16, 8]
        assert sum(card.navy for card in CONTENT.movement) / 44 == 2.5
        assert round(sum(card.pirate for card in CONTENT.movement) / 44, 2) == 3.41
        assert round(sum(card.merchant for card in CONTENT.movement) / 44, 2) == 3.77

    @rule("BF-COMP-05")
    def test_fortune(self) -> None:
        cards = [f"{card.id} {card.count} {card.window} {said(card.effects)}" for card in CONTENT.fortune]
        assert cards == FORTUNE.strip().splitlines()
        assert sum(card.count for card in CONTENT.fortune) == 44

    @rule("BF-COMP-06")
    def test_developments(self) -> None:
        cards = [f"{card.id} {card.price} {said(card.effects)}" for card in CONTENT.developments]
        assert cards == DEVELOPMENTS.strip().splitlines()
        earlier = [f"{card.id} {card.price} {said(card.earlier)}" for card in CONTENT.developments if card.earlier]
        assert earlier == EARLIER.strip().splitlines()
        prices = [card.price for card in CONTENT.developments]
        assert [prices.count(price) for price in (5, 8, 11, 14)] == [6, 6, 6, 6]

    @rule("BF-COMP-07")
    def test_victory(self) -> None:
        assert [(card.id, card.price, card.count) for card in CONTENT.victory] == [("VC-10", 10, 4), ("VC-20", 20, 4)]

    def test_no_effect_is_listed_in_vain(self) -> None:
        effects = [card.effects for card in CONTENT.fortune]
        effects += [card.effects + card.earlier for card in CONTENT.developments]
        assert {effect.kind for effects_of_card in effects for effect in effects_of_card} == EFFECTS.keys()


class TestTable:
    @rule("BF-COMP-02")
    def test_goods(self) -> None:
        assert [good.colour for good in CONTENT.goods] == list(COLOURS)
        assert [good.id for good in CONTENT.goods] == ["rum", "sugar", "tobacco", "corn", "tools"]
        assert [good.cubes for good in CONTENT.goods] == [13] * 5

    @rule("BF-COMP-08")
    def test_fleets(self) -> None:
        fleets = [(fleet.id, fleet.colour, fleet.first) for fleet in CONTENT.fleets]
        assert fleets[0] == ("PC-1", "black", True)
        assert fleets[1:] == [("PC-2", "white", False), ("PC-3", "green", False), ("PC-4", "orange", False)]


class TestMap:
    def test_ports(self) -> None:
        standard = CONTENT.maps[1]
        ports = {port.id: (port.colour, port.space) for port in standard.ports}
        assert ports == {
            "la-barbaria": ("red", "I2"),
            "vesper-point": ("violet", "C6"),
            "verdemar": ("green", "N6"),
            "goldstrand": ("yellow", "F10"),
            "anvil-quay": ("blue", "M10"),
        }

    def test_known_facts_about_prices(self) -> None:
        """E-06, E-08, E-09: three colours per port; La Barbaria pays 2, 2 and 3; red sells everywhere, yellow not."""
        for sea_map in CONTENT.maps:
            assert all(len(port.buys) == 3 for port in sea_map.ports)
            assert sorted(sea_map.ports[0].buys.values()) == [2, 2, 3]
            assert all("red" in port.buys for port in sea_map.ports if port.colour != "red")
            assert any("yellow" not in port.buys for port in sea_map.ports if port.colour != "yellow")

    @rule("BF-AMB-21")
    def test_no_port_buys_what_it_sells(self) -> None:
        assert all(port.colour not in port.buys for sea_map in CONTENT.maps for port in sea_map.ports)

    def test_a_second_map_is_a_file(self, tmp_path: Path) -> None:
        copy = copied(tmp_path)
        text = (copy / MAP).read_text(encoding="utf-8")
        # Close the bay H11 to K11: a map of its own in which all tables still hold.
        text = text.replace('"#######....###...c", # 11', '"##############...c", # 11').replace(
            '"standard-1"', '"shallow"'
        )
        (copy / "maps/shallow.toml").write_text(text, encoding="utf-8")
        content = load(copy)
        assert [sea_map.id for sea_map in content.maps] == ["standard-1", "shallow", "standard"]
        assert content.board("shallow").sea.bit_count() == 127
        assert content.board("standard-1").sea.bit_count() == 131


def copied(folder: Path) -> Path:
    source = Path(str(files("freebooter.games.black_fleet") / "content"))
    return Path(shutil.copytree(source, folder / "content"))


def load_with(folder: Path, file: str, *changes: str) -> Content:
    copy = copied(folder)
    text = (copy / file).read_text(encoding="utf-8")
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert text.count(old) >= 1, f"{file} does not say {old}"
        text = text.replace(old, new, 1)
    (copy / file).write_text(text, encoding="utf-8")
    return load(copy)


MAP = "maps/standard-1.toml"

MISTAKES = [
    ("table.toml", ("cubes = 13", "cubes = 12"), "cubes of rum: there are 12, but the game has 13"),
    ("table.toml", ('"red"', '"blue"'), "red goods: there are 0, but the game has 1"),
    ("table.toml", ('"red"', '"pink"'), "rum: Invalid enum value 'pink' - at `$.colour`"),
    ("table.toml", ("first = true", "first = false"), "first fleets: there are 0, but the game has 1"),
    ("table.toml", ("fleets = [", "boats = ["), "boats: it is unknown here"),
    ("movement.toml", ("MY-02", "MY-01"), "MY-01: its id is used twice"),
    ("movement.toml", ("MY-02", "MV-32"), "MV-32: its id does not fit the yellow navy ship"),
    ("movement.toml", ("merchant = 3", "merchant = 4"), "MY-01: the other navy ship has no card with the same face"),
    ("movement.toml", ("pirate = 2", 'pirate = "2"'), "MY-01: Expected `int`, got `str` - at `$.pirate`"),
    ("movement.toml", ('symbol = "draw-two"', ""), "file: it is not TOML"),
    ("fortune.toml", ("count = 3", "count = 2"), "fortune cards: there are 43, but the game has 44"),
    ("fortune.toml", ("extra-move", "extra-fun"), "F-01: nobody knows an effect of the kind 'extra-fun'"),
    ("fortune.toml", (", amount = 2", ""), "F-01: the effect extra-move needs `amount`"),
    ("fortune.toml", ("amount = 2", "amount = 2, colour = 1"), "F-01: Object contains unknown field `colour`"),
    ("fortune.toml", ('"command-instead"', '"command-instead", amount = 1'), "F-05: the effect command-instead has no"),
    ("fortune.toml", ('"movement"', '"sometimes"'), "F-01: Invalid enum value 'sometimes' - at `$.window`"),
    ("fortune.toml", ('id = "F-01"', ""), "cards, entry 1: Object missing required field `id`"),
    ("developments.toml", ("price = 5", "price = 8"), "D5-01: its price cannot be 8"),
    ("developments.toml", ("D5-01", "D8-11", "price = 5", "price = 8"), "developments of price 5: there are 5, but"),
    ("developments.toml", ('[{ kind = "bonus-per-sale", amount = 1 }]', "[]"), "D5-04: it has no effect"),
    ("victory.toml", ("count = 4", "count = 3"), "victory cards of price 10: there are 3, but the game has 4"),
    ("victory.toml", ("price = 20", "price = 15"), "victory cards of price 15: there are 4, but the game has 0"),
    (MAP, ('id = "standard-1"', 'id = "other"'), "id: a map has the name of its file, not 'other'"),
    (MAP, ('"a......###.......b"', '"a......###......b"'), "row 2: it has 18 columns, the first row 17"),
    (MAP, ("3.^...^", "3.^.?.^"), "sign '?': the rows draw it at I3, the tables list none"),
    (MAP, ('["E8", "N4"]', '["E8", "N5"]'), "sign 'x': the rows draw it at E8, N4, the tables list E8, N5"),
    (MAP, ('["J5", "I7"]', '["J5"]'), "sign '6': the rows draw it at I7, J5, the tables list J5"),
    (MAP, ('yellow = "H6"', 'yellow = "H7"'), "sign 'y': the rows draw it at H6, the tables list H7"),
    (MAP, ('"Q10", "Q11"]', '"Q10"]'), "distant sea c: by the rows its entries are Q10, Q11, Q9"),
    (MAP, ('"H2", "J2", "I3"', '"H2", "J2", "I4"'), "la-barbaria: by the rows its docks are H2, I3, J2"),
    (MAP, ("a......###", "a......#.#"), "la-barbaria: it touches 4 sea spaces, but has 3 docks"),
    (MAP, ("##....^4.4^", "##^...^4.4^"), "vesper-point: it touches 2 sea spaces, but has 3 docks"),
    (MAP, ('colour = "red"', 'colour = "blue"'), "red ports: there are 0, but the game has 1"),
    (MAP, ("blue = 3", "blue = 2"), "la-barbaria: it pays 2 for blue, but 10 spaces are worth 3"),
    (MAP, ("violet = 2", "violet = 3"), "la-barbaria: it pays 3 for violet, but 7 spaces are worth 2"),
    (MAP, ("violet = 2", "red = 2"), "la-barbaria: it buys the colour it sells (BF-AMB-21)"),
    (MAP, ("violet = 2, ", ""), "la-barbaria: it buys 2 colours, but a port buys 3"),
    (MAP, ("violet = 2", 'violet = "2"'), "la-barbaria: Expected `int`, got `str`"),
    (MAP, ("#.^.....^", "#^^.....^"), "B7: a ship on this space would split the sea"),
    (MAP, ("#....^..6", "##...^..6", "#....Y", "##...Y"), "sea: it is not connected"),
]


@pytest.mark.parametrize(("file", "changes", "sentence"), MISTAKES, ids=[mistake[2] for mistake in MISTAKES])
def test_a_mistake_is_told(tmp_path: Path, file: str, changes: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(ContentError) as told:
        load_with(tmp_path, file, *changes)
    assert str(told.value).startswith(f"{file}: {sentence}")
    assert "\n" not in str(told.value)


@rule("BF-AMB-22")
def test_a_dock_belongs_to_one_port(tmp_path: Path) -> None:
    """Verdemar moved to K2, beside the red dock J2."""
    changes = (
        '"a..^....R.....^..b", #  2',
        '"a..^....R.G...^..b", #  2',
        "6.....G##",
        "6......##",
        'space = "P5", docks = ["P4", "P6", "O5"]',
        'space = "K2", docks = ["J2", "L2", "K1"]',
    )
    with pytest.raises(ContentError, match=r"la-barbaria: it shares a dock with verdemar \(BF-AMB-22\)"):
        load_with(tmp_path, MAP, *changes)


def test_a_missing_file_or_folder_is_told(tmp_path: Path) -> None:
    copy = copied(tmp_path)
    (copy / "victory.toml").unlink()
    with pytest.raises(ContentError, match=r"victory\.toml: file: it cannot be read"):
        load(copy)
    shutil.copy(str(files("freebooter.games.black_fleet") / "content" / "victory.toml"), copy)
    shutil.rmtree(copy / "maps")
    with pytest.raises(ContentError, match="maps: folder: there is no map"):
        load(copy)
