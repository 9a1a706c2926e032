"""What a UIStackView says of the views that it arranges, as constraints.

Written from the constraints that UIKit's own makes, as an open re-implementation lists them whose tests compare the two
(https://github.com/kean/Arranged), and not from playhead's. Its spanner, a guide between the edges of the canvas, is the
canvas itself here. What the source does not answer is left out: a stack without a visible view, baselines of a column,
proportional lengths inside margins and of stacks, a custom spacing beside a hidden view. Where a hidden view lies nobody sees, and where
a row by its baselines stands in a higher stack is not known: both are as playhead has them.
"""
import dataclasses

from constraints import REQUIRED, SIZES, Constraint, Item, Side

BASELINES = ("firstBaseline", "lastBaseline")
# Where the views are across the axis. What is `top` of a row may be called `leading` as well.
ALIGNMENTS = ("fill", "leading", "center", "trailing", *BASELINES)
FILLS = ("fill", "fillEqually", "fillProportionally")
DISTRIBUTIONS = (*FILLS, "equalSpacing", "equalCentering")
EDGES = (("leading", "trailing", "centerX"), ("top", "bottom", "centerY"))
PREFIX = "UISV-"


@dataclasses.dataclass(eq=False)
class Stack:
    """A stack and its arranged views. What may change is in lists, by moment."""

    item: Item
    axis: int
    # Whether the margins are left free.
    has_margins: bool
    views: list = dataclasses.field(default_factory=list)
    distributions: list = dataclasses.field(default_factory=list)
    alignments: list = dataclasses.field(default_factory=list)
    spacings: list = dataclasses.field(default_factory=list)
    # At each moment: the distance after some of the views, and the views that are hidden.
    customs: list = dataclasses.field(default_factory=list)
    hidden: list = dataclasses.field(default_factory=list)
    gaps: dict = dataclasses.field(default_factory=dict)

    def shown(self, moment):
        return [view for view in self.views if view not in self.hidden[moment]]

    def spacing(self, view, moment):
        return self.customs[moment].get(view, self.spacings[moment])

    def lengths(self, moment):
        """Of the contents of the views that are shown: 0 where there is none."""
        contents = [view.content[moment][self.axis] for view in self.shown(moment)]
        return [content[0] if content else 0.0 for content in contents]

    def spaced(self, moment):
        """The views that are shown with those that follow them."""
        shown = self.shown(moment)
        return list(zip(shown, shown[1:]))

    def gap(self, view):
        """The guide between a view and the next one that is shown."""
        if view not in self.gaps:
            self.gaps[view] = Item(f"gap{view.index}", self.item, is_guide=True)
        return self.gaps[view]

    def gaps_at(self, moment):
        if self.distributions[moment] in FILLS:
            return []
        return [self.gap(view) for view, _ in self.spaced(moment)]

    def constraints(self, moment):
        return Arrangement(self, moment).made


