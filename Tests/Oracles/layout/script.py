"""Has playhead lay systems out: writes a script that makes them, runs it, and reads the frames that it prints.

Each system has a root view of its own, held by its frame, outside of any window. Frames are rounded to pixels, in a
window or not; the setting `layoutRounding = "none"` leaves them as the solver has them. They are printed with all their
digits, for which a double needs 17.
"""
import dataclasses
import re
import subprocess

from constraints import MARGIN, NO_CONTENT, REQUIRED, WIDTH, X, Y
from stacks import PREFIX

# Seconds, where a second is long enough: a layout that goes in circles is a fault, too.
LIMIT = 120

HEAD = """
UIApplication.shared.layoutRounding = "none"
local Sized = class("Sized", UIView)
Sized.wide, Sized.high = -1, -1
function Sized:intrinsicContentSize() return CGSize(self.wide, self.high) end
local function view(parent, class, isArranged)
  local made = class()
  made.translatesAutoresizingMaskIntoConstraints = false
  if isArranged then parent:addArrangedSubview(made) else parent:addSubview(made) end
  return made
end
local function fill(view, content)
  view.wide, view.high = content[1], content[2]
  view:invalidateIntrinsicContentSize()
  for k, axis in ipairs{"horizontal", "vertical"} do
    view:setContentHuggingPriority(content[1 + 2 * k], axis)
    view:setContentCompressionResistancePriority(content[2 + 2 * k], axis)
  end
end
local function guide(parent)
  local made = UILayoutGuide()
  parent:addLayoutGuide(made)
  return made
end
-- Of what a stack says: its name, and the sides; items by their numbers, and by "?" and a number what the stack has made.
local function word(name, text, labels)
  if name:sub(1, 5) ~= "UISV-" then return name end
  for label, attribute in text:gmatch("(%w+ #%d+)%.(%a+)") do
    name = ("%s/%s.%s"):format(name, labels[label] or label:gsub(".* #", "?"), attribute)
  end
  return name
end
local told = 0
local function lay(system, moment, items)
  items[0]:layoutIfNeeded()
  for index = 1, #items do
    local made = items[index]
    local frame = items.isGuide[index] and made.layoutFrame or made.frame
    print(("frame %d %d %d %.17g %.17g %.17g %.17g"):format(system, moment, index, frame.origin.x, frame.origin.y,
      frame.size.width, frame.size.height))
  end
  local warnings, labels = UIApplication.shared.warnings, {}
  for index = 0, #items do labels[tostring(items[index]):match("%w+ #%d+")] = index end
  for index = told + 1, #warnings do
    local warning = warnings[index]
    local names = {}
    for name, text in warning.message:gmatch('    "<NSLayoutConstraint #%d+ "(%S-)" (.-) %(active%)>"') do
      names[#names + 1] = word(name, text, labels)
    end
    local broken = warning.message:match('breaking constraint\\n<NSLayoutConstraint #%d+ "(%S-)" ') or "none"
    print(("warning %d %d %s %s %s"):format(system, moment, warning.code, broken, table.concat(names, " ")))
  end
  told = #warnings
end
local function open(system, moment, items)
  for index = 1, #items do
    if not items.isGuide[index] and items[index].hasAmbiguousLayout then
      print(("open %d %d %d"):format(system, moment, index))
    end
  end
end
"""


def number(value):
    """Python writes as many digits as tell the number from its neighbours, and so Lua reads the same one."""
    return repr(float(value)) if value >= 0 else f"({float(value)!r})"


def numbers(values):
    return ", ".join(map(number, values))


def make_item(item, is_arranged):
    if item.is_guide:
        return f"v[{item.index}], v.isGuide[{item.index}] = guide(v[{item.parent.index}]), true"
    kind = "UIStackView" if item.is_stack else "Sized" if any(map(any, item.content)) else "UIView"
    return f"v[{item.index}] = view(v[{item.parent.index}], {kind}, {str(is_arranged).lower()})"


