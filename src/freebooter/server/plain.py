"""Text that people typed."""


def plain(text: str) -> str:
    """Without control characters; never empty."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip() or "…"
