"""What questions tell before an answer: chances and risks, and how the laws measure them afterwards."""
