"""`freebooter games`: what can be played."""

from freebooter.cli.language import words
from freebooter.cli.options import Language, Load, typed
from freebooter.games import find_game, load_modules, names
from freebooter.kernel.game import AnyGame
from freebooter.words import Words
from freebooter.words.options import OptionText, choosable_options


def games(
    language: Language = None,
    load: Load = None,
) -> int:
    """List the games with their players and options."""
    load_modules(load or [])
    text = words()
    for name in names():
        game = find_game(name)
        title = text.name_of(game, "game", name)
        print(text.say("cli-game", game, name=name, title=title, fewest=game.fewest, most=game.most))
        for option in choosable_options(text, game):
            _print_option(text, game, option)
    return 0


def _print_option(text: Words, game: AnyGame, option: OptionText) -> None:
    """How it is typed, what it does, and the meaning of each value."""
    values = [typed(value) for value, _text, _help in option.values]
    bounds = option.schema["items"] if option.parts else option.schema
    form = "|".join(values) or f"{bounds.get('minimum', '')}..{bounds.get('maximum', '')}"
    if option.several:
        form = ",".join(values[:2]) + (",..." if len(values) > 2 else "")
    if option.parts:  # lists of lists have a semicolon between them
        form = ";".join(["..." for _part in option.parts]) if values else ",".join([form for _part in option.parts])
    print(f"    --option {option.name}={form}{_default(game, option)}")
    print(f"        {option.text}. {option.help}")
    for value, label, explanation in option.values:
        print(f"          {typed(value)}: {label}" + (f". {explanation}" if explanation else ""))
    if option.each:
        print(f"          {values[0]},{values[-1]},{values[-1]}: {option.each}")
    if option.parts:
        print(f"          {', '.join(option.parts)}")


def _default(game: AnyGame, option: OptionText) -> str:
    """Its default, for each edition if they differ."""
    if option.default is not None:
        return f" [{typed(option.default) or '-'}]"
    by_edition = {edition: typed(values[option.name]) or "-" for edition, values in game.choosing.editions().items()}
    if len(set(by_edition.values())) == 1:
        return f" [{next(iter(by_edition.values()))}]"
    return " [" + ", ".join(f"{edition}: {value}" for edition, value in by_edition.items()) + "]"
