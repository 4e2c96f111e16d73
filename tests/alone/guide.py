"""Players for recorded games of ALONE: a hero guided by the true map, and evil players with or without mercy.

PYTHONPATH=tests/games python tests/alone/guide.py    plays and writes games until every pair is covered (pairwise.py)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, count
from pathlib import Path
from typing import Any

from pairwise import Choice, Pair, all_pairs, next_game, pairs_in

from unlit.alone import GAME
from unlit.alone.board.board import HERO, Board, sector_of
from unlit.alone.board.geometry import FAR
from unlit.alone.box.pieces import SECTOR_OF, Action
from unlit.alone.rules.actions.interact import MISSION
from unlit.alone.rules.missions import open_mission
from unlit.alone.rules.modules import MODULES, ON
from unlit.alone.rules.reactions import Refuse
from unlit.alone.rules.standard import Nothing
from unlit.alone.rules.turn import ACT, NO_MORE
from unlit.alone.told.things import FREE, NO_DOOR, TOWARD, Toward
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.files.record import read_record, record_of, write
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.option import PASS, Option, Pass
from unlit.kernel.told.question import Question

RECORDS = Path(__file__).resolve().parent.parent / "records" / "alone"
MISSIONS = ("distress_call", "launch_pods")
WISHES: dict[str, list[Option]] = {
    "interact": [MISSION],
    "block": [NO_DOOR],
    "answer": [PASS],
    "extra action": [NO_MORE],
}


class Guide:
    """Answers for everyone; after some turns of waiting the hero goes for the missions."""

    def __init__(self, seed: str, mercy: int, patience: int = 0) -> None:
        self.dice = Dice(seed_from(f"guide {seed}"))
        self.mercy = mercy  # how often out of ten evil passes
        self.patience = patience  # turns that the hero waits
        self.turns = 0

    def answer(self, t: GameTable[Any]) -> Any:
        """An option of the open question."""
        question = t.question
        assert question is not None
        b = t.board
        if question.seat != HERO:
            if PASS in question.options and self.dice.below(10) < self.mercy:
                return PASS
            return self.hunt(b, question)
        for wish in self.wishes(b, question.prompt):
            if question.find(wish) is not None:
                return question.find(wish)
        return self.dice.pick("hero", question.options)

    def hunt(self, b: Board, question: Question) -> Any:
        """Evil plays what it has, spawns near the hero, and moves towards the hero."""
        steps = b.map.distances(b.blocked).steps(b.hero)
        if question.prompt == "spawn at":
            return min(question.options, key=lambda option: steps[SECTOR_OF[str(option)]])
        if question.prompt in ("creature goes", "noise") and isinstance(question.options[-1], Toward):
            at = str(question.about(b)).split()[-1]
            ways = [(TOWARD[way], there) for way, there in b.map.distances(b.blocked).ways[SECTOR_OF[at]]]
            nearer = [way for way, there in ways if steps[there] < steps[SECTOR_OF[at]] and way in question.options]
            return nearer[0] if nearer else question.options[0]
        playing = [option for option in question.options if not isinstance(option, (Pass, Nothing, Refuse))]
        return self.dice.pick("evil", playing or question.options)

    def wishes(self, b: Board, prompt: str) -> list[Option]:
        """What the hero wants, best first."""
        if prompt in ("turn", "second action"):
            self.turns += prompt == "turn"
            if self.turns <= self.patience:
                return [ACT[Action.LOCATE]] if self.mercy else []
            there = self.target(b) == b.hero
            return [ACT[Action.INTERACT if there else Action.MOVE], ACT[Action.SCAVENGE]]
        if prompt in ("move", "fly", "carried"):
            return self.ways(b)
        return WISHES.get(prompt, [])

    def target(self, b: Board) -> int:
        """The room of an open mission: the final one once it is triggered."""
        found = [mission for mission in b.missions if open_mission(b, mission.room) is not None]
        return sector_of(b, found[-1 if b.triggered else 0].room)

    def ways(self, b: Board) -> list[Option]:
        """The first steps of the shortest paths to the target, or doors to free."""
        near = b.map.distances(b.blocked)
        steps = near.steps(self.target(b))
        if steps[b.hero] == FAR:
            return list(FREE)
        return [TOWARD[way] for way, there in near.ways[b.hero] if steps[there] < steps[b.hero]]


def played(t: GameTable[Any], guide: Guide) -> GameTable[Any]:
    """Play a game to its end."""
    while t.question is not None:
        t.answer(t.question.seat, guide.answer(t))
    return t


def name_of(t: GameTable[Any]) -> str:
    """How a game ended: by which mission or damage, and whether in nightmare."""
    assert t.outcome is not None
    ending = t.outcome.ending.replace(" ", "-")
    if ending == "escaped":
        ending = t.board.missions[-1].name
    return f"{ending}-{'nightmare' if t.board.nightmare else 'before'}"


def all_endings() -> list[str]:
    """Each final mission won and each kind of damage lost to, in nightmare and before."""
    return [f"{how}-{when}" for how in (*MISSIONS, "killed", "driven-mad") for when in ("before", "nightmare")]


def guide_for(ending: str, seed: str) -> Guide:
    """A guide likely to end a game like this: heroes wait for nightmare, and escape if evil is merciful."""
    if ending.startswith(MISSIONS):
        return Guide(seed, mercy=9, patience=34 if ending.endswith("nightmare") else 0)
    return Guide(seed, mercy=0, patience=9999)


def factors() -> dict[str, Sequence[str]]:
    """What games are covered by: endings, the modules together, and every setting."""
    chosen = [" ".join(some) for count in range(len(MODULES) + 1) for some in combinations(MODULES, count)]
    settings = {one.name: one.values for one in GAME.rules.settings if one.name not in MODULES}
    return {"ending": all_endings(), "modules": chosen, **settings}


def possible(one: Choice, other: Choice) -> bool:
    """A module's own settings count with it alone."""
    for (setting, _), (name, modules) in ((one, other), (other, one)):
        if name == "modules" and not all(needed in modules.split() for needed in modules_needed(setting)):
            return False
    return True


