"""Builds the kernel and Vault with mypyc, in a folder of its own, and plays both builds side by side.

python checks/compiled.py    exit 1 if the build fails or plays differently; without a C compiler it says so

The interpreted build stays as it is: nothing is built into src/.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KERNEL = """
box/hooks box/moments chance/dice chance/seeds errors table tables/answers tables/chair tables/game_table told/option
told/question told/spelling told/word
"""
VAULT = "abouts actions board cards moments pieces rats reactions setup turn"
GAMES = 200
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="compiled", packages=[], ext_modules=mypycify(["--config-file=mypy.ini", *{files!r}], opt_level="1"))
"""
MYPY = "[mypy]\nstrict = true\npython_version = 3.11\nmypy_path = .\n[mypy-fluent.*]\nignore_missing_imports = true\n"


def played() -> dict[str, object]:
    """A hash of every answer, board and option in random games of this build, and the time that rollouts take."""
    from vault.game import GAME

    from unlit.kernel.chance.dice import Dice, seed_from
    from unlit.kernel.chance.seeds import Seeds
    from unlit.kernel.tables import game_table
    from unlit.lab.properties import random_agent

    found = blake2b(digest_size=16)
    for option in GAME.options():
        found.update(f"{option}\n".encode())
    for number in range(GAMES // 10):
        t = game_table.deal(GAME, {}, seeds=Seeds(seed_from(f"compiled {number}")))
        dice = Dice(seed_from(f"answers {number}"))
        while t.question is not None:
            t.answer(t.question.seat, dice.pick("answer", t.question.options))
        found.update(t.check())
    t = game_table.deal(GAME, {}, seeds=Seeds(seed_from("rollouts")))
    began = time.process_time()
    for number in range(GAMES):
        outcome = t.fork().rollout(random_agent(Dice(seed_from(f"rollout {number}"))))
        found.update(outcome.ending.encode())
    took = time.process_time() - began
    return {"compiled": not str(game_table.__file__).endswith(".py"), "played": found.hexdigest(), "seconds": took}


def built(folder: Path) -> None:
    """A copy of the sources with the compiled modules beside them."""
    shutil.copytree(ROOT / "src/unlit", folder / "unlit", ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copytree(ROOT / "tests/vault/vault", folder / "vault", ignore=shutil.ignore_patterns("__pycache__"))
    files = [f"unlit/kernel/{module}.py" for module in KERNEL.split()]
    files += [f"vault/{module}.py" for module in VAULT.split()]
    (folder / "setup.py").write_text(SETUP.format(files=files))
    (folder / "mypy.ini").write_text(MYPY)
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=folder, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise SystemExit(f"mypyc cannot build this:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")


def run(folder: Path | None) -> dict[str, object]:
    """Play the same games in a separate process, with the modules in this folder or those in the tree."""
    path = [str(ROOT / "src"), str(ROOT / "tests/vault")] if folder is None else [str(folder)]
    done = subprocess.run(
        [sys.executable, __file__, "--play", *path], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(f"{'interpreted' if folder is None else 'compiled'}, the games fail:\n{done.stderr[-4000:]}")
    found: dict[str, object] = json.loads(done.stdout)
    return found


def main() -> int:
    """Build, play both, compare."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--play", nargs="+", help="play with the modules of these folders, and print what came of it")
    given = parser.parse_args()
    if given.play:
        sys.path[:0] = given.play
        print(json.dumps(played()))
        return 0
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        print("compiled: there is no C compiler here, so only the interpreted build was tested")
        return 0
    with tempfile.TemporaryDirectory() as name:
        built(Path(name))
        compiled, interpreted = run(Path(name)), run(None)
    if not compiled["compiled"] or interpreted["compiled"]:
        print(f"compiled: the wrong builds were played: {compiled}, {interpreted}")
        return 1
    if compiled["played"] != interpreted["played"]:
        print("compiled: the compiled build plays differently from the interpreted one")
        return 1
    ratio = float(str(interpreted["seconds"])) / float(str(compiled["seconds"]))
    print(f"compiled: {GAMES} identical games; rollouts are {ratio:.1f} times as fast as interpreted")
    return 0


if __name__ == "__main__":
    sys.exit(main())
