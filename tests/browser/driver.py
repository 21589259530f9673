"""A seeded player who sees only what is lit on the screen, and presses it."""

from random import Random

from playwright.sync_api import Error, Page

LIT = """() => {
    if (document.querySelector('.results')) return ['over'];
    if (document.querySelector('[data-skip]') || document.querySelector('.choice[aria-pressed=true]')) return [];
    return [...document.querySelectorAll('[data-choice][aria-disabled=false]')]
        .filter((one) => one.offsetParent !== null)
        .map((one) => one.dataset.move + '|' + one.textContent);
}"""


def lit(page: Page) -> list[str]:
    """What can be pressed now: `move|name`, each once."""
    found: list[str] = page.evaluate(LIT)
    return list(dict.fromkeys(found))


def choose(options: list[str], random: Random) -> str:
    """Draw cards when possible, so that the game comes to its end, and make no mistakes where that can be helped."""
    moves = [option.split("|")[0] for option in options if "mistake" not in option and "pomyłka" not in option]
    moves = moves or [option.split("|")[0] for option in options]
    if "choose-cartographer" in moves and random.random() < 0.85:
        return "choose-cartographer"
    for greedy in ("gift-2", "gift-1"):
        if greedy in moves:
            return greedy
    return random.choice(moves)


def play(page: Page, seed: int, moves: int = 2000, first: tuple[str, ...] = ()) -> tuple[int, set[str]]:
    """Play until the game is over, or for so many moves, with moves that begin so wherever there are any.

    How many it were, and of which verbs.
    """
    random = Random(seed)
    made = 0
    verbs: set[str] = set()
    for tick in range(20_000):
        options = lit(page)
        if options == ["over"] or made >= moves:
            return made, verbs
        if not options:
            page.wait_for_timeout(15)
            continue
        liked = [option for option in options if option.startswith(first)] if first else []
        move = choose(liked or options, random)
        try:
            page.locator(f'[data-choice="{move}"]:visible').first.click(timeout=1000)
        except Error:
            continue  # the table moved on meanwhile
        made += 1
        verbs.add(move.split("-")[0])
    raise AssertionError("the game does not come to an end")
