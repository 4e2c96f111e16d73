"""The scenarios: each is a row and, beside it, its own rules; every file of the folder is one."""

from importlib import import_module
from pkgutil import iter_modules


def enter_all() -> None:
    """Import every file here, which enters its scenario into the box."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
