"""Rule ids lead to the text of the rule, also in an installed package."""

from pathlib import Path

from freebooter.words.ledger import LEDGERS, find_rule, rules, rules_like

DOCS = Path(__file__).resolve().parents[2] / "docs" / "rules"


def test_the_package_has_all_ledgers() -> None:
    ledgers = {path.name for path in DOCS.glob("*.md")} - {"coverage.md"}
    assert {path.name for path in LEDGERS.glob("*.md")} == ledgers
    for name in ledgers:
        assert (LEDGERS / name).read_bytes() == (DOCS / name).read_bytes()


def test_every_rule_of_the_ledger_can_be_found() -> None:
    assert sum(name.startswith("P7-") for name in rules()) == 178 + 63


def test_a_rule_is_found_by_its_id() -> None:
    rule = find_rule("p7-captain-07")
    assert rule is not None
    assert rule.id == "P7-CAPTAIN-07"
    assert "takes one Black Spot" in rule.text
    assert "**" not in rule.text
    assert find_rule("CAPTAIN-07") == rule
    assert find_rule("P7-CAPTAIN-99") is None


def test_rules_are_found_by_a_part_of_their_id() -> None:
    found = rules_like("governor")
    assert [rule.id for rule in found] == [f"P7-GOVERNOR-0{number}" for number in range(1, 9)]
    assert rules_like("nothing") == []


def test_at_a_table_its_own_game_is_meant() -> None:
    assert {rule.ledger for rule in rules_like("merchant")} == {"black-fleet", "seven-seas"}
    assert {rule.ledger for rule in rules_like("merchant", "black-fleet")} == {"black-fleet"}
    assert find_rule("merchant-01") is None
    found = find_rule("merchant-01", "black-fleet")
    assert found is not None and found.id == "BF-MERCHANT-01"
    assert rules_like("captain", "black-fleet") == rules_like("captain")  # it has none of its own
