"""A bot that looks one move ahead."""

from hush.game import CHILD, Run, View, distance, moves, rooms_of
from unlit.kit import Chair, Dice, Option


def play_greedily(chair: Chair, seed: bytes) -> Option:
    """The best move, and by chance one of those that are equally good."""
    seen = chair.view
    assert isinstance(seen, View)
    worth = {move: (child if chair.seat == CHILD else thing)(seen, move) for move in chair.question.options}
    return Dice(seed).pick("move", [move for move in worth if worth[move] == max(worth.values())])


def child(seen: View, move: Option) -> float:
    """Nearer to its window, out of reach of the thing, and quiet while that listens."""
    there = rooms_of(seen.child, move)[-1]
    reached = {room for one in moves(seen.thing) for room in rooms_of(seen.thing, one)}
    loud = isinstance(move, Run) and not seen.deaf
    return (there == seen.child == seen.window) * 100 - distance(there, seen.window) - 5 * (there in reached) - 2 * loud


def thing(seen: View, move: Option) -> float:
    """Through as many rooms as possible in which the child may be, and near to the others."""
    rooms, suspected = rooms_of(seen.thing, move), seen.suspected
    caught = sum(room in suspected for room in rooms)
    far = sum(distance(rooms[-1], room) for room in suspected)
    return (3 * caught - far / 4) / len(suspected) - isinstance(move, Run) / 4
