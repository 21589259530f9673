"""Words for message ids: English and Polish."""

from freebooter.words.ledger import Rule, find_rule
from freebooter.words.texts import LANGUAGES, MissingText
from freebooter.words.words import LogText, Words

__all__ = ["LANGUAGES", "LogText", "MissingText", "Rule", "Words", "find_rule"]
