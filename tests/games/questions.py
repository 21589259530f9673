"""All questions that a game declares, found in its modules."""

import importlib
import pkgutil
from types import ModuleType

from freebooter.kernel.ask import AnyQuestion, Question


def questions_of(package: ModuleType, without: ModuleType | None = None) -> list[AnyQuestion]:
    """The question objects of a package: module-level ones, also in lists; `without` those of a package in it."""
    found: dict[int, AnyQuestion] = {}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if without is not None and f"{module.name}.".startswith(f"{without.__name__}."):
            continue
        for thing in vars(importlib.import_module(module.name)).values():
            for each in thing if isinstance(thing, list) else [thing]:
                if isinstance(each, Question):
                    found[id(each)] = each
    return list(found.values())


def rule_of_prompt(package: ModuleType, without: ModuleType | None = None) -> dict[str, str]:
    """The rule that asks each question, by its prompt."""
    return {question.prompt: question.rule for question in questions_of(package, without) if question.prompt}
