"""Missions: claiming them, doing what they ask, being paid."""
