"""Reviews of finished games: what each decision was worth, worked out by the bots from what its seat knew."""

from freebooter.review.reviewer import DEFAULT_SECONDS, Reviewer, review_match
from freebooter.review.state import Review
from freebooter.review.summary import Summary, summarize

__all__ = ["DEFAULT_SECONDS", "Review", "Reviewer", "Summary", "review_match", "summarize"]
