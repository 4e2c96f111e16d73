"""Which seat a job is about, in a column of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    found = op.get_bind().execute(sa.text('SELECT "table", kind, number, due, claimed_until FROM jobs')).all()
    op.drop_table("jobs")  # its key has changed
    jobs = op.create_table(
        "jobs",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("claimed_until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "kind", "seat"),
    )
    op.create_index("jobs_due", "jobs", ["due"])
    for row in found:
        kind, _, seat = row.kind.partition(" ")
        op.bulk_insert(jobs, [{**row._asdict(), "kind": kind, "seat": seat}])
