"""Scene library. Importing a module enters its scenes in SCENES."""
from . import bedrooms, details, fronts, glazing, homes, living, places, shops, street, terraces
from .registry import SCENES

__all__ = ["SCENES", "bedrooms", "details", "fronts", "glazing", "homes", "living", "places", "shops", "street", "terraces"]
