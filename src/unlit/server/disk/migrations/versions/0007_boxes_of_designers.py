"""A table that is played with a designer's box keeps it whole."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute(sa.text("ALTER TABLE tables ADD COLUMN box_file TEXT NOT NULL DEFAULT ''"))
