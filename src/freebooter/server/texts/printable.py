"""Text that people typed."""


def printable(text: str) -> str:
    """The text without control characters; never empty."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip() or "…"