class Arrangement:
    """The constraints of a stack at a moment: those along the axis, and those across it."""

    def __init__(self, stack, moment):
        self.stack, self.moment, self.made = stack, moment, []
        self.shown = stack.shown(moment)
        self.along()
        self.across()

    def add(self, kind, first, attribute, relation, second=None, other=None, multiplier=1, constant=0.0, priority=REQUIRED):
        """- first, second: an item, or None for the stack's canvas: its edges, or where its margins begin."""
        name = PREFIX + kind + ":" + first_word(first, attribute) + (first_word(second, other) if other else "")
        axis = next(k for k in (0, 1) if attribute in EDGES[k] or attribute == SIZES[k] or k == 1)
        sides = [self.side(first, attribute), self.side(second, other) if other else None]
        made = Constraint(name, axis, sides[0], relation, sides[1], multiplier)
        # One moment's alone.
        made.constants = {self.moment: constant}
        made.priorities = {self.moment: priority}
        self.made.append(made)

    def side(self, item, attribute):
        if item or attribute in SIZES:
            return Side(item or self.stack.item, attribute)
        middles = {"centerX": "centerXWithinMargins", "centerY": "centerYWithinMargins"}
        margin = middles.get(attribute, attribute + "Margin")
        return Side(self.stack.item, margin if self.stack.has_margins else attribute)

    def along(self):
        stack, moment = self.stack, self.moment
        near, far, middle = EDGES[stack.axis]
        length, distribution = SIZES[stack.axis], stack.distributions[moment]
        self.add("canvas-connection", self.shown[0], near, "equal", None, near)
        self.add("canvas-connection", None, far, "equal", self.shown[-1], far)
        for view, following in stack.spaced(moment):
            relation = "equal" if distribution in FILLS else "greaterThanOrEqual"
            self.add("spacing", following, near, relation, view, far, constant=stack.spacing(view, moment))
        self.hide(near, far, length)
        lengths = stack.lengths(moment)
        if distribution == "fillProportionally" and any(lengths):
            self.share(length, lengths)
        elif distribution in ("fillEqually", "fillProportionally"):
            for view in self.shown[1:]:
                self.add("fill-equally", view, length, "equal", self.shown[0], length)
        elif distribution != "fill":
            ends = (far, near, REQUIRED) if distribution == "equalSpacing" else (middle, middle, 149)
            self.distribute(near, far, length, *ends)

    def hide(self, near, far, length):
        """A hidden view has no length. It lies in the middle of the spacing that it is in, or at the end."""
        stack, before = self.stack, None
        for view in stack.views:
            if view in self.shown:
                before = view
                continue
            self.add("hiding", view, length, "equal")
            if before:
                half = 0.0 if before is self.shown[-1] else stack.spacing(before, self.moment) / 2
                self.add("spacing", view, near, "equal", before, far, constant=half)
            else:
                self.add("canvas-connection", view, near, "equal", None, near)

    def share(self, length, lengths):
        """Each has its part of the stack's length, and the last ones give way to the spacing."""
        spacing = sum(self.stack.spacing(view, self.moment) for view, _ in self.stack.spaced(self.moment))
        is_alone = sum(own > 0 for own in lengths) == 1 and not spacing
        for place, (view, own) in enumerate(zip(self.shown, lengths)):
            if own > 0:
                part, priority = own / (sum(lengths) + spacing), REQUIRED if is_alone else 999 - place
                self.add("fill-proportionally", view, length, "equal", None, length, part, priority=priority)
            else:
                self.add("fill-proportionally", view, length, "equal")

    def distribute(self, near, far, length, start, end, priority):
        stack, first = self.stack, None
        for view, following in stack.spaced(self.moment):
            gap = stack.gap(view)
            self.add("distributing-edge", gap, near, "equal", view, start)
            self.add("distributing-edge", gap, far, "equal", following, end)
            if first:
                self.add("distributing", gap, length, "equal", first, length, priority=priority)
            first = first or gap
        self.add("canvas-fit", None, length, "equal", priority=49)

    def across(self):
        stack, alignment = self.stack, self.stack.alignments[self.moment]
        near, far, middle = EDGES[1 - stack.axis]
        length = SIZES[1 - stack.axis]
        places = {"fill": (near, far), "leading": (near,), "trailing": (far,), "center": (middle,)}
        for view in stack.views:
            for place in places.get(alignment, ()):
                self.add("alignment", view, place, "equal", None, place)
        if alignment == "fill":
            return
        if alignment in BASELINES:
            first, end = stack.views[0], near if alignment == BASELINES[0] else far
            self.add("canvas-connection", first, end, "equal", None, end, priority=24)
            for view in stack.views[1:]:
                self.add("alignment", view, alignment, "equal", first, alignment)
        # No view reaches over the edges; how a row by its baselines is held there is not known.
        priority = 999.5 if alignment in BASELINES else REQUIRED
        for view in self.shown:
            if alignment != "leading":
                self.add("spanning-boundary", view, near, "greaterThanOrEqual", None, near, priority=priority)
            if alignment != "trailing":
                self.add("spanning-boundary", view, far, "lessThanOrEqual", None, far, priority=priority)
        fit = 51 if len(stack.views) > 1 else 49
        self.add("spanning-fit", None, length, "equal", priority=fit)
        for view in stack.views:
            self.add("ambiguity-suppression", view, length, "equal", priority=25)


def first_word(item, attribute):
    """As reports name the side of a constraint, the canvas a dash."""
    return f"/{item.index if item else '-'}.{attribute}"
