"""Run by Alembic: migrations happen in the transaction that they are given."""

from alembic import context

from greenbaize.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
