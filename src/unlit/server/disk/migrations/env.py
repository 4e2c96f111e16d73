"""Runs migrations on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from unlit.server.disk.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
context.run_migrations()