def modules_needed(setting: str) -> list[str]:
    """The module that a setting belongs to, if any."""
    return [module for module in MODULES if setting.startswith(f"{module}_")]


def game_of(setup: Mapping[str, str], ending: str) -> dict[str, str]:
    """What a recorded game covers."""
    whole = complete_setup(GAME, setup)
    modules = [module for module in MODULES if whole[module] == ON]
    counting = [name for name in factors() if name in whole and set(modules_needed(name)) <= {*modules}]
    return {"ending": ending, "modules": " ".join(modules), **{name: whole[name] for name in counting}}


def ending_of(file: Path) -> str:
    """The ending that the file of a record is named by."""
    return next(ending for ending in all_endings() if file.stem.startswith(ending))


def missing() -> set[Pair]:
    """The pairs that no record covers."""
    records = ((file, read_record(file)) for file in RECORDS.glob("*.json"))
    covered = [pairs_in(game_of(record.setup, ending_of(file))) for file, record in records]
    return all_pairs(factors(), possible).difference(*covered)


def main() -> None:
    """Play until nothing is missing; a game that is recorded stays as it is."""
    RECORDS.mkdir(parents=True, exist_ok=True)
    while left := missing():
        game = next_game(factors(), left, possible)
        modules = game["modules"].split()
        setup = {name: value for name, value in game.items() if name not in ("ending", "modules")}
        name = "-".join((game["ending"], game["team"], game["difficulty"], *modules))
        file = next(file for number in count() if not (file := named(name, number)).exists())
        write(file, record_of(found(game["ending"], {**setup, **dict.fromkeys(modules, ON)}, file.stem)))
        print(file.stem, len(left), flush=True)


def named(name: str, number: int) -> Path:
    """The file of a record; those that would have the same name are numbered."""
    return RECORDS / (f"{name}-{number + 1}.json" if number else f"{name}.json")


def found(ending: str, setup: dict[str, str], word: str) -> GameTable[Any]:
    """A game that ends so."""
    for one in range(1_000):
        seed = f"{word} {one}"
        start = deal(GAME, setup, seeds=Seeds(seed_from(seed)))
        if name_of(played(start.fork(), guide_for(ending, seed))) == ending:
            return played(start, guide_for(ending, seed))
    raise SystemExit(f"no game of {setup} ends with {ending}")


if __name__ == "__main__":
    main()
