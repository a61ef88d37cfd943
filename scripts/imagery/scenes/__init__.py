"""Scene library. Importing a module enters its scenes in SCENES."""
from . import (
    bays,
    bedrooms,
    children,
    details,
    dining,
    dusk,
    farmhouse,
    fronts,
    glazing,
    highlands,
    kitchens,
    living,
    lounges,
    measuring,
    places,
    samples,
    screens,
    shops,
    small_rooms,
    street,
    terraces,
)
from .registry import SCENES

__all__ = ["SCENES", "bays", "bedrooms", "children", "details", "dining", "dusk", "farmhouse", "fronts", "glazing", "highlands", "kitchens", "living", "lounges", "measuring", "places", "samples", "screens", "shops", "small_rooms", "street", "terraces"]
