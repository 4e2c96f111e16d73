"""The greedy prisoner: it uses only what it may know, it gets on with the game, and it beats chance by far."""

from __future__ import annotations

from pathlib import Path

import pytest
from scratch import Scratch

from unlit.bots.escape.prisoner import play_prisoner
from unlit.escape import GAME
from unlit.escape.board.board import Board
from unlit.escape.box.pieces import ABILITY, FearStep, Stat
from unlit.escape.rules.actions.trade import TRADE, Trade
from unlit.escape.rules.hand import Play
from unlit.escape.rules.moving import MOVE
from unlit.escape.told.abouts import AboutAttack
from unlit.kernel.chance.dice import Dice, seed_from
from unlit.kernel.chance.seeds import Seeds
from unlit.kernel.game import complete_setup
from unlit.kernel.tables.chair import Chair
from unlit.kernel.tables.game_table import GameTable, deal
from unlit.kernel.told.events import Log
from unlit.lab.sim import UNFINISHED, Played, Simulation, Task

SCENARIOS = GAME.rules.settings[0].values
PLAYERS = ("1", "2", "3", "4")


def some_questions(scenario: str, players: str) -> list[GameTable[Board]]:
    """Snapshots of a table, now and then, from a game of greedy prisoners."""
    t: GameTable[Board] = deal(
        GAME, {"scenario": scenario, "players": players}, seeds=Seeds(seed_from(f"prisoner {scenario}"))
    )
    found: list[GameTable[Board]] = []
    for number in range(60):
        if t.question is None:
            break
        if number % 4 == 0 and len(t.question.options) > 1:
            found.append(t.fork())
        seat = t.question.seat
        t.answer(seat, play_prisoner(Chair(t, seat), seed_from(f"answer {number}")))
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_answers_the_same_where_its_seat_cannot_tell_the_worlds_apart(scenario: str) -> None:
    """It also answers the same again with the same seed."""
    questions = some_questions(scenario, PLAYERS[1 + int(scenario) % 3])
    assert questions
    for number, t in enumerate(questions):
        assert t.question is not None
        seat, seed = t.question.seat, seed_from(f"seed {number}")
        answer = play_prisoner(Chair(t, seat), seed)
        assert answer in t.question.options
        assert play_prisoner(Chair(t, seat), seed) == answer
        for world in range(2):
            other = t.imagine(seat, seed_from(f"world {world}"))
            assert play_prisoner(Chair(other, seat), seed) == answer


AMONG_THE_STUNNED = """\
       a          b          c
  #################################
1 #                               #
  #I g1~ g2~   g3 g4              #
  #################################

at clone 1 a1
at clone 2 a1
state clone 1 stunned
state clone 2 stunned
at clone 3 b1
at clone 4 b1
vitality iris 1
hand iris blame
turn iris
phase act
"""


def test_it_does_not_wait_for_ever_among_the_stunned() -> None:
    """The enemies do not wake while it is there, no others can come in, and waiting does not help."""
    setup = complete_setup(GAME, {"players": "1"})
    board = GAME.paper.parse(AMONG_THE_STUNNED, setup, Dice(seed_from("waiting")))
    t: GameTable[Board] = GameTable(
        GAME, setup, Seeds(seed_from("waiting")), board, Log(GAME.rules.seats(setup))
    ).start()
    assert t.question is not None
    assert t.question.texts() == ["move b1", "end turn"]
    assert play_prisoner(Chair(t, "iris"), seed_from("waiting")) == MOVE("b1")


def begun(picture: str, **settings: str) -> GameTable[Board]:
    """A table with this board."""
    setup = complete_setup(GAME, settings)
    board = GAME.paper.parse(picture, setup, Dice(seed_from("begun")))
    return GameTable(GAME, setup, Seeds(seed_from("begun")), board, Log(GAME.rules.seats(setup))).start()


BEFORE_A_FULL_ROOM = """\
       a          b          c          d
  ############################################
1 #                                          #
  #           I          g1 g2               #
  ############################################

tile d1 a-lift
hand iris blame blame shove shove
vitality iris 4
deck events silence silence
moves 1
turn iris
phase act
"""


def test_it_goes_on_at_last_where_nothing_comes_of_waiting() -> None:
    """Two guards stand between it and the lift; it keeps its distance as long as many event cards are left."""
    t = begun(BEFORE_A_FULL_ROOM, players="1")
    assert play_prisoner(Chair(t, "iris"), seed_from("at last")) != MOVE("c1")
    t = begun(f"{BEFORE_A_FULL_ROOM}no more events\n", players="1")
    assert play_prisoner(Chair(t, "iris"), seed_from("at last")) == MOVE("c1")


AT_A_LOCK = """\
       a          b
  ######################
1 #         xx         #
  #I        xx         #
  ######################

hand iris lie_low rummage shove shove
fear iris {fear}
turn iris
phase act
"""


