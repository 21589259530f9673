"""Events: told once, with who may know them and the rule behind."""

from freebooter.kernel.events import Event, Journal

EVERYONE = [None, 0, 1, 2]


def those_who_know(event: Event) -> list[int | None]:
    return [seat for seat in EVERYONE if event.seen_by(seat)]


def test_everyone_is_seats_and_public() -> None:
    journal = Journal()
    journal.everyone("thrown", "R-1", face=3)
    (event,) = journal.events
    assert those_who_know(event) == EVERYONE
    assert not event.reveals


def test_a_reveal_is_for_everyone_and_cannot_be_unlearnt() -> None:
    journal = Journal()
    journal.reveal("opened", "R-1", card="idol")
    (event,) = journal.events
    assert those_who_know(event) == EVERYONE
    assert event.reveals


def test_what_is_told_to_one_seat_alone() -> None:
    journal = Journal()
    journal.only(1, "drawn", "R-1", card="idol")
    (event,) = journal.events
    assert those_who_know(event) == [1]
    assert event.reveals


def test_the_others_are_told_in_other_words() -> None:
    journal = Journal()
    journal.all_but(1, "somebody-drew", "R-1", seat=1)
    (event,) = journal.events
    assert those_who_know(event) == [None, 0, 2]
    assert not event.reveals


def test_several_rules_may_stand_behind_one_event() -> None:
    journal = Journal()
    journal.everyone("battle", "R-10 R-13")
    assert journal.events[0].rules == ("R-10", "R-13")


def test_taking_empties_the_journal() -> None:
    journal = Journal()
    journal.everyone("one", "R-1")
    journal.everyone("two", "R-1")
    assert [event.kind for event in journal.take()] == ["one", "two"]
    assert journal.take() == []
    journal.everyone("three", "R-1")
    assert [event.kind for event in journal.take()] == ["three"]


def test_an_event_as_plain_data() -> None:
    event = Event("thrown", ("R-1",), {"seat": 2, "faces": [1, 6]})
    assert event.as_dict() == {"kind": "thrown", "rules": ["R-1"], "seat": 2, "faces": [1, 6]}
    assert repr(event) == "<thrown seat=2, faces=[1, 6] R-1>"
