"""The Avatar module: five avatars of evil that take part themselves, and the powers that their presence gives."""

from unlit.alone.modules.avatar import (
    activation,
    figures,
    harrier,
    knocked_down,
    module,
    powers,
    ravager,
    sentinel,
    setting_up,
    trapper,
    upgrading,
    whisperer,
)

__all__ = [
    "activation",
    "figures",
    "harrier",
    "knocked_down",
    "module",
    "powers",
    "ravager",
    "sentinel",
    "setting_up",
    "trapper",
    "upgrading",
    "whisperer",
]
