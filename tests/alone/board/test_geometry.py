"""The geometry of the map, compared with a second, slow and obvious one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from slow_map import SlowMap, spot
from sparing import one_in

from unlit.alone.board.geometry import (
    FAR,
    explored_line,
    in_sight,
    lay_map,
    lights_coming_into_sight,
    lit_line,
    neighbour,
    noise_ways,
)
from unlit.alone.box.faces import BOX_SHEETS, Face, box_sheet, drawn, read_faces, turned
from unlit.alone.box.mapmaker import SHEETS, make_face, public_sheet, wrongs
from unlit.alone.box.pieces import SECTORS, Way
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.errors import BadFile


def compare(seed: str) -> None:
    """Compare one random map with random blocked doors, asking everything from one random sector."""
    dice = Dice(seed_from(seed))
    faces = (make_face(dice), make_face(dice))
    rotated = (bool(dice.below(2)), bool(dice.below(2)))
    crossed = bool(dice.below(2))
    lying = [turned(face) if turn else face for face, turn in zip(faces, rotated, strict=True)]
    m = lay_map(lying[0], lying[1], (0, int(crossed)))
    blocked = sum(1 << door for door in range(len(m.doors)) if dice.below(4) == 0)
    closed = {frozenset(ends) for door, ends in enumerate(m.doors) if blocked >> door & 1}
    slow, free = (SlowMap(faces, rotated, crossed, doors) for doors in (closed, set()))
    revealed = sum(1 << sector for sector in range(SECTORS) if dice.below(2))
    shown = {spot(sector) for sector in range(SECTORS) if revealed >> sector & 1}
    hero = dice.below(SECTORS)
    here = spot(hero)
    assert str(m.shape[hero]) == slow.shape(here)
    exits = {str(way): neighbour(m, blocked, hero, way) for way in Way}
    assert {way: there for way, there in exits.items() if there >= 0} == {
        way: there.number for way, there in slow.exits(here).items()
    }
    for way in Way:
        name = str(way)
        assert list(explored_line(m, blocked, hero, way)) == [one.number for one in slow.explored(here, name)]
        if way is not Way.STAIRS:
            assert list(lit_line(m, blocked, hero, way)) == [one.number for one in slow.lit(here, name)]
    assert set(in_sight(m, blocked, revealed, hero)) == {one.number for one in slow.seen(here, shown)}
    for _ in range(6):
        other = dice.below(SECTORS)
        assert m.distances(0).steps(hero)[other] == free.distance(here, spot(other))
        reached = m.distances(blocked).steps(hero)[other]
        assert (None if reached == FAR else reached) == slow.distance(here, spot(other))
        assert {str(way) for way in noise_ways(m, blocked, hero, other)} == slow.noise(here, spot(other))
    lit = sum(1 << sector for sector in range(SECTORS) if dice.below(3) == 0)
    lights = [one for one in range(SECTORS) if lit >> one & 1 and not revealed >> one & 1 and one != hero]
    coming = [sector for sector in lights if spot(sector) in slow.seen(here, shown | {spot(sector)})]
    assert sorted(lights_coming_into_sight(m, blocked, revealed, lit, hero)) == coming


@pytest.mark.rule("A1.10", "A2.8", "A2.10", "A2.11", "A2.12", "A5.3", "A5.4", "A5.5", "A5.6", "A5.7", "A7.2", "A7.3")
@pytest.mark.rule("A8.1", "A8.2", "A8.3", "A11.4", "A13.2", "A13.3")
@pytest.mark.parametrize("batch", one_in(5, range(10)))
def test_a_thousand_maps_agree_with_the_slow_ones(batch: int) -> None:
    for one in range(100):
        compare(f"geometry {batch} {one}")


def test_generated_faces_obey_every_line_of_the_rules_turned_or_not() -> None:
    dice = Dice(seed_from("faces"))
    for _ in range(200):
        face = make_face(dice)
        assert wrongs(face) == []
        assert wrongs(turned(face)) == []
        assert turned(turned(face)) == face
        assert read_faces("one\n" + drawn(face)) == {"one": face}


@pytest.mark.rule("A1.9", "A2.1", "A2.2", "A2.3", "A2.4", "A2.5", "A2.6", "A2.7", "A2.8")
def test_the_faces_of_the_box_obey_every_line_of_the_rules() -> None:
    faces = [face for sheet in BOX_SHEETS for face in box_sheet(sheet)]
    assert len(set(faces)) == 4
    for face in faces:
        assert wrongs(face) == []
        assert wrongs(turned(face)) == []


def test_the_public_catalogue_is_the_same_for_everyone() -> None:
    assert public_sheet(7) == public_sheet(7)
    sheets = [public_sheet(number) for number in range(SHEETS)]
    assert len(set(sheets)) == SHEETS
    assert all(wrongs(face) == [] for sheet in sheets for face in sheet)
    with pytest.raises(ValueError, match="sheets 0 to 63"):
        public_sheet(64)


def without_way(face: Face, cell: int) -> Face:
    """The face with one sector's ways closed, but only from inside."""
    ways = list(face.ways)
    ways[cell] = 0
    return face._replace(ways=tuple(ways))


def corridor_of(face: Face) -> int:
    """A sector that is not a room."""
    return next(cell for cell in range(24) if cell not in face.rooms)


@pytest.mark.rule("A2.1", "A2.2", "A2.3", "A2.4", "A2.5", "A2.6", "A2.7", "A2.8")
@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (lambda face: without_way(face, corridor_of(face)), "A2.8"),
        (lambda face: without_way(face, corridor_of(face)), "A2.10"),
        (lambda face: face._replace(ways=(0,) * 24), "A2.1"),
        (lambda face: face._replace(rooms=face.rooms[:3]), "A2.2"),
        (lambda face: face._replace(rooms=(*face.rooms[:3], face.rooms[0] + 1)), "A2.3"),
        (lambda face: face._replace(stairs=(0, 3)), "A2.4"),
        (lambda face: face._replace(stairs=face.rooms[:2]), "A2.7: there are stairs in a room"),
        (lambda face: face._replace(lights=face.lights[:3]), "A2.5: there are 3"),
        (lambda face: face._replace(lights=(face.lights[0],) * 4), "A2.6"),
        (lambda face: face._replace(lights=tuple(range(24))), "A2.6: 4 rooms"),
        (lambda face: without_way(face, face.rooms[0]), "A2.7"),
    ],
)
def test_what_a_face_does_wrong_is_said(spoil: Callable[[Face], Face], rule: str) -> None:
    good = make_face(Dice(seed_from("a good face")))
    assert wrongs(good) == []
    assert any(word.startswith(rule) for word in wrongs(spoil(good))), wrongs(spoil(good))


def test_a_picture_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(BadFile, match="has 2 lines, not 18"):
        read_faces("face\n####\n####\n")
