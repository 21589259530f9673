"""Text as it is compared in a search."""

import unicodedata


def search_key(text: str) -> str:
    """The text without capitals and accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
