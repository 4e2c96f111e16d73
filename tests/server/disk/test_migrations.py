"""The database that migrations make is the one that the program expects."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from shapes import differences, shape_of
from sqlalchemy import Connection, Engine, inspect

import unlit.server.disk
from unlit.server.disk import queries
from unlit.server.disk.schema import METADATA
from unlit.server.disk.store import engine_of, migrate

ROOT = Path(__file__).parents[3]
MIGRATIONS = Path(unlit.server.disk.__file__).parent / "migrations"


@pytest.fixture
def engine(tmp_path: Path) -> Any:
    found = engine_of(str(tmp_path / "unlit.db"))
    yield found
    found.dispose()


def test_a_migrated_database_is_what_the_program_expects(engine: Engine) -> None:
    migrate(engine)
    assert differences(engine) == []
    assert set(inspect(engine).get_table_names()) == {*METADATA.tables, "alembic_version"}


def test_migrating_twice_changes_nothing(engine: Engine) -> None:
    migrate(engine)
    before = shape_of(engine)
    migrate(engine)
    assert shape_of(engine) == before


def test_a_database_that_lacks_something_would_be_noticed(engine: Engine) -> None:
    migrate(engine)
    with engine.begin() as c:
        c.exec_driver_sql("DROP INDEX jobs_due")
        c.exec_driver_sql("ALTER TABLE lines ADD COLUMN mood VARCHAR(5)")
    assert sorted(str(one[0]) for one in differences(engine)) == ["add_index", "remove_column"]


def test_the_metadata_alone_makes_the_same_database(engine: Engine, tmp_path: Path) -> None:
    migrate(engine)
    other = engine_of(str(tmp_path / "other.db"))
    try:
        METADATA.create_all(other)
        migrated = shape_of(engine)
        migrated.pop("alembic_version")
        assert shape_of(other) == migrated
    finally:
        other.dispose()


def upgrade(c: Connection, revision: str) -> None:
    """Bring a database to what it was at this migration."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = c
    command.upgrade(config, revision)


def test_jobs_of_old_keep_what_they_are_about(engine: Engine) -> None:
    with engine.begin() as c:
        upgrade(c, "0007")
        values = "'t', 'alone', 1, '{}', '{}', x'00', 'hero', 1, 0, NULL, NULL, '', 0, 0, '', ''"
        c.exec_driver_sql(f"INSERT INTO tables VALUES ({values})")
        c.exec_driver_sql("INSERT INTO jobs VALUES ('t', 'move', 7, 1, 2), ('t', 'away evil 1', 0, 3, 4)")
    migrate(engine)
    with engine.begin() as c:
        found = queries.claim_jobs(c, now=9.0, until=20.0, most=5)
    assert found == [
        queries.move_job("t", 7, 1.0, 2.0),
        queries.away_job("t", "evil 1", 3.0)._replace(claimed_until=4.0),
    ]


def test_at_a_table_of_old_all_seats_of_persons_are_of_one_screen(engine: Engine) -> None:
    """Nobody can tell any more which were, and people who share one must not be locked out."""
    with engine.begin() as c:
        upgrade(c, "0001")
        c.exec_driver_sql(
            "INSERT INTO tables VALUES ('t', 'alone', 1, 1, '{}', '{}', x'00', 'hero', 1, 0, NULL, NULL, '', 0, 0)"
        )
        for place, who in enumerate(("person", "person", "bot", "nobody")):
            c.exec_driver_sql(
                f"INSERT INTO seats VALUES ('t', '{place}', {place}, '{who}', '', '', '', NULL, '', 0, 0)"
            )
        c.exec_driver_sql("INSERT INTO lines VALUES ('t', 1, '0', 'Ada', 'all', 'Hello', NULL, 0)")
    migrate(engine)
    with engine.connect() as c:
        assert [row.screen for row in queries.seat_rows(c, "t")] == [True, True, False, False]
        assert [(line.text, line.what) for line in queries.line_rows(c, "t", 0, 5)] == [("Hello", "")]


def test_there_is_one_line_of_migrations() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert len(scripts.get_heads()) == 1
    assert len(scripts.get_bases()) == 1


def test_migrations_are_part_of_what_is_installed() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert settings["wheel"]["packages"] == ["src/unlit"]
    assert not {"exclude", "include", "only-include"} & set(settings["wheel"])
    found = {path.relative_to(ROOT).as_posix() for path in MIGRATIONS.rglob("*") if path.is_file()}
    assert "src/unlit/server/disk/migrations/env.py" in found
    assert "src/unlit/server/disk/migrations/script.py.mako" in found
    assert [path for path in found if path.startswith("src/unlit/server/disk/migrations/versions/0001")]


def test_a_wheel_has_them() -> None:
    from hatchling.builders.wheel import WheelBuilder

    builder = WheelBuilder(str(ROOT))
    shipped = {one.distribution_path for one in builder.recurse_included_files()}
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in MIGRATIONS.rglob("*.py")}
    assert wanted
    assert wanted <= shipped
    assert "unlit/server/disk/migrations/script.py.mako" in shipped
    assert "unlit/server/page/index.html" in shipped
