"""The curve of a lane in a page is that of the same lane as a drawing: both say what the record says.

`player.py` calls it. A page has a point for each frame, a drawing as many as the curve needs: at the frames they agree.
"""
import re

from asked import READY

# Each is drawn in parts: where a value jumps one ends, and the next begins.
LANES = {"swipe": "mail.view.position.x", "cross-dissolve": "list.view.opacity", "custom-presentation": "wrapper.position.y"}
# In units of the drawing, whose panels are 200 high.
FAR = 0.5

# Of each part of the page's line the points: seconds, and the share of the way from the least value to the greatest.
PAGE = """
return [...document.querySelectorAll("#lines path")].map(line => line.getAttribute("d").split("M").slice(1)
  .map(part => part.split("L").map(point => point.split(" ").map(Number)).map(([t, y]) => [t, (94 - y) / 88])))
"""


def drawing(text):
    """The parts of a drawing's first panel: seconds, and how far up in it."""
    times = [(float(x), float(label)) for x, label in re.findall(r'<text x="([\d.]+)" y="\d+" text-anchor="middle"[^>]*>([\d.]+) s<', text)]
    (x0, t0), (x1, t1) = min(times), max(times, key=lambda time: (time[1], time[0]))
    bottom = float(re.search(r'<text x="[\d.]+" y="(\d+)" text-anchor="middle"', text)[1]) - 16
    parts = []
    for data in re.findall(r'<path d="(M[^"]*L[^"]*)" fill="none"', text[: text.index(">velocity")]):
        points = [tuple(map(float, point.split())) for point in re.split("[ML]", data)[1:]]
        parts.append([(t0 + (x - x0) / (x1 - x0) * (t1 - t0), bottom - y) for x, y in points])
    return parts


def at(parts, time):
    """What the parts have at a time: where two meet, each has its own."""
    found = []
    for part in parts:
        for (t0, v0), (t1, v1) in zip(part, part[1:]):
            if t0 - 1e-4 <= time <= t1 + 1e-4 and t1 > t0:
                found.append(v0 + (v1 - v0) * min(max((time - t0) / (t1 - t0), 0), 1))
    return found


def check_curves(browser, run, folder):
    faults = []
    for name, lane in LANES.items():
        run(["-q", "export", f"{name}.lua", f"{name}.curve.svg", "--lane", lane], folder)
        drawn = drawing((folder / f"{name}.curve.svg").read_text())
        browser.open((folder / f"{name}.html").as_uri() + f"#lane={lane}", READY)
        lines = browser.run(PAGE)
        if len(lines) != 1:
            faults.append(f"{name}: the page draws {len(lines)} lines of {lane}")
            continue
        heights = [height for part in drawn for _, height in part]
        least, span = min(heights), max(heights) - min(heights)
        compared, far = 0, []
        for part in lines[0]:
            for time, share in part:
                there = at(drawn, time)
                if not there:
                    continue
                compared += 1
                if min(abs(height - least - share * span) for height in there) > FAR:
                    far.append(round(time, 4))
        if compared < 20 or far:
            faults.append(f"{name}: the curve of {lane} in the page and as a drawing differ at {far[:5]} of {compared} frames")
    return faults
