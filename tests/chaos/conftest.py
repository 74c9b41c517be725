"""A PostgreSQL for tests that do it no harm."""

from ..server.conftest import postgres as postgres
