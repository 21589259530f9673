"""Every link of our pages leads to a file that is there, and to a heading that it has."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


def anchor_of(heading: str) -> str:
    """How a heading is named in a link to it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def broken(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    found = []
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if re.match(r"\w+:", link):
            continue
        if not target.exists():
            found.append(link)
        elif anchor and target.suffix == ".md":
            headings = re.findall(r"(?m)^#+ (.+)$", target.read_text(encoding="utf-8"))
            if anchor not in map(anchor_of, headings):
                found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One & two\n[a](#one--two) [b](#three) [c](other.md) [d](page.md#one) [e](https://x.org/y)\n", "utf-8"
    )
    assert broken(page) == ["#three", "other.md", "page.md#one"]
