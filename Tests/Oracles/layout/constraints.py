"""What constraints say of views and layout guides, as rows of numbers.

Each item has four numbers: x, y, width and height, in its parent's coordinates. What a constraint says of them is
written here a second time, from how UIKit documents attributes, so that playhead's own reading is checked, too.
"""
import dataclasses

REQUIRED = 1000.0
X, Y, WIDTH, HEIGHT = range(4)
# Attributes by axis: how far between the near edge and the far edge, as they are read from left to right. A plain view's
# baselines are its bottom edge.
PLACES = (
    {"left": 0, "centerX": 0.5, "right": 1, "leading": 0, "trailing": 1},
    {"top": 0, "centerY": 0.5, "bottom": 1, "firstBaseline": 1, "lastBaseline": 1},
)
MARGINS = (
    {"leftMargin": 0, "centerXWithinMargins": 0.5, "rightMargin": 1, "leadingMargin": 0, "trailingMargin": 1},
    {"topMargin": 0, "centerYWithinMargins": 0.5, "bottomMargin": 1},
)
SIZES = ("width", "height")
# The defaults of a view.
MARGIN, NO_CONTENT = ((8, 8), (8, 8)), (None, None)
# By the direction of reading, and by the sides of the screen: never in one constraint, nor in one distance.
READING = {"leading", "trailing", "leadingMargin", "trailingMargin"}
ABSOLUTE = {"left", "right", "leftMargin", "rightMargin"}


@dataclasses.dataclass(eq=False)
class Item:
    """A view, or a layout guide of a view. The root is the view at 0 that a frame holds; the others are variables."""

    # A number; of a guide that a stack makes a name.
    index: "int | str"
    parent: "Item | None"
    is_guide: bool = False
    is_stack: bool = False
    # At each moment, around the content: near and far, by axis; or horizontally where reading begins and where it ends.
    margins: list = dataclasses.field(default_factory=lambda: [MARGIN, MARGIN])
    is_directional: bool = False
    # At each moment: whether it is read from right to left.
    turned: list = dataclasses.field(default_factory=list)
    # At each moment, by axis: length, priority against being larger, priority against being smaller; or None.
    content: list = dataclasses.field(default_factory=lambda: [NO_CONTENT, NO_CONTENT])
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

    def insets(self, axis, moment):
        """The margins, near and far."""
        near, far = self.margins[moment][axis]
        is_turned = axis == 0 and self.is_directional and self.turned[moment]
        return (far, near) if is_turned else (near, far)

    def place(self, axis, attribute, ancestor, moment, from_right):
        """An edge, a centre or a margin in the coordinates of an ancestor: coefficients, and a number. `from_right` has
        leading and trailing change places, and counts from the ancestor's right edge to the left."""
        part = {**PLACES[axis], **MARGINS[axis]}[attribute]
        if from_right and attribute in READING:
            part = 1 - part
        terms, number = {(self.index, WIDTH + axis): part}, 0.0
        if attribute in MARGINS[axis]:
            near, far = self.insets(axis, moment)
            number = near * (1 - part) - far * part
        item = self
        while item is not ancestor:
            terms[item.index, X + axis] = 1.0
            item = item.parent
        if from_right:
            terms, number = {variable: -value for variable, value in terms.items()}, -number
            edge = (ancestor.index, WIDTH)
            terms[edge] = terms.get(edge, 0.0) + 1
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

    @property
    def reads(self):
        """Whether it says leading or trailing."""
        return self.attribute in READING or self.start is not None and self.start.reads

    def goes_with(self, other):
        """Whether two distances are read in the same way. What UIKit makes of two in one constraint of which only one says
        leading or trailing is not known where a middle is measured from."""
        return self.reads == other.reads or "centerX" not in (
            {self.attribute, self.start.attribute, other.attribute, other.start.attribute}
        )

    def add_to(self, terms, factor, axis, ancestor, moment, from_right):
        """Adds the side so many times; returns the number in it."""
        if self.start:
            # A distance is read by itself: from left to right it is one to the right whatever stands beside it.
            how = (axis, ancestor, moment, from_right and self.reads)
            far = Side(self.item, self.attribute).add_to(terms, factor, *how)
            return far + self.start.add_to(terms, -factor, *how)
        if self.attribute in SIZES:
            found, number = self.item.size(SIZES.index(self.attribute)), 0.0
        else:
            found, number = self.item.place(axis, self.attribute, ancestor, moment, from_right)
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

    @property
    def is_length(self):
        return self.first.is_length

    def left(self, moment):
        """First side less the multiple of the second at a moment: coefficients of variables, and a number.

        The nearest view that has both items inside, or is one of them, holds the constraint, and says which way its
        leading and trailing are read. From right to left the whole of it, centres, multiples and constants too, counts
        from that view's right edge to the left: a mirror image of the same constraint read from left to right.
        """
        items = self.first.items() + (self.second.items() if self.second else [])
        ancestor = next(i for i in items[0].chain() if all(any(i is k for k in item.chain()) for item in items))
        # Places are in the coordinates of a view: a guide's are those of the view that owns it.
        ancestor = ancestor.parent if ancestor.is_guide else ancestor
        sides = [self.first] + ([self.second] if self.second else [])
        from_right = ancestor.turned[moment] and any(side.reads for side in sides)
        terms, number = {}, 0.0
        for side, factor in zip(sides, (1.0, -self.multiplier)):
            number += side.add_to(terms, factor, self.axis, ancestor, moment, from_right)
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
