"""Who has seen which seat, who asks for one, and what pages have said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "messages",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("client", sa.String(length=120), nullable=False),
        sa.Column("digest", sa.LargeBinary(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "client"),
    )
    op.create_table(
        "sightings",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("eye", sa.LargeBinary(length=32), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "eye", "seat", "kind"),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("screen", sa.Boolean(), nullable=True))
        batch_op.add_column(sa.Column("newcomer", sa.JSON(none_as_null=True), nullable=True))
    # Nobody can tell any more which seats of an old table share a screen, so all of them go on as they did.
    op.execute(sa.text("UPDATE seats SET screen = (who = 'person')"))
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.alter_column("screen", existing_type=sa.Boolean(), nullable=False)
    with op.batch_alter_table("lines", schema=None) as batch_op:
        batch_op.add_column(sa.Column("what", sa.String(length=20), nullable=True))
    op.execute(sa.text("UPDATE lines SET what = ''"))
    with op.batch_alter_table("lines", schema=None) as batch_op:
        batch_op.alter_column("what", existing_type=sa.String(length=20), nullable=False)