@pytest.mark.parametrize(("fear", "calms"), [(7, True), (5, False), (3, False)])
def test_it_calms_down_before_a_roll_where_that_is_worth_a_card(fear: int, calms: bool) -> None:
    """A step down from terror is an extra die for Intelligence; elsewhere, the step is not worth a card."""
    t = begun(AT_A_LOCK.format(fear=fear), players="1")
    t.answer("iris", "unlock east by intelligence")
    chosen = play_prisoner(Chair(t, "iris"), seed_from("at a lock"))
    moved = [step for step in FearStep if isinstance(chosen, Play) and chosen.for_ is step]
    assert moved == ([FearStep.LESS] if calms else [])


UNDER_ATTACK = """\
       a
  ##### #####
1 #         #
  #I J g1   #
  ###########

hand iris {hand}
hand jonas shove shove
threat iris 3
deck events sweep
turn iris
phase act
"""


@pytest.mark.parametrize("hand", ["lie_low lie_low", "take_cover take_cover shove shove"])
def test_it_wastes_no_card_in_a_window(hand: str) -> None:
    """It neither moves its fear nor plays for a stat that does not count at that moment."""
    t = begun(UNDER_ATTACK.format(hand=hand), players="2")
    t.answer("iris", "end turn")
    while t.question is not None and t.question.hidden:
        seat, about = t.question.seat, t.question.about(t.board)
        assert isinstance(about, AboutAttack)
        chosen = play_prisoner(Chair(t, seat), seed_from("under attack"))
        useful = (Stat.TOUGHNESS, ABILITY) if about.who == seat else (ABILITY,)
        assert not isinstance(chosen, Play) or chosen.for_ in useful
        t.answer(seat, chosen)


HAVE_TO_TRADE = """\
       a          b
  ######################
1 #                    #
  #I J                 #
  ######################

hand iris shove shove shove shove
hand jonas blame
items iris medkit
items jonas fire_axe
fear iris 6
fear jonas 1
turn iris
phase act
"""


def test_two_who_need_what_the_other_has_trade() -> None:
    """He has no cards left, and she is frightened enough to hit."""
    t = begun(HAVE_TO_TRADE, players="2")
    for seat, answer in (("iris", "trade with jonas"), ("iris", "medkit"), ("iris", "fire_axe"), ("jonas", "accept")):
        assert t.question is not None
        assert t.question.seat == seat
        assert str(play_prisoner(Chair(t, seat), seed_from("trade"))) == answer
        t.answer(seat, answer)
    assert t.board.people["iris"].items == ("fire_axe",)
    assert t.board.people["jonas"].items == ("medkit",)


def test_nobody_who_declined_is_asked_again() -> None:
    """The same trade would still serve both, and is still offered by the rules."""
    t = begun(f"{HAVE_TO_TRADE}declined jonas\n", players="2")
    assert t.question is not None
    assert TRADE["jonas"] in t.question.options
    assert not isinstance(play_prisoner(Chair(t, "iris"), seed_from("trade")), Trade)


@pytest.mark.parametrize(
    "change", ["items jonas bait", "fear iris 1", "hand jonas blame take_cover take_cover take_cover"]
)
def test_nobody_trades_who_gains_nothing_by_it(change: str) -> None:
    words = change.rsplit(" ", change.count(" ") - 1)[0]
    lines = [change if line.startswith(words) else line for line in HAVE_TO_TRADE.splitlines()]
    t = begun("\n".join(lines) + "\n", players="2")
    assert t.question is not None
    assert TRADE["jonas"] in t.question.options
    assert not isinstance(play_prisoner(Chair(t, "iris"), seed_from("trade")), Trade)


def games_of(bot: str, games: int) -> list[Played]:
    """This many games over all scenarios and numbers of players."""
    found: list[Played] = []
    dice = Dice(seed_from("strength"))
    setups = [(scenario, players) for scenario in SCENARIOS for players in PLAYERS]
    dice.shuffle("setups", setups)
    for scenario, players in setups[:games]:
        setup = {"scenario": scenario, "players": players}
        task = Task.of(GAME, "strength", dict.fromkeys(GAME.rules.seats(setup), bot), setup)
        found += Simulation(task, None).run(1 if bot == "greedy" else 5, 1, lambda: None)
    return found


def share_out(games: list[Played]) -> float:
    """The share of players who escaped."""
    return sum(len(one.winners) for one in games) / sum(int(one.setup["players"]) for one in games)


def test_it_gets_out_three_times_as_often_as_by_chance() -> None:
    greedy, random = games_of("greedy", 12), games_of("random", 12)
    assert all(one.ending in GAME.rules.endings and one.ending != UNFINISHED and one.answers < 2_000 for one in greedy)
    assert share_out(greedy) >= 0.15
    assert share_out(greedy) >= 3 * share_out(random)


def test_what_to_do_in_a_new_scenario_is_found_by_itself(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path)
    (scratch.folder / "src/unlit/bots/escape/scenarios/new.py").write_text("print('found')", encoding="utf-8")
    assert scratch.run("-c", "import unlit.bots.escape.prisoner").stdout == "found\n"
