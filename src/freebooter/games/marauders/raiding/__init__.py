"""Merchant raids, step by step (MM-RAID): the course of a raid is in `raid`."""
