"""The routes of plain HTTP, a module for each part of the address space."""
