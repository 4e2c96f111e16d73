"""A contract for import-linter: within each of its packages, no module imports itself through others.

import-linter's own `acyclic_siblings` treats a folder as one thing. A card that uses a rule, which uses the kinds of
cards, would break it. This contract looks at modules, whichever folder they are in.
"""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class Acyclic(Contract):
    """The contract; an import that only a type needs counts like any other."""

    packages = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look for a circle in each package."""
        circles = [circle_in(graph, package) for package in cast("list[str]", self.packages)]
        return ContractCheck(kept=not any(circles), metadata={"circles": circles})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print a circle in each package that has one."""
        for circle in filter(None, check.metadata["circles"]):
            output.print_error(" -> ".join(circle))


def circle_in(graph: ImportGraph, package: str) -> list[str]:
    """Modules of a package that import each other in a circle, each the next; empty if there is no circle."""
    modules = {package, *graph.find_descendants(package)}
    imports = {one: sorted(graph.find_modules_directly_imported_by(one) & modules) for one in sorted(modules)}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        circle: list[str] = found.args[1]  # each is imported by the next
        return circle[::-1]
    return []
