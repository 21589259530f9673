"""The commands and questions that come by plain HTTP."""
