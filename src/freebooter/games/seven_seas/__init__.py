"""Pirates of the 7 Seas. The rules are in docs/rules/seven-seas.md; find a rule by its id."""
