"""Captains for gold are shown as two captains are."""

from freebooter.pictures.modules.marauders.captains.two_captains import Picture as Picture
