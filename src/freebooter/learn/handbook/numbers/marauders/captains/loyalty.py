"""The ladder: what each step costs, and what it does."""

from freebooter.games.marauders.modules.loyalty.steps import ANGRY, FIERCE, MUTINY, price_of, step_name
from freebooter.learn.handbook.numbers import NOTHING, Message, Named, Numbers

NUMBERS = [
    Numbers(
        "loyalty",
        "loyalty",
        ("step", "price", "does"),
        tuple(
            (
                Named("loyalty", step_name(level)),
                price_of(level) if level > ANGRY else NOTHING,
                Message(f"numbers-loyalty-{step_name(level)}"),
            )
            for level in range(FIERCE, MUTINY - 1, -1)
        ),
    )
]
