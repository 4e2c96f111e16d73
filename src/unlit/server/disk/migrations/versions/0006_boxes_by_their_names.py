"""Boxes are named after their content; earlier ones keep the numbers that they had, as text."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Column by column: to change a type, SQLite recreates the table, and whatever refers to its rows is lost.
    op.execute(sa.text("ALTER TABLE tables ADD COLUMN box_name VARCHAR(40) NOT NULL DEFAULT ''"))
    op.execute(sa.text("UPDATE tables SET box_name = CAST(box AS VARCHAR(40))"))
    op.execute(sa.text("ALTER TABLE tables DROP COLUMN box"))
    op.execute(sa.text("ALTER TABLE tables RENAME COLUMN box_name TO box"))
