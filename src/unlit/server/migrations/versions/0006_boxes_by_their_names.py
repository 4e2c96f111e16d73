"""Boxes are known by what is in them; those of before keep the numbers that they had, as text."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.alter_column(
            "box",
            existing_type=sa.Integer(),
            type_=sa.String(length=40),
            existing_nullable=False,
            postgresql_using="box::text",
        )