def set_item(item, moment):
    """Content and margins, where they are not what they were."""
    lines = []
    if item.content[moment] != (item.content[moment - 1] if moment else NO_CONTENT):
        sides = [side or (-1, 250, 750) for side in item.content[moment]]
        content = numbers([side[0] for side in sides] + [p for side in sides for p in side[1:]])
        lines.append(f"fill(v[{item.index}], {{{content}}})")
    if item.margins[moment] != (item.margins[moment - 1] if moment else MARGIN):
        (near, far), (top, bottom) = item.margins[moment]
        name, kind = "layoutMargins", "UIEdgeInsets"
        if item.is_directional:
            name, kind = "directionalLayoutMargins", "NSDirectionalEdgeInsets"
        lines.append(f"v[{item.index}].{name} = {kind}({numbers((top, near, bottom, far))})")
    return lines


def turn(item, moment):
    """What has the item read the way it is at a moment. What is never said reads from left to right, too."""
    was_turned = moment > 0 and not item.is_guide and item.turned[moment - 1]
    if item.is_guide or item.turned[moment] == was_turned:
        return []
    word = "forceRightToLeft" if not was_turned else ("unspecified", "forceLeftToRight", "playback")[item.index % 3]
    return [f'v[{item.index}].semanticContentAttribute = "{word}"']


def set_stack(stack, moment):
    """What sets a stack up, and what then changes it."""
    place = f"v[{stack.item.index}]"
    lines = []
    if not moment:
        lines.append(f'{place}.axis = "{("horizontal", "vertical")[stack.axis]}"')
        lines.append(f"{place}.isLayoutMarginsRelativeArrangement = {str(stack.has_margins).lower()}")
    # Both words mean the same.
    rows = {"leading": "top", "trailing": "bottom"} if stack.item.index % 2 else {}
    alignments = [rows.get(word, word) if stack.axis == 0 else word for word in stack.alignments]
    for name, values in (("distribution", stack.distributions), ("alignment", alignments)):
        if not moment or values[moment] != values[moment - 1]:
            lines.append(f'{place}.{name} = "{values[moment]}"')
    if not moment or stack.spacings[moment] != stack.spacings[moment - 1]:
        lines.append(f"{place}.spacing = {number(stack.spacings[moment])}")
    for view in stack.views:
        custom = stack.customs[moment].get(view)
        if custom != (stack.customs[moment - 1].get(view) if moment else None):
            value = "UIStackView.spacingUseDefault" if custom is None else number(custom)
            lines.append(f"{place}:setCustomSpacing({value}, v[{view.index}])")
        is_hidden = view in stack.hidden[moment]
        if is_hidden != (moment > 0 and view in stack.hidden[moment - 1]):
            lines.append(f"v[{view.index}].isHidden = {str(is_hidden).lower()}")
    return lines


def anchor(side):
    text = f"v[{side.item.index}].{side.attribute}Anchor"
    return f"{anchor(side.start)}:anchorWithOffset({text})" if side.start else text


def has_anchor(side):
    return "Margin" not in side.attribute


def make_constraint(constraint, place):
    first, second, multiplier = constraint.first, constraint.second, constraint.multiplier
    constant = constraint.constants[0]
    distances = first.start or second and second.start
    # A place that is a multiple of another one, or a margin, has no anchor; where both can be said, turns are taken.
    plain = not distances and (
        not first.is_length and multiplier != 1 or not all(has_anchor(s) for s in (first, second) if s) or place % 2
    )
    if plain:
        end = f'v[{second.item.index}], "{second.attribute}"' if second else 'nil, "notAnAttribute"'
        head = f'NSLayoutConstraint(v[{first.item.index}], "{first.attribute}", "{constraint.relation}"'
        made = f"{head}, {end}, {number(multiplier)}, {number(constant)})"
    else:
        to = constraint.relation + "To"
        if not second:
            words = f"{to}Constant = {number(constant)}"
        else:
            words = f"{to} = {anchor(second)}, constant = {number(constant)}"
            if multiplier != 1:
                words += f", multiplier = {number(multiplier)}"
        made = f"{anchor(first)}:constraint{{{words}}}"
    lines = [f"c[{place}] = {made}", f'c[{place}].identifier = "{constraint.name}"']
    if constraint.priorities[0] != REQUIRED:
        lines.append(f"c[{place}].priority = {number(constraint.priorities[0])}")
    return lines


