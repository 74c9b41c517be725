"""What stands between the network and the app; nothing here knows a table."""
