"""A whole game in the terminal, question by question."""

from freebooter.cli.errors import INTERRUPTED, Stopped
from freebooter.cli.screen import EndOfInput
from freebooter.cli.table.prompt import Prompt
from freebooter.cli.table.session import Session
from freebooter.cli.table.typed_commands import Quit


def play_session(session: Session) -> None:
    """Play until the game is over, or until the person or the input ends it."""
    prompt = Prompt(session)
    screen = session.screen
    try:
        while not session.match.over:
            bot = session.bot_to_move()
            if bot is not None:
                session.let_bot_move(bot)
                continue
            person = session.person_to_move()
            assert person is not None
            prompt.turn(person)
    except (Quit, EndOfInput) as ended:
        message = "cli-quit" if isinstance(ended, Quit) else "cli-end-of-input"
        screen.line(session.say(message))
        _print_how_to_resume(session)
        return
    except KeyboardInterrupt:
        text = f"{session.say('cli-interrupted')} {_how_to_resume(session)}"
        raise Stopped(text, INTERRUPTED) from None
    session.show_end()


def _print_how_to_resume(session: Session) -> None:
    session.screen.line(_how_to_resume(session))


def _how_to_resume(session: Session) -> str:
    if session.path is None:
        return session.say("cli-not-recorded")
    return session.say("cli-resume", file=str(session.path))