def make_format(line, places):
    """A line of the visual format; then what its constraints have that the line does not say."""
    metrics = {}
    text = line.text(metrics)
    views = {item.index: item for item in line.views}
    views |= {c.second.item.index: c.second.item for lengths in line.lengths for c in lengths if c.second}
    words = [f'withVisualFormat = "{text}"', "views = {" + ", ".join(f"v{k} = v[{k}]" for k in views) + "}"]
    if metrics:
        words.append("metrics = {" + ", ".join(f"{name} = {number(value)}" for name, value in metrics.items()) + "}")
    if line.options():
        words.append("options = {" + ", ".join(f'"{word}"' for word in line.options()) + "}")
    made = line.constraints()
    names = ", ".join(f"c[{places[constraint]}]" for constraint in made)
    lines = [f"{names} = table.unpack(NSLayoutConstraint.constraints{{{', '.join(words)}}})"] if made else []
    for constraint in made:
        place = f"c[{places[constraint]}]"
        lines.append(f'{place}.identifier = "{constraint.name}"')
        said, priority = line.said(constraint)
        if constraint.constants[0] != said:
            lines.append(f"{place}.constant = {number(constraint.constants[0])}")
        if constraint.priorities[0] != priority:
            lines.append(f"{place}.priority = {number(constraint.priorities[0])}")
    return lines


def change_constraint(constraint, place, moment):
    """In the order of a script: first what a constraint says, then whether it counts."""
    lines = []
    for name, values in (("constant", constraint.constants), ("priority", constraint.priorities)):
        if values[moment] != values[moment - 1]:
            lines.append(f"c[{place}].{name} = {number(values[moment])}")
    if constraint.active[moment] != constraint.active[moment - 1]:
        lines.append(f"c[{place}].isActive = {str(constraint.active[moment]).lower()}")
    return lines


def write(systems, asking):
    """The script of some systems. Of those in `asking` it prints which views are open, too."""
    lines = [HEAD]
    for system in systems:
        root = system.items[0].planted
        lines += ["do local function system()", "local v, c = {isGuide = {}}, {}"]
        kind = "UIStackView" if system.items[0].is_stack else "UIView"
        lines.append(f"v[0] = {kind}(CGRect({numbers(root[0])}))")
        arranged = {view for stack in system.stacks.values() for view in stack.views}
        for item in system.items[1:]:
            lines.append(make_item(item, item in arranged))
            lines += set_item(item, 0)
        for stack in system.stacks.values():
            lines += set_stack(stack, 0)
        for item in system.items:
            lines += turn(item, 0)
        places = {constraint: place for place, constraint in enumerate(system.constraints, 1)}
        said = set()
        for line in system.formats:
            lines += make_format(line, places)
            said |= set(line.constraints())
        for constraint, place in places.items():
            lines += make_constraint(constraint, place) if constraint not in said else []
        names = [f"c[{k}]" for k, constraint in enumerate(system.constraints, 1) if constraint.active[0]]
        lines.append(f"NSLayoutConstraint.activate{{{', '.join(names)}}}")
        for moment in range(system.moments):
            if moment:
                lines.append(f"v[0].frame = CGRect({numbers(root[moment])})")
                for item in system.items:
                    lines += set_item(item, moment) + turn(item, moment)
                for stack in system.stacks.values():
                    lines += set_stack(stack, moment)
                for place, constraint in enumerate(system.constraints, 1):
                    lines += change_constraint(constraint, place, moment)
            lines.append(f"lay({system.number}, {moment}, v)")
            if system in asking:
                lines.append(f"open({system.number}, {moment}, v)")
        # The next system finds none of this one: numbers of views that are gone are used again.
        lines += ["end system() end", "collectgarbage() collectgarbage()"]
    return "\n".join(lines) + "\n"


