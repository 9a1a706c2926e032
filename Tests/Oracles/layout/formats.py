"""Random lines of the visual format language, and the constraints that they stand for.

Written from Apple's Auto Layout Guide: a view's edges by the direction of reading unless an option says otherwise, a bare
hyphen is the margin beside the superview and 8 between views, options align all views with the first one. Their order is
playhead's: from the left to the right of the line, then those of the alignment.
"""
import dataclasses

from constraints import REQUIRED, SIZES, WIDTH, Side

SIGNS = {"equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="}
DIRECTIONS = {
    "directionLeadingToTrailing": ("leading", "trailing"),
    "directionLeftToRight": ("left", "right"),
    "directionRightToLeft": ("right", "left"),
}
ALIGNED = (("left", "right", "leading", "trailing", "centerX"), ("top", "bottom", "centerY"))
BASELINES = ("firstBaseline", "lastBaseline")
STANDARD = 8.0


@dataclasses.dataclass(eq=False)
class Format:
    """A line: before each view and after the last one a link, None at an end that is tied to nothing."""

    axis: int
    parent: object
    views: list
    # The option of the direction, or None; the attribute all are aligned by, or None; whether distances are of baselines.
    direction: "str | None"
    aligned: "str | None"
    is_of_lines: bool
    # For each link "flush", "standard" or "distances", and its constraints; for each view those of its length.
    kinds: list = dataclasses.field(default_factory=list)
    links: list = dataclasses.field(default_factory=list)
    lengths: list = dataclasses.field(default_factory=list)
    alignments: list = dataclasses.field(default_factory=list)

    def edges(self):
        return ("top", "bottom") if self.axis else DIRECTIONS[self.direction or "directionLeadingToTrailing"]

    def is_backwards(self, moment):
        """Whether the line goes from right to left."""
        if self.axis or self.direction == "directionLeftToRight":
            return False
        return self.direction == "directionRightToLeft" or self.parent.turned[moment]

    def constraints(self):
        made = list(self.links[0])
        for lengths, link in zip(self.lengths, self.links[1:]):
            made += lengths + link
        return made + self.alignments

    def said(self, constraint):
        """The constant and the priority that a constraint of the line has."""
        for kind, link in zip(self.kinds, self.links):
            if constraint in link and kind != "distances":
                between = self.links.index(link) not in (0, len(self.views))
                return STANDARD if kind == "standard" and between else 0.0, REQUIRED
        if constraint in self.alignments:
            return 0.0, REQUIRED
        if constraint.second and constraint.is_length:
            return 0.0, constraint.priorities[0]
        return constraint.constants[0], constraint.priorities[0]

    def options(self):
        words = [self.direction] if self.direction else []
        words += [f"alignAll{self.aligned[0].upper()}{self.aligned[1:]}"] if self.aligned else []
        return words + (["spacingBaselineToBaseline"] if self.is_of_lines else [])

    def text(self, metrics):
        """The line; numbers that it cannot write, and some others, are put into the metrics."""
        link = self.link_text(0, metrics)
        # Without a word it is horizontal.
        line = "V:" if self.axis else "H:" if self.parent.index % 2 else ""
        line += f"|{link}" if self.kinds[0] else ""
        for place, (view, lengths) in enumerate(zip(self.views, self.lengths), 1):
            conditions = ",".join(condition(constraint, metrics) for constraint in lengths)
            line += f"[v{view.index}({conditions})]" if conditions else f"[v{view.index}]"
            line += self.link_text(place, metrics)
        return line + ("|" if self.kinds[-1] else "")

    def link_text(self, place, metrics):
        if self.kinds[place] != "distances":
            return "-" if self.kinds[place] == "standard" else ""
        conditions = ",".join(condition(constraint, metrics) for constraint in self.links[place])
        is_plain = conditions[0] not in "=<>-" and not set(conditions) & set(",@")
        return f"-{conditions}-" if is_plain else f"-({conditions})-"


def condition(constraint, metrics):
    """`>=20@500`, `==b*2`, or a name of the metrics."""
    sign = SIGNS[constraint.relation]
    if constraint.is_length and constraint.second:
        text = f"v{constraint.second.item.index}"
        text += f"*{constraint.multiplier}" if constraint.multiplier != 1 else ""
    else:
        text = figure(constraint.constants[0], metrics)
        sign = sign if sign != "==" or len(text) % 2 else ""
    priority = constraint.priorities[0]
    return sign + text + (f"@{figure(priority, metrics)}" if priority != REQUIRED else "")


def figure(value, metrics):
    text = repr(float(value))
    if "e" not in text and len(text) % 3:
        return text
    name = f"m{len(metrics)}"
    metrics[name] = value
    return name


