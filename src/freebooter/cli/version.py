"""Which version this is, and how it runs."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version

from freebooter.cli.language import words
from freebooter.kernel import run


def is_compiled() -> bool:
    return str(run.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def version_text() -> str:
    message = "cli-version-compiled" if is_compiled() else "cli-version-interpreted"
    return words().say(message, version=version("freebooter"))
