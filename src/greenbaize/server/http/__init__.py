"""Handlers of HTTP requests and WebSockets: they parse and answer, and hold no rules."""