def make_format(system, used):
    """A line about one to three items of one view that no line along that axis is about; None where there are none."""
    random, axis = system.random, system.random.randrange(2)
    parent = random.choice(system.items)
    inside = [item for item in system.items if item.parent is parent and (item, axis) not in used]
    if not inside:
        return None
    views = random.sample(inside, min(len(inside), random.randint(1, 3)))
    used |= {(view, axis) for view in views}
    have_baselines = not any(view.is_guide or view.is_stack for view in views)
    direction = random.choice(list(DIRECTIONS)) if axis == 0 and random.random() < 0.4 else None
    aligned = None
    if random.random() < 0.3:
        aligned = random.choice(ALIGNED[1 - axis] + (BASELINES if axis == 0 and have_baselines else ()))
    is_of_lines = axis == 1 and have_baselines and random.random() < 0.2
    line = Format(axis, parent, views, direction, aligned, is_of_lines)
    choose_links(line, system)
    plant(line, system)
    add_constraints(line, system)
    return line


def choose_links(line, system):
    random = system.random
    arranged = {view for stack in system.stacks.values() for view in stack.views}
    kinds = ["distances"] * 3
    if not arranged & set(line.views):
        kinds += ["flush", "standard"]
    inner = ["distances"] if line.is_of_lines else kinds
    line.kinds = [random.choice([None, *kinds]), *(random.choice(inner) for _ in line.views[1:])]
    # The views stand where the first one does.
    end = ["distances"] if any(kind in ("flush", "standard") for kind in line.kinds) else kinds
    line.kinds.append(random.choice([None, *end]))


def plant(line, system):
    """Moves views to where links without a number have them."""
    axis, views = line.axis, line.views
    for moment in range(system.moments):
        room = line.parent.planted[moment][WIDTH + axis]
        is_backwards = line.is_backwards(moment)
        insets = line.parent.insets(axis, moment)
        near, far = insets[::-1] if is_backwards else insets
        # As the line is read.
        places = [view.planted[moment][axis] for view in views]
        lengths = [view.planted[moment][WIDTH + axis] for view in views]
        if is_backwards:
            places = [room - place - length for place, length in zip(places, lengths)]
        gaps = {"flush": 0.0, "standard": STANDARD}
        if line.kinds[0] in gaps:
            places[0] = near if line.kinds[0] == "standard" else 0.0
        for k in range(1, len(views)):
            if line.kinds[k] in gaps:
                places[k] = places[k - 1] + lengths[k - 1] + gaps[line.kinds[k]]
        if line.kinds[-1] in gaps:
            places[-1] = room - lengths[-1] - (far if line.kinds[-1] == "standard" else 0.0)
        for view, place, length in zip(views, places, lengths):
            box = list(view.planted[moment])
            box[axis] = room - place - length if is_backwards else place
            view.planted[moment] = tuple(box)


def add_constraints(line, system):
    random, axis = system.random, line.axis
    near, far = line.edges()
    for place, kind in enumerate(line.kinds):
        is_standard = kind == "standard"
        before, after = [(line.views[place - 1] if place else None), *line.views[place : place + 1], None][:2]
        lines = BASELINES if line.is_of_lines and before and after else (near, far)
        start = Side(before, lines[1]) if before else Side(line.parent, near + "Margin" * is_standard)
        end = Side(after, lines[0]) if after else Side(line.parent, far + "Margin" * is_standard)
        # The item farther along the line has the larger value, except from right to left.
        first, second = (start, end) if line.direction == "directionRightToLeft" else (end, start)
        made = []
        if kind == "distances":
            for _ in range(random.choice((1, 1, 2))):
                made.append(keep(system, axis, first, second))
        elif kind:
            made.append(fixed(system, axis, first, second, STANDARD if is_standard and before and after else 0.0))
        line.links.append(made)
    for view in line.views:
        made = [keep(system, axis, Side(view, SIZES[axis]), None) for _ in range(random.choice((0, 1, 2)))]
        if random.random() < 0.3:
            made.append(compare(system, view, axis))
        line.lengths.append(made)
    if line.aligned:
        for view in line.views[1:]:
            sides = [Side(item, line.aligned) for item in (line.views[0], view)]
            line.alignments.append(system.keep(1 - axis, sides[0], "equal", sides[1], 1, None))


def keep(system, axis, first, second):
    relation = system.random.choice(list(SIGNS))
    priority = REQUIRED if system.random.random() < 0.5 else None
    return system.keep(axis, first, relation, second, 1, priority)


def fixed(system, axis, first, second, constant):
    constraint = system.keep(axis, first, "equal", second, 1, REQUIRED)
    constraint.constants = [constant] * system.moments
    return constraint


def compare(system, view, axis):
    """A length beside another one's, without a constant: a wish, or required as the frames have it."""
    other = system.random.choice([item for item in system.items if item is not view])
    multiplier = system.random.choice((1, 2, 0.5, 0.25))
    lengths = [
        (view.planted[moment][WIDTH + axis], multiplier * other.planted[moment][WIDTH + axis])
        for moment in range(system.moments)
    ]
    relation, priority = system.random.choice(list(SIGNS)), None
    if all(own >= least for own, least in lengths):
        relation, priority = "greaterThanOrEqual", REQUIRED
    constraint = system.keep(axis, Side(view, SIZES[axis]), relation, Side(other, SIZES[axis]), multiplier, priority)
    constraint.constants = [0.0] * system.moments
    return constraint
