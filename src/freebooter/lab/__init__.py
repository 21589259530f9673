"""The lab: many games at once, and what they tell about bots, seats and rules."""

from freebooter.lab.report import Report
from freebooter.lab.simulate import Simulation, simulate
from freebooter.lab.tournament import Tournament, tournament

__all__ = ["Report", "Simulation", "Tournament", "simulate", "tournament"]
