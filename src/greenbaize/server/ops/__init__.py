"""For whoever runs the server: logs and metrics, which tell nothing of a table or a person."""
