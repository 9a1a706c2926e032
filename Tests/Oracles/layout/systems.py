"""Random trees of views, stack views and layout guides with constraints of all kinds, the same for the same seed.

Required constraints are made from frames that are drawn first, so that they can all hold, except in systems of which
some are then moved, for one of the layouts.
"""
import random

from arranging import arrange
from constraints import ABSOLUTE, HEIGHT, MARGINS, PLACES, READING, REQUIRED, SIZES, WIDTH, X, Y
from constraints import Constraint, Item, Row, Side
from formats import make_format

# Numbers that a 32-bit float has exactly: priorities are such. The last one is the highest below required.
PRIORITIES = (1, 49.5, 50, 249.5, 250, 251, 490, 500, 510, 749, 750, 750.5, 998, 999, 999.5, 999.93994140625)
PRIORITIES += (999.99993896484375,)
MULTIPLIERS = (0.5, 2, 0.25, 1.5, 3, -1, 1 / 3, 0.1)
RELATIONS = ("equal", "lessThanOrEqual", "greaterThanOrEqual")
# Shares of systems of which required constraints are moved, of those that are changed and laid out again, of those with
# views that are read from right to left, of those with stack views, and of those with lines of the visual format.
MOVED, CHANGED, TURNED, STACKED, FORMATTED = 0.25, 0.4, 0.35, 0.35, 0.3