@dataclasses.dataclass
class Layout:
    """What playhead makes of a system at a moment: numbers of the items, conflicts, other warnings, ambiguous views."""

    frames: dict = dataclasses.field(default_factory=dict)
    conflicts: list = dataclasses.field(default_factory=list)
    warnings: list = dataclasses.field(default_factory=list)
    open: set = dataclasses.field(default_factory=set)


def name_members(words, system, moment):
    """The constraints of a report by the names they have here: a stack's canvas is a dash, and a gap is named for the view
    before it. One that only joins two others is the first of its stack."""
    gaps = {}
    for word in words:
        found = re.match(PREFIX + r"distributing-edge/(\?\d+)\.(?:leading|top)/(\d+)\.", word)
        if found:
            gaps[found[1]] = f"gap{found[2]}"
    together = [[gap.index for gap in stack.gaps_at(moment)] for stack in system.stacks.values()]
    firsts = {gap: gaps[0] for gaps in together for gap in gaps}
    for word in words:
        found = re.match(PREFIX + r"distributing/(\?\d+)\.\w+/(\?\d+)\.", word)
        if found and found[1] in gaps:
            gaps.setdefault(found[2], firsts.get(gaps[found[1]]))
    parents = {str(item.index): str(item.parent.index) for item in system.items[1:]}
    return [name_member(word, gaps, parents) for word in words]


def name_member(word, gaps, parents):
    if not word.startswith(PREFIX):
        return word
    kind, *sides = word.split("/")
    sides = [side.split(".") for side in sides]
    outer = {parents.get(item) for item, _ in sides}
    for side in sides:
        item = side[0]
        side[0] = "-" if item in outer else gaps.get(item, "-" if item.startswith("?") else item)
    return kind + ":" + "".join(f"/{item}.{attribute}" for item, attribute in sides)


def add_gaps(system, moment, frames):
    """The numbers of the guides between arranged views, which follow from the views, and which a script does not get."""
    for stack in system.stacks.values():
        if not stack.gaps_at(moment):
            continue
        axis, is_centring = stack.axis, stack.distributions[moment] == "equalCentering"
        is_turned = axis == 0 and stack.item.turned[moment]
        for view, following in stack.spaced(moment):
            parts = [0.5, 0.5] if is_centring else [0, 1] if is_turned else [1, 0]
            start, end = (
                frames[item.index, axis] + part * frames[item.index, WIDTH + axis]
                for item, part in zip((view, following), parts)
            )
            gap = stack.gap(view).index
            frames |= {(gap, part): 0.0 for part in (X, Y, WIDTH, WIDTH + 1)}
            frames[gap, axis] = end if is_turned else start
            frames[gap, WIDTH + axis] = start - end if is_turned else end - start


def run(playhead, script, systems):
    """Layouts by system and moment."""
    systems = {system.number: system for system in systems}
    command = [playhead, "-q", "--no-init", "-"]
    try:
        result = subprocess.run(command, input=script, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        raise SystemExit(f"one of the systems {min(systems)} to {max(systems)} is not laid out in {LIMIT} s") from None
    if result.returncode:
        raise SystemExit(f"the script of layouts ends with {result.returncode}: {result.stderr[-2000:]}")
    layouts = {}
    for line in result.stdout.splitlines():
        kind, system, moment, *words = line.split()
        layout = layouts.setdefault((int(system), int(moment)), Layout())
        if kind == "frame":
            layout.frames |= {(int(words[0]), part): float(word) for part, word in enumerate(words[1:])}
        elif kind == "open":
            layout.open.add(int(words[0]))
        elif words[0] == "unsatisfiable-constraints":
            layout.conflicts.append((words[1], name_members(words[2:], systems[int(system)], int(moment))))
        else:
            layout.warnings.append(words[0])
    return layouts
