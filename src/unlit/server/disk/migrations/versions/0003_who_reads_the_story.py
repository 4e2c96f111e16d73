"""Who reads the story."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "readers",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )


def downgrade() -> None:
    op.drop_table("readers")
