"""The page that is served: built of the sources that are here, small, and at home nowhere else."""

from __future__ import annotations

import gzip
import hashlib
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
WEB = ROOT / "web"
PAGE = ROOT / "src/unlit/server/page"
LEFT_OUT = {"node_modules", ".vite", "tests"}
MOST = 250_000  # bytes, compressed


def test_the_page_was_built_of_these_sources() -> None:
    """If this fails: make page."""
    files = [file for file in WEB.rglob("*") if file.is_file() and not LEFT_OUT & set(file.relative_to(WEB).parts)]
    found = hashlib.sha256()
    for path in sorted(file.relative_to(WEB).as_posix() for file in files):
        found.update(path.encode() + b"\0" + (WEB / path).read_bytes() + b"\0")
    assert (PAGE / "built-from.txt").read_text().strip() == found.hexdigest()


def test_the_page_is_small() -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in PAGE.rglob("*") if file.is_file()}
    assert sum(sizes.values()) < MOST, sizes


def test_the_page_needs_no_other_address_and_nothing_inline() -> None:
    index = (PAGE / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=", index)
    known = ("http://www.w3.org/", "https://svelte.dev/e/")  # namespaces, and names of errors
    for file in PAGE.rglob("*"):
        if file.suffix in (".html", ".js", ".css"):
            addresses = re.findall(r"https?://[^\s\"'`)<>]+", file.read_text())
            assert [address for address in addresses if not address.startswith(known)] == [], file.name
