"""Finds a Chromium; `python tests/server/chromium.py` installs one where it may: as root on Debian."""

from __future__ import annotations

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = "no Chromium was found, and none could be installed: the page is not tested in a browser"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def found() -> str | None:
    """The path of a Chromium."""
    return next((path for name in NAMES if (path := shutil.which(name)) is not None), None)


def install() -> None:
    """Install Debian's, if this is Debian and we are root."""
    if found() is None and os.geteuid() == 0 and shutil.which("apt-get") is not None:
        quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
        for command in (["update", "-q"], ["install", "-y", "-q", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *command], env=quiet, stdout=subprocess.DEVNULL, check=False)
    if found() is None:
        print(MISSING)


if __name__ == "__main__":
    install()
