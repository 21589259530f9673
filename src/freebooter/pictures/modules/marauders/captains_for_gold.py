"""Captains for gold are shown as two captains are."""

from freebooter.pictures.modules.marauders.two_captains import Picture as Picture
