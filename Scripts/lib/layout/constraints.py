"""What constraints say of views and layout guides, as rows of numbers.

Each item has four numbers: x, y, width and height, in its parent's coordinates. What a constraint says of them is
written here a second time, from how UIKit documents attributes, so that playhead's own reading is checked, too.
"""
import dataclasses

REQUIRED = 1000.0
X, Y, WIDTH, HEIGHT = range(4)
# Attributes by axis: how far between the near edge and the far edge. A plain view's baselines are its bottom edge, and
# nothing here is read from right to left.
PLACES = (
    {"left": 0, "centerX": 0.5, "right": 1, "leading": 0, "trailing": 1},
    {"top": 0, "centerY": 0.5, "bottom": 1, "firstBaseline": 1, "lastBaseline": 1},
)
MARGINS = (
    {"leftMargin": 0, "centerXWithinMargins": 0.5, "rightMargin": 1},
    {"topMargin": 0, "centerYWithinMargins": 0.5, "bottomMargin": 1},
)
SIZES = ("width", "height")


@dataclasses.dataclass(eq=False)
class Item:
    """A view, or a layout guide of a view. The root is the view at 0 that a frame holds; the others are variables."""

    index: int
    parent: "Item | None"
    is_guide: bool = False
    # Around the content: near and far, by axis.
    margins: tuple = ((8, 8), (8, 8))
    # By axis: length, priority against being larger, priority against being smaller; or None.
    content: tuple = (None, None)
    # At each moment, in the parent's coordinates: x, y, width, height.
    planted: list = dataclasses.field(default_factory=list)

    def chain(self):
        """From the item itself up to the root."""
        item = self
        while item:
            yield item
            item = item.parent

    def size(self, axis):
        return {(self.index, WIDTH + axis): 1.0}

    def place(self, axis, attribute, ancestor):
        """An edge, a centre or a margin in the coordinates of an ancestor: coefficients, and a number."""
        part = {**PLACES[axis], **MARGINS[axis]}[attribute]
        terms, number = {(self.index, WIDTH + axis): part}, 0.0
        if attribute in MARGINS[axis]:
            near, far = self.margins[axis]
            number = near * (1 - part) - far * part
        item = self
        while item is not ancestor:
            terms[item.index, X + axis] = 1.0
            item = item.parent
        return terms, number


@dataclasses.dataclass(eq=False)
class Side:
    """An attribute of an item; or the distance to it from another one, `start`."""

    item: Item
    attribute: str
    start: "Side | None" = None

    @property
    def is_length(self):
        return self.attribute in SIZES or self.start is not None

    def items(self):
        return [self.item] + (self.start.items() if self.start else [])

    def add_to(self, terms, factor, axis, ancestor):
        """Adds the side so many times; returns the number in it."""
        if self.start:
            far = Side(self.item, self.attribute).add_to(terms, factor, axis, ancestor)
            return far + self.start.add_to(terms, -factor, axis, ancestor)
        if self.attribute in SIZES:
            found, number = self.item.size(SIZES.index(self.attribute)), 0.0
        else:
            found, number = self.item.place(axis, self.attribute, ancestor)
        for variable, value in found.items():
            terms[variable] = terms.get(variable, 0.0) + factor * value
        return factor * number


@dataclasses.dataclass(eq=False)
class Constraint:
    """`first relation multiplier * second + constant`. Constant, priority and whether it is active: at each moment."""

    name: str
    axis: int
    first: Side
    relation: str
    second: "Side | None"
    multiplier: float
    constants: list = dataclasses.field(default_factory=list)
    priorities: list = dataclasses.field(default_factory=list)
    active: list = dataclasses.field(default_factory=list)

    def left(self):
        """First side less the multiple of the second: coefficients of variables, and a number."""
        items = self.first.items() + (self.second.items() if self.second else [])
        ancestor = next(i for i in items[0].chain() if all(any(i is k for k in item.chain()) for item in items))
        # Places are in the coordinates of a view: a guide's are those of the view that owns it.
        ancestor = ancestor.parent if ancestor.is_guide else ancestor
        terms = {}
        number = self.first.add_to(terms, 1.0, self.axis, ancestor)
        if self.second:
            number += self.second.add_to(terms, -self.multiplier, self.axis, ancestor)
        return terms, number


@dataclasses.dataclass
class Row:
    """`sum of the terms relation right`, at a priority: what is missed costs 1 a unit at that level."""

    # None for one of the two rows of a content.
    name: "str | None"
    terms: dict
    relation: str
    right: float
    priority: float