class System:
    """A tree of items, constraints between them, and one or two moments at which it is laid out: at the second one the
    root has another size, constants and priorities are others, other constraints are active, and now and then a view
    has other margins or content, or is read the other way."""

    def __init__(self, seed, number):
        self.number = number
        self.random = random.Random(f"{seed} {number}")
        self.items, self.constraints = [Item(0, None)], []
        is_moved = self.random.random() < MOVED
        self.turned = 0.5 if self.random.random() < TURNED else 0
        self.stacking = 0.35 if self.random.random() < STACKED else 0
        self.moments = 2 if self.random.random() < CHANGED else 1
        self.priorities = self.random.sample(PRIORITIES, self.random.randint(1, 5))
        self.make_items()
        self.make_stacks()
        used, count = set(), self.random.randint(1, 3) if self.random.random() < FORMATTED else 0
        self.formats = [line for line in (make_format(self, used) for _ in range(count)) if line]
        for item in self.items[1:]:
            for axis in (0, 1):
                self.constrain(item, axis)
        self.random.shuffle(self.constraints)
        for place, constraint in enumerate(self.constraints):
            constraint.name = f"s{number}c{place}"
        if is_moved:
            moment = self.random.randrange(self.moments)
            required = [c for c in self.constraints if c.priorities[0] == REQUIRED]
            for constraint in self.random.sample(required, min(len(required), self.random.randint(1, 3))):
                constraint.constants[moment] += self.random.choice((-1, 1)) * self.random.choice((0.25, 5, 40, 300))

    def some(self, low, high):
        """Eighths, so that most sums are exact."""
        return self.random.randint(low * 8, high * 8) / 8

    def length(self):
        return 0.0 if self.random.random() < 0.1 else self.some(0, 300)

    def margins(self):
        if self.random.random() < 0.7:
            return ((8, 8), (8, 8))
        return tuple((self.some(0, 20), self.some(0, 20)) for _ in range(2))

    def now_and_then(self, make):
        """Something at each moment, seldom another thing at the second one."""
        made = [make()]
        return made + [make() if self.random.random() < 0.2 else made[0] for _ in range(1, self.moments)]

    def directions(self):
        is_turned = self.random.random() < self.turned
        return [is_turned != (moment and self.random.random() < self.turned / 2) for moment in range(self.moments)]

    def content(self, share=0.2):
        """A size of its own on one axis, on both, or mostly on none."""

        def side():
            return self.length(), self.random.choice(self.priorities), self.random.choice(self.priorities)

        return tuple(side() if self.random.random() < share else None for _ in range(2))

    def make_items(self):
        root = self.items[0]
        root.planted = [(0.0, 0.0, self.some(200, 400), self.some(200, 400)) for _ in range(self.moments)]
        root.turned, root.is_stack = self.directions(), self.random.random() < self.stacking
        views = [root]
        for index in range(1, self.random.randint(3, 12) + 1):
            is_guide = self.random.random() < 0.12
            # Stacks are fuller than other views.
            stacks = [view for view in views if view.is_stack]
            parent = self.random.choice(stacks if stacks and self.random.random() < 0.5 else views)
            item = Item(index, parent, is_guide)
            if not is_guide:
                item.is_stack = self.random.random() < self.stacking
                item.margins = self.now_and_then(self.margins)
                if not item.is_stack:
                    share = 0.6 if parent.is_stack else 0.2
                    item.content = self.now_and_then(lambda: self.content(share))
                item.turned, item.is_directional = self.directions(), self.random.random() < self.turned
                views.append(item)
            item.planted = [
                (self.some(-200, 400), self.some(-200, 400), self.length(), self.length()) for _ in range(self.moments)
            ]
            self.items.append(item)

    def make_stacks(self):
        """From the outside in: a stack's place says where its views can be."""
        self.stacks = {}
        for item in self.items:
            if item.is_stack:
                views = [view for view in self.items if view.parent is item and not view.is_guide]
                stack = arrange(self, item, views)
                item.is_stack = stack is not None
                self.stacks |= {item: stack} if stack else {}

    def constrain(self, item, axis):
        for _ in range(self.random.choices((0, 1, 2, 3), (2, 3, 5, 1))[0]):
            self.add(item, axis, "equal", REQUIRED)
        for _ in range(self.random.choices((0, 1, 2), (5, 3, 2))[0]):
            self.add(item, axis, self.random.choice(RELATIONS[1:]), REQUIRED)
        for _ in range(self.random.choices((0, 1, 2, 3), (3, 4, 3, 2))[0]):
            self.add(item, axis, self.random.choice(RELATIONS), None)
        if self.random.random() < 0.2:
            # Wishes for one and the same thing, of one priority or of several.
            first, second, multiplier = self.sides(item, axis)
            priority = self.random.choice(self.priorities)
            for _ in range(self.random.randint(2, 4)):
                relation = self.random.choice(RELATIONS)
                own = priority if self.random.random() < 0.7 else self.random.choice(self.priorities)
                self.keep(axis, first, relation, second, multiplier, own)

    def other(self, item):
        """The parent, a sibling, or any item."""
        chance = self.random.random()
        siblings = [i for i in self.items if i.parent is item.parent and i is not item]
        if chance < 0.4 or chance < 0.7 and not siblings:
            return item.parent
        return self.random.choice(siblings if chance < 0.7 else [i for i in self.items if i is not item])

    def place(self, item, axis):
        kinds = [PLACES, PLACES, PLACES, MARGINS] if not item.is_guide else [PLACES]
        has_baselines = not item.is_guide and not item.is_stack
        names = [n for n in self.random.choice(kinds)[axis] if has_baselines or "Baseline" not in n]
        return Side(item, self.random.choice(names))

    def matching(self, item, axis, first):
        """A place that may stand beside another: leading and trailing never beside left and right."""
        while True:
            side = self.place(item, axis)
            pair = {first.attribute, side.attribute}
            if not (pair & READING and pair & ABSOLUTE):
                return side

    def distance(self, item, axis):
        start = self.place(item, axis)
        while start.attribute in MARGINS[axis]:
            start = self.place(item, axis)
        end = self.matching(self.other(item), axis, start)
        while end.attribute in MARGINS[axis]:
            end = self.matching(self.other(item), axis, start)
        return Side(end.item, end.attribute, start)

    def sides(self, item, axis):
        chance = self.random.random()
        if chance < 0.55:
            first = self.place(item, axis)
            multiplier = 1 if self.random.random() < 0.75 else self.random.choice(MULTIPLIERS)
            return first, self.matching(self.other(item), axis, first), multiplier
        first = Side(item, SIZES[axis]) if chance < 0.95 else self.distance(item, axis)
        if chance < 0.75:
            return first, None, 1
        multiplier = 1 if self.random.random() < 0.4 else self.random.choice(MULTIPLIERS)
        if self.random.random() < 0.1:
            second = self.distance(item, axis)
            while first.start and not first.goes_with(second):
                second = self.distance(item, axis)
            return first, second, multiplier
        # The other axis's now and then, which joins the two.
        second = axis if self.random.random() < 0.85 else 1 - axis
        return first, Side(item if second != axis else self.other(item), SIZES[second]), multiplier

    def add(self, item, axis, relation, priority):
        first, second, multiplier = self.sides(item, axis)
        self.keep(axis, first, relation, second, multiplier, priority)

    def keep(self, axis, first, relation, second, multiplier, priority):
        """Required ones hold where the items are planted, the others now and then. - priority: None for any."""
        constraint = Constraint("", axis, first, relation, second, multiplier)
        for moment in range(self.moments):
            terms, number = constraint.left(moment)
            own = priority
            if own is None or moment and own != REQUIRED and self.random.random() < 0.3:
                own = self.random.choice(self.priorities)
            constant = number + sum(value * self.items[i].planted[moment][part] for (i, part), value in terms.items())
            if own != REQUIRED and self.random.random() < 0.7:
                constant += self.some(-120, 120)
            elif relation != "equal" and self.random.random() < 0.7:
                constant += self.some(0, 60) * (1 if relation == "lessThanOrEqual" else -1)
            constraint.constants.append(constant)
            constraint.priorities.append(own)
            constraint.active.append(self.moments == 1 or self.random.random() < 0.85)
            priority = own
        self.constraints.append(constraint)
        return constraint

    def gaps(self, moment):
        return [gap for stack in self.stacks.values() for gap in stack.gaps_at(moment)]

    def variables(self, moment):
        return [(item.index, part) for item in self.items[1:] + self.gaps(moment) for part in (X, Y, WIDTH, HEIGHT)]

    def order(self, moment):
        """The items in the order in which their numbers are made: the guides of a view before its subviews, those that
        stacks make last."""
        order, pending = [], [self.items[0]]
        while pending:
            view = pending.pop()
            inside = [item for item in self.items if item.parent is view]
            order += [view] + [item for item in inside if item.is_guide]
            pending += reversed([item for item in inside if not item.is_guide])
        return order[1:] + self.gaps(moment)

    def rows(self, moment):
        """What is asked for at a moment, the root's numbers taken in: by stacks, by constraints, in the order of their
        activation, and by contents."""
        rows = []
        active = [constraint for constraint in self.constraints if constraint.active[moment]]
        active.sort(key=lambda constraint: not constraint.active[0])
        for constraint in [c for stack in self.stacks.values() for c in stack.constraints(moment)] + active:
            terms, number = constraint.left(moment)
            right = constraint.constants[moment] - number
            for variable in [v for v in terms if v[0] == 0]:
                right -= terms.pop(variable) * self.items[0].planted[moment][variable[1]]
            rows.append(Row(constraint.name, terms, constraint.relation, right, constraint.priorities[moment]))
        for item in self.items[1:]:
            for axis, content in enumerate(item.content[moment]):
                if content:
                    length, hugging, resistance = content
                    for relation, priority in (("lessThanOrEqual", hugging), ("greaterThanOrEqual", resistance)):
                        # Of equals the explicit constraint wins (recorded): a content's priority is a hair lower.
                        rows.append(Row(None, item.size(axis), relation, length, priority - 1e-6))
        return rows
