"""Texts for message ids, in English and Polish."""

from freebooter.words.bundle import LANGUAGES, MissingText
from freebooter.words.ledger import Rule, find_rule
from freebooter.words.sentences import LogText, Words

__all__ = ["LANGUAGES", "LogText", "MissingText", "Rule", "Words", "find_rule"]
