"""The lab: many games played by bots, and statistics on bots, seats and rules."""

from freebooter.lab.reports.report import Report
from freebooter.lab.simulate import Simulation, simulate
from freebooter.lab.tournament import Tournament, tournament

__all__ = ["Report", "Simulation", "Tournament", "simulate", "tournament"]
