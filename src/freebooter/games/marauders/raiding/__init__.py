"""Merchant raids (MM-RAID); `raid` is the flow, the other modules are its steps."""
