"""Random stack views, and frames of their arranged views that all of a stack's required constraints allow."""
from constraints import HEIGHT, WIDTH
from stacks import ALIGNMENTS, BASELINES, DISTRIBUTIONS, FILLS, Stack

# Shares: views that a stack arranges, and those that it hides; what is another at the second moment; distances of their own.
ARRANGED, HIDDEN, OTHER, CUSTOM = 0.9, 0.15, 0.3, 0.25


def arrange(system, item, views):
    """A stack of some of the views that are in it, or None; the views get new planted frames."""
    random = system.random
    views = [view for view in views if random.random() < ARRANGED]
    if not views:
        return None
    axis = random.randrange(2)
    has_margins = random.random() < 0.4 and all(
        length >= 0 for moment in range(system.moments) for length in canvas(item, moment, True)[1]
    )
    stack = Stack(item, axis, has_margins, views)
    # The content of a stack in a proportional one is what its own views take, which is another system of constraints.
    is_open = has_margins or any(view.is_stack for view in views)
    distributions = [name for name in DISTRIBUTIONS if name != "fillProportionally" or not is_open]
    # The baselines of a stack are those of a view that is in it.
    is_row = axis == 0 and not any(view.is_stack for view in views)
    alignments = [name for name in ALIGNMENTS if is_row or name not in BASELINES]
    for moment in range(system.moments):

        def choose(values, make):
            values.append(make() if not moment or random.random() < OTHER else values[0])

        choose(stack.distributions, lambda: random.choice(distributions))
        choose(stack.alignments, lambda: random.choice(alignments))
        choose(stack.hidden, lambda: {view for view in views if random.random() < HIDDEN})
        if len(stack.hidden[moment]) == len(views):
            stack.hidden[moment] = set()
    room = min(canvas(item, moment, has_margins)[1][axis] for moment in range(system.moments))
    most = int(min(room / len(views), 40) * 8)
    for moment in range(system.moments):
        choose(stack.spacings, lambda: random.randint(0, most) / 8)
        choose(stack.customs, lambda: customs(stack, random, most))
    if random.random() < 0.1 and "fillProportionally" not in stack.distributions:
        stack.spacings = [-spacing for spacing in stack.spacings]
    for moment in range(system.moments):
        plant(stack, moment, random)
    return stack


def customs(stack, random, most):
    """Distances after some of the views: none beside a view that is hidden at any moment."""
    hidden = set.union(*stack.hidden)
    pairs = [pair for pair in zip(stack.views, stack.views[1:]) if not hidden & set(pair)]
    return {view: random.randint(0, most) / 8 for view, _ in pairs if random.random() < CUSTOM}


def canvas(item, moment, has_margins):
    """Where the views begin, and how much room they have, by axis, as it is read."""
    size = item.planted[moment][WIDTH : HEIGHT + 1]
    if not has_margins:
        return (0.0, 0.0), size
    insets = [item.insets(axis, moment) for axis in (0, 1)]
    if item.turned[moment]:
        insets[0] = insets[0][::-1]
    return [near for near, _ in insets], [size[axis] - sum(insets[axis]) for axis in (0, 1)]


def plant(stack, moment, random):
    starts, rooms = canvas(stack.item, moment, stack.has_margins)
    axis, across = stack.axis, 1 - stack.axis
    shown = stack.shown(moment)
    gaps = distances(stack, moment, rooms[axis], random)
    parts = lengths(stack, moment, rooms[axis] - sum(gaps), random)
    place, half, at = starts[axis], 0.0, 0
    for view in stack.views:
        box = [0.0] * 4
        if view in shown:
            box[axis], box[WIDTH + axis] = place, parts[at]
            place += parts[at]
            half = 0.0 if view is shown[-1] else stack.spacing(view, moment) / 2
            # The gap that follows is stepped over with the next view; a hidden one lies in it.
            following = gaps[at] if at < len(gaps) else 0.0
            at += 1
            end, place = place, place + following
        else:
            box[axis] = end + half if at else place
        extent = rooms[across] if stack.alignments[moment] == "fill" else rooms[across] * random.randint(0, 8) / 8
        shift = {"fill": 0, "leading": 0, "center": 0.5}.get(stack.alignments[moment], 1)
        box[across], box[WIDTH + across] = starts[across] + shift * (rooms[across] - extent), extent
        if stack.item.turned[moment]:
            box[0] = stack.item.planted[moment][WIDTH] - box[0] - box[WIDTH]
        view.planted[moment] = tuple(box)


def distances(stack, moment, room, random):
    """Between the views that are shown."""
    spacings = [stack.spacing(view, moment) for view, _ in stack.spaced(moment)]
    if not spacings or stack.distributions[moment] in FILLS:
        return spacings
    spacings = [max(spacing, 0.0) for spacing in spacings]
    if stack.distributions[moment] == "equalSpacing":
        least = max(spacings)
        return [least + (room / len(spacings) - least) * random.randint(0, 8) / 8] * len(spacings)
    spare = room - sum(spacings)
    return [spacing + spare / len(spacings) * random.randint(0, 8) / 8 for spacing in spacings]


def lengths(stack, moment, room, random):
    """Of the views that are shown."""
    own, distribution = stack.lengths(moment), stack.distributions[moment]
    takers = [True] * len(own)
    if distribution == "fillProportionally" and any(own):
        takers = [length > 0 for length in own]
    elif distribution in ("fillEqually", "fillProportionally"):
        return [room / len(own)] * len(own)
    cuts = sorted(room * random.randint(0, 16) / 16 for _ in range(sum(takers) - 1))
    parts = iter(after - before for before, after in zip([0.0, *cuts], [*cuts, room]))
    return [next(parts) if takes else 0.0 for takes in takers]
