"""Codes, tokens and limits: what somebody may do, and how often."""
