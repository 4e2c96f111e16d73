"""What a prisoner has to do in each scenario; every file in this folder is one scenario."""

from importlib import import_module
from pkgutil import iter_modules


def enter_all() -> None:
    """Import every file here, which enters the goals of its scenario."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
