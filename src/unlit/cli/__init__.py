"""The command `unlit`, the one door to everything.

Private: it may change at any time. Programs import from `unlit`.
"""

from __future__ import annotations

import inspect
import io
import os
import sys
from typing import NoReturn

from cyclopts import App, CycloptsError

from unlit.cli.making import new
from unlit.cli.measuring import fuzz, sim
from unlit.cli.playing import campaign, games, play, serve
from unlit.cli.reading import cards, rules
from unlit.cli.records import replay, script, verify
from unlit.kernel.errors import BadFile, Refused

COMMANDS = {
    one.__name__: one for one in (games, play, campaign, serve, replay, verify, script, cards, rules, fuzz, sim, new)
}

app = App(
    name="unlit",
    help="Horror labyrinth games by their real rules. Every command has --help.",
    version_flags=["--version"],
    result_action="return_value",
)
for command in COMMANDS.values():
    app.command(command)


def main() -> None:
    """Run the command; bad input is refused in one sentence, with exit code 2."""
    _mend_streams()
    try:
        code = app(sys.argv[1:], exit_on_error=False, print_error=False)
        sys.stdout.flush()
        raise SystemExit(code)
    except CycloptsError as problem:
        _refuse(" ".join([*str(problem).split(" Available commands")[0].split(), _possible()]))
    except (Refused, BadFile) as problem:
        _refuse(str(problem))
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except BrokenPipeError:
        sys.stderr.close()
        raise SystemExit(141) from None
    except OSError as problem:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (what is left to print goes nowhere)
        _refuse(f"the output cannot be written: {problem.strerror}")


def _refuse(sentence: str) -> NoReturn:
    print(f"unlit: {sentence}", file=sys.stderr)
    raise SystemExit(2)


def _mend_streams() -> None:
    """Make sure that a letter that the terminal lacks, or a closed stream, does not stop the program."""
    if None in (sys.stdin, sys.stdout, sys.stderr):
        nowhere = open(os.devnull, "r+", encoding="utf-8")  # noqa: SIM115 (it lives as long as the program)
        sys.stdin, sys.stdout, sys.stderr = sys.stdin or nowhere, sys.stdout or nowhere, sys.stderr or nowhere
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _possible() -> str:
    """What could have been typed: the commands, or the arguments of the command that was meant."""
    meant = COMMANDS.get(sys.argv[1]) if len(sys.argv) > 1 else None
    if meant is None:
        return f"The commands are: {', '.join(COMMANDS)}."
    words = [
        f"--{name.strip('_')}" if one.kind is one.KEYWORD_ONLY else name.upper()
        for name, one in inspect.signature(meant).parameters.items()
    ]
    return f"You can type: {sys.argv[1]} {' '.join(words)}.".replace(" .", ".")
