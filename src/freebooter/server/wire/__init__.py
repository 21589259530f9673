"""The structs that go over the wire: commands, frames, and bodies of plain HTTP."""
