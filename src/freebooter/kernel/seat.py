"""Seats count from 0 in the rules, and from 1 wherever people see them."""

from typing import TypeAlias

Seat: TypeAlias = int
