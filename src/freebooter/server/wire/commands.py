"""What clients send: commands, told apart by `do` (docs/wire.md). Seats count from 0."""

from typing import Literal, TypeAlias

import msgspec

from freebooter.server.wire.fields import ChatText, CommandId, Language, MoveName, Number, Place


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    pass


class MoveCommand(Command, tag="move"):
    """Answer the question, or change a sealed answer. `expect` is the last number the client has seen."""

    id: CommandId
    expect: Number
    move: MoveName


class UndoCommand(Command, tag="undo"):
    """Take back my last choice, if it has told nothing to anybody."""

    id: CommandId
    expect: Number


class RewindCommand(Command, tag="rewind"):
    """Take back the move with this number and all after it, with new dice; everyone else who plays is asked."""

    id: CommandId
    to: Number


class AgreeCommand(Command, tag="agree"):
    """Answer a request to take back; `request` is its number."""

    id: CommandId
    request: Number
    yes: bool


class PassCommand(Command, tag="pass"):
    """Pass the coming questions of this prompt until something new is on offer there; `on: false` ends that."""

    id: CommandId
    prompt: MoveName
    on: bool = True


class AskMeCommand(Command, tag="ask-me"):
    """How I want to be asked: when there is something to choose, not again about what I have passed on, or always."""

    id: CommandId
    way: Literal["playable", "new", "always"]


class OrderCommand(Command, tag="order"):
    """In a duel: make this move in every round, as soon as all who decide in it have given an order.

    `passing` passes what can be passed in advance, `ask_when_in_danger` asks again when the next round may be the last.
    """

    id: CommandId
    move: MoveName
    passing: bool = False
    ask_when_in_danger: bool = False


class HaltCommand(Command, tag="halt"):
    """End the standing orders, or refuse a proposal to give them."""

    id: CommandId


class WhyCommand(Command, tag="why"):
    """Why is this move not on offer?"""

    id: CommandId
    move: MoveName


class HintCommand(Command, tag="hint"):
    """What would a bot do in my place?"""

    id: CommandId
    level: str = ""


class SayCommand(Command, tag="say"):
    """Chat."""

    id: CommandId
    text: ChatText


class LookCommand(Command, tag="look"):
    """Show me the table as this seat, one of mine, sees it; null draws the curtain: the public view."""

    seat: Place | None


class SpeakCommand(Command, tag="speak"):
    """Go on in another language: en or pl."""

    language: Language


class SyncCommand(Command, tag="sync"):
    """Send all updates after this number again, and the state."""

    since: Number


class NumbersCommand(Command, tag="numbers"):
    """Send me the numbers of my board: they come by themselves only with a question to me, and with `hello`."""


class PingCommand(Command, tag="ping"):
    pass


SeatCommand: TypeAlias = (
    MoveCommand
    | UndoCommand
    | RewindCommand
    | AgreeCommand
    | PassCommand
    | AskMeCommand
    | OrderCommand
    | HaltCommand
    | WhyCommand
    | HintCommand
    | SayCommand
)
"""Commands of a seat, by socket and by HTTP."""
WatcherCommand: TypeAlias = LookCommand | SpeakCommand | SyncCommand | PingCommand
PlayerCommand: TypeAlias = SeatCommand | NumbersCommand | WatcherCommand
