"""The curve of a lane in a page is the drawing of the same lane that `export curve.svg` makes. `player.py` calls it.

Axes, ticks, colours, dashes and widths are the same. The page has a point for each frame; all of them, put where the file's axes
have their times and values, are on the file's lines, which are nowhere else.
"""
import re

from asked import READY

# A place that fingers and animations move, in parts, with a lane beside it; one that a screen moves; an opacity; and a whole place.
LANES = {"swipe": ("mail.view.position.x", "list.view.position.x"), "custom-presentation": ("wrapper.position.y",),
         "cross-dissolve": ("list.view.opacity",), "tour": ("photo.view.position",)}
# In pixels of the file, whose numbers have two digits, and whose lines leave out points that are a twentieth off.
FAR = 0.5

PAGE = """
const svg = document.getElementById("lines"), { x, width } = svg.viewBox.baseVal
return { from: x, to: x + width, ticks: [...document.querySelectorAll("#scale i")].map(i => [parseFloat(i.style.getPropertyValue("--from")), +i.textContent]),
  lines: [...svg.children].map(path => {
    const { stroke, strokeDasharray, strokeWidth } = getComputedStyle(path)
    return { style: [stroke, strokeDasharray === "none" ? "" : strokeDasharray.replace(/px|,/g, ""), parseFloat(strokeWidth)],
      points: [...path.getAttribute("d").matchAll(/[ML]([-\\d.e]+) ([-\\d.e]+)/g)].map(([, t, y]) => [+t, +y]) }
  }) }
"""


def drawing(text):
    """Of a file's first panel: where its axis of values has which number, where that of times has one, and its lines."""
    panel = text[text.index(">value") : text.index(">velocity")]
    values = [(float(y), float(v)) for y, v in re.findall(r'd="M[\d.]+ ([\d.]+)H[\d.]+"[^\n]*\n<text[^>]*>(-?[\d.]+)<', panel)]
    times = [(float(x), float(t)) for x, t in re.findall(r'd="M([\d.]+) [\d.]+v[\d.]+"[^\n]*\n<text[^>]*>([\d.]+) s<', panel)]
    stroke = r'fill="none" stroke="#(\w+)" stroke-width="([\d.]+)"[^>]*?(?: stroke-dasharray="([\d ]+)")?/>'
    lines = {}
    for color, width, dashes in re.findall(r'h28" ' + stroke, text):
        lines[color] = {"style": [f"rgb({', '.join(str(byte) for byte in bytes.fromhex(color))})", dashes, float(width)], "parts": []}
    for data, color, _, _ in re.findall(r'd="(M[^"HhVv]*)" ' + stroke, panel):
        lines[color]["parts"].append([tuple(map(float, point.split())) for point in re.split("[ML]", data)[1:]])
    return values, times, list(lines.values())


def away(point, a, b):
    """How far a point is from a line from `a` to `b`."""
    (x, y), (dx, dy) = (point[0] - a[0], point[1] - a[1]), (b[0] - a[0], b[1] - a[1])
    share = min(1, max(0, (x * dx + y * dy) / (dx * dx + dy * dy or 1)))
    return ((x - share * dx) ** 2 + (y - share * dy) ** 2) ** 0.5


def check_lines(page, values, times, lines):
    ticks, numbers = ([number for _, number in axis] for axis in (page["ticks"], values))
    if ticks != numbers:
        return [f"the axis of values has {ticks} in the page, {numbers} in the file"]
    (bottom, _), (top, _) = values[0], values[-1]
    (x0, t0), (x1, t1) = times[0], times[-1]
    at = lambda time: x0 + (time - t0) / (t1 - t0) * (x1 - x0)
    of = lambda percent: top + percent / 100 * (bottom - top)
    faults = [f"{value} is at {of(percent):.1f} in the page, at {y} in the file" for (percent, value), (y, _) in zip(page["ticks"], values) if abs(of(percent) - y) > FAR]
    for what, seen, there in (("begins", at(page["from"]), 84), ("ends", at(page["to"]), 796)):
        if abs(seen - there) > FAR:
            faults.append(f"the axis of times {what} at {seen:.1f} in the page, at {there} in the file")
    frame = at(1 / 60) - at(0)
    for ours, theirs in zip(page["lines"], lines):
        if ours["style"] != theirs["style"]:
            faults.append(f"a line is {ours['style']} in the page, {theirs['style']} in the file")
        points = [(at(time), of(percent)) for time, percent in ours["points"]]
        for point in points:
            distance = min(away(point, a, b) for part in theirs["parts"] for a, b in zip(part, part[1:] or part))
            if distance > FAR:
                faults.append(f"the page's line at {point[0]:.1f}, {point[1]:.1f} is {distance:.1f} off the file's")
        alone = [x for part in theirs["parts"] for x, _ in part if min(abs(x - place) for place, _ in points) > frame + FAR]
        faults += [f"the file has a line at {x:.1f}, the page has none" for x in alone]
    return faults[:5]


def check_curves(browser, run, folder):
    faults = []
    for name, lanes in LANES.items():
        run(["-q", "export", f"{name}.lua", f"{name}.curve.svg", *(word for lane in lanes for word in ("--lane", lane))], folder)
        browser.open((folder / f"{name}.html").as_uri() + "#" + "&".join(f"lane={lane}" for lane in lanes), READY)
        page, (values, times, lines) = browser.run(PAGE), drawing((folder / f"{name}.curve.svg").read_text())
        if len(page["lines"]) != len(lines) or not lines or any(len(line["points"]) < 20 for line in page["lines"]):
            faults.append(f"{name}: the page draws {[len(line['points']) for line in page['lines']]} points of {len(lines)} lines")
            continue
        faults += [f"{name}, {', '.join(lanes)}: {fault}" for fault in check_lines(page, values, times, lines)]
    return faults
