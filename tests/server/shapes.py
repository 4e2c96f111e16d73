"""What a database looks like, whatever is in its rows."""

from __future__ import annotations

from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect

from unlit.server.disk.schema import METADATA

OPTIONS = {"compare_type": True, "compare_server_default": True}


def differences(engine: Engine) -> list[Any]:
    """Where a database differs from what the program expects."""
    with engine.connect() as c:
        return list(compare_metadata(MigrationContext.configure(c, opts=OPTIONS), METADATA))


def shape_of(engine: Engine) -> dict[str, Any]:
    """All there is in a database, without what is in its rows."""
    look = inspect(engine)
    return {
        name: (
            [{key: str(value) for key, value in column.items()} for column in look.get_columns(name)],
            look.get_pk_constraint(name),
            look.get_foreign_keys(name),
            sorted(str(one) for one in look.get_unique_constraints(name)),
            sorted(str(one) for one in look.get_indexes(name)),
        )
        for name in sorted(look.get_table_names())
    }
