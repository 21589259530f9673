"""Statistics as clients get them."""

import msgspec


class Share(msgspec.Struct):
    """Wins out of games, with the interval in which the true share lies 95 times of 100. A shared win counts in
    parts; `par` is the share of somebody who wins as often as everybody else."""

    name: str
    title: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    par: float


class Favourite(msgspec.Struct):
    name: str
    title: str
    count: int
    won: int
    """How often in games that were won."""


class Favourites(msgspec.Struct):
    """What I play with: `heading` says what that is, in the words of the game."""

    game: str
    title: str
    kind: str
    lines: list[Favourite]
    heading: str = ""


class FeatLine(msgspec.Struct):
    """What was done, how often, and in how many games."""

    name: str
    title: str
    count: int
    games: int


class Feats(msgspec.Struct):
    game: str
    title: str
    lines: list[FeatLine]


class Outcome(msgspec.Struct):
    """One of my games."""

    table: str
    game: str
    title: str
    at: int
    place: int
    seats: int
    points: int


class Length(msgspec.Struct):
    """Medians of the games of one kind; thinking times over three minutes count as three minutes."""

    game: str
    title: str
    games: int
    minutes: float
    moves: float
    rounds: float


class Luck(msgspec.Struct):
    """My own dice: how often each face came up, the mean (or the share of successes), what is expected of fair dice,
    and how many of a hundred throwers would have had less. `sides`: how many sides of a die show each face;
    `successes`: the faces that succeed, none where a high face is good."""

    game: str
    title: str
    kind: str
    faces: list[int]
    thrown: int
    mean: float
    expected: float
    percentile: int
    sides: list[int]
    successes: list[int]


class Part(msgspec.Struct):
    """`by_level` is the share against bots of a level, against people, or against both. `several`: games in which
    more than one seat was mine; nobody wins or loses those, so they are in no share. `practice`: games in which moves
    were taken back beyond dice; they are counted here and nowhere else."""

    games: int
    moves: int
    several: int
    by_game: list[Share]
    by_level: list[Share]
    favourites: list[Favourites]
    lengths: list[Length]
    luck: list[Luck]
    results: list[Outcome]
    practice: int = 0
    feats: list[Feats] = []


class Statistics(msgspec.Struct):
    """`pending`: finished games that are still being read; ask again for them."""

    pending: int
    me: Part
    server: Part
