"""The messages of a package: those of a game, of what is added to it, or of a client."""

from __future__ import annotations

from importlib.resources import files


def fluent_of(package: str, language: str) -> str:
    """Its own texts, then those of each folder in it that has some."""
    here = files(package)
    inner = sorted((one for one in here.iterdir() if one.is_dir()), key=lambda one: one.name)
    found = [folder.joinpath("texts", f"{language}.ftl") for folder in (here, *inner)]
    return "\n".join(one.read_text(encoding="utf-8") for one in found if one.is_file())
