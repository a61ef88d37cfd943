"""Scene library: each module here enters its scenes in SCENES when it is imported."""
import importlib
import pkgutil

from .registry import SCENES

for module in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{module.name}")

__all__ = ["SCENES"]
