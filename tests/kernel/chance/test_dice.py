"""The dice, and the verifier that checks them without knowing them."""

from __future__ import annotations

import ast
import copy
import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unlit import verifier
from unlit.kernel.chance.dice import Dice, commitment, mixed_seed, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.errors import Refused

VECTORS = json.loads((Path(__file__).parent / "dice_vectors.json").read_text(encoding="utf-8"))
SEEDS = st.binary(min_size=32, max_size=32)


@pytest.mark.parametrize("trace", VECTORS)
def test_dice_draw_what_the_vectors_say(trace: dict[str, object]) -> None:
    assert isinstance(trace["draws"], list)
    assert isinstance(trace["seats"], dict)
    secret = bytes.fromhex(str(trace["secret"]))
    assert commitment(secret).hex() == trace["commitment"]
    dice = Dice(mixed_seed(secret, {seat: bytes.fromhex(seed) for seat, seed in trace["seats"].items()}))
    for bound, number in trace["draws"]:
        if bound == "mix":
            dice.mix(bytes.fromhex(number))
        else:
            assert dice.below(bound) == number


@pytest.mark.parametrize("trace", VECTORS)
def test_the_verifier_accepts_the_vectors_and_nothing_near_them(trace: dict[str, object]) -> None:
    assert verifier.first_difference(trace) is None
    other = copy.deepcopy(trace)
    assert isinstance(other["draws"], list)
    other["draws"][5][1] = (other["draws"][5][1] + 1) % other["draws"][5][0]
    assert "draw 6" in str(verifier.first_difference(other))
    other = copy.deepcopy(trace) | {"secret": "11" * 32}
    assert "committed" in str(verifier.first_difference(other))
    other = copy.deepcopy(trace) | {"seats": {"ada": "22" * 32}}
    assert "the seeds say" in str(verifier.first_difference(other))


def test_the_verifier_is_short_and_stands_alone() -> None:
    source = Path(verifier.__file__).read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 100
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(source))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [str(node.module)]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported <= {"json", "sys", "hashlib", "collections", "typing"}


def test_the_verifier_as_a_program(tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    for text, code, words in (
        (json.dumps(VECTORS[0]), 0, "40 draws: all as the seeds say"),
        (json.dumps(VECTORS[0] | {"secret": "00"}), 1, "not the one that was committed to"),
        ("nonsense", 2, "is not a trace of dice"),
        ("[]", 2, "is not a trace of dice"),
        (json.dumps(VECTORS[0] | {"draws": [[0, 0]]}), 1, "draw 1 has the bound 0"),
        (json.dumps(VECTORS[0] | {"draws": [[70000, 0]]}), 1, "draw 1 has the bound 70000"),
        (json.dumps(VECTORS[0] | {"seats": {"x" * 70_000: "00" * 32}}), 2, "is not a trace of dice"),
    ):
        trace.write_text(text, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, verifier.__file__, str(trace)], capture_output=True, text=True, check=False
        )
        assert done.returncode == code
        assert words in done.stdout + done.stderr
        assert "Traceback" not in done.stderr


@given(SEEDS, st.lists(st.integers(1, 65536), max_size=60))
def test_dice_and_verifier_agree(seed: bytes, bounds: list[int]) -> None:
    dice, numbers = Dice(seed), verifier.stream(seed)
    assert [dice.below(bound) for bound in bounds] == [verifier.below(numbers, bound) for bound in bounds]


@given(SEEDS, st.integers(0, 200), st.integers(1, 300))
def test_a_copy_goes_on_alike_and_apart(seed: bytes, before: int, bound: int) -> None:
    dice = Dice(seed)
    for _ in range(before):
        dice.below(6)
    twin = dice.copy()
    ahead = [twin.below(bound) for _ in range(20)]
    assert [dice.below(bound) for _ in range(20)] == ahead
    assert dice.state() == twin.state()


@given(SEEDS, st.lists(st.integers(), max_size=80))
def test_a_shuffle_keeps_every_card(seed: bytes, cards: list[int]) -> None:
    shuffled = cards[:]
    Dice(seed).shuffle("deck", shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    dice = Dice(seed_from("orders"))
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        dice.shuffle("deck", cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert all(abs(count - 1000) < 6 * 31 for count in counts.values())  # 31: one standard deviation


@pytest.mark.parametrize("bound", [3, 6, 52, 200, 257])
def test_numbers_are_without_bias(bound: int) -> None:
    dice, counts = Dice(seed_from(f"bias {bound}")), [0] * bound
    for _ in range(200 * bound):
        counts[dice.below(bound)] += 1
    assert all(abs(count - 200) < 6 * 14.2 for count in counts)


def test_seeds_of_the_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dice(b"short")
    with pytest.raises(Refused, match="32 bytes"):
        Seeds(bytes(32), {"hero": b"short"})


def test_each_seat_changes_the_dice_and_none_can_be_moved_to_another() -> None:
    secret, one = bytes(32), bytes(range(32))
    mixed = {mixed_seed(secret, seats) for seats in ({}, {"a": one}, {"b": one}, {"a": one, "b": one}, {"ab": one})}
    assert len(mixed) == 5


def test_global_randomness_is_left_alone() -> None:
    random.seed(1)
    expected = random.random()
    random.seed(1)
    Dice(seed_from("x")).roll("die", 100, (1, 2, 3))
    assert random.random() == expected
