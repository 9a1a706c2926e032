"""Opens players' pages in Chromium and holds them to the record.

    python3 player.py PLAYHEAD FOLDER SCRIPT...

prints each fault, and ends with 1 when there is one. FOLDER keeps what the other checks read: of each script NAME.html,
NAME.jsonl, NAME.svg, pictures NAME-FRAME.png, and the Lottie animation NAME.json with what is said of it in NAME.losses; and
pictures of every page in two schemes and three widths for people to look at, if it is asked for them: PHOTOGRAPHS=1.
"""
import base64
import concurrent.futures
import functools
import gzip
import http.server
import json
import os
import pathlib
import queue
import re
import shutil
import subprocess
import sys
import threading
import time

from asked import READY, YARDSTICK, check_access, check_addresses, check_empty, check_looks, check_names, check_speed
from browser import Browser
from curves import check_curves

HERE = pathlib.Path(__file__).resolve().parent
MOMENTS = 10
# In bytes: of an example's page as it is made for everybody, and of that of a crowd. Nine photographs of up to 600 by 400 pixels,
# which the example draws and shows enlarged, are 60 KB of the page of photo-browser: not even a packer that tries everything
# makes less than 45 KB of them. The page of tab-slide, of which 28 KB are the player, was some bytes below the bound of all, until the
# player got two keys more.
LARGEST_PAGE, LARGEST_CROWD = 64 << 10, 80 << 10
OWN_PAGE = {"photo-browser": 108 << 10, "tab-slide": 65 << 10}
# The examples whose pages are opened with --some: one of each kind of run, the heaviest among them.
SOME = {"photo-browser", "zoom", "interrupted-push", "pan-pop", "sheet-list", "constraints"}
# In yardsticks until a page can be used, as it says itself. The best of some loads counts: other work on the machine only adds.
# The slowest example took 8 beside other work, and the crowd 21.
READY_EXAMPLE, READY_CROWD, LOADS = 16, 40, 12
# At work at once: each has a browser.
WORKERS = 2


def run(playhead, arguments, folder, **environment):
    words = [playhead, *map(str, arguments)]
    result = subprocess.run(words, cwd=folder, capture_output=True, text=True, env=os.environ | environment)
    if result.returncode:
        raise SystemExit(f"{arguments}: {result.stderr}")
    return result


# Properties that the page shows by its layers, not by values; and images, which a page numbers and a trace names by
# their content.
STRUCTURE = {"isOnScreen", "sublayers", "clock", "mask", "contents"}
# Of a page's faults: a missing layer is one of each of its values.
MOST_TOLD = 20


def numbers(value):
    """A value as the page has it: a path as its points, without letters."""
    return [v for v in value if not isinstance(v, str)] if isinstance(value, list) and value and value[0] == "M" else value


def trace_values(path, frames):
    """What the trace has at some frames: (layer, property, frame, value)."""
    held, values = {}, []
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    changes = {}
    for line in lines[1:]:
        if "set" in line:
            changes.setdefault(line["f"], {}).update(line["set"])
    for frame in range(max([*changes, *frames]) + 1):
        held.update(changes.get(frame, {}))
        if frame in frames:
            # A page draws with masks, and has no rows for them: they are held to pictures, not to values.
            masks = {value for lane, value in held.items() if lane.endswith(".mask")}
            for lane, value in held.items():
                layer, _, prop = lane.rpartition(".")
                if prop not in STRUCTURE and layer not in masks and held.get(layer + ".isOnScreen"):
                    values.append([layer, prop, frame, numbers(value)])
    return values


# The player's last word: it plays, or it says why not.
SETTLED = f"{READY} || document.getElementById('note').textContent"


def opened(browser, page, script):
    """Opens a copy of a page whose policy lets a test's script in."""
    copy = page.with_suffix(".test.html")
    text = re.sub(r'content="default-src[^"]*"', "content=\"default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:\"", page.read_text(), count=1)
    copy.write_text(text + f"<script>{script}</script>")
    messages = browser.open(copy.as_uri(), "document.getElementById('faults')")
    found = browser.run("return document.getElementById('faults')?.textContent")
    if not found:
        return ["the test did not end"] + messages, []
    result = json.loads(found)
    return result["faults"] + messages, result["told"]


# Runs an example once, and draws some of its frames: of its end, too, which need not be whole.
SHOTS = """
arg = nil
dofile("{name}.lua")
local finish = timeline:run()
local last = math.ceil(math.floor(finish * 60 * 1e6 + 0.5) / 1e6)
for k = 0, {most} do
  local frame = math.floor(last * k / {most} + 0.5)
  if frame <= finish * 60 + 1e-6 then 
    timeline:export("{name}-" .. frame .. ".png", {{at = frame .. "f"}})
    timeline:export("{name}-" .. frame .. ".svg", {{at = frame .. "f"}})
  end
end
for _, track in ipairs(timeline:tracks()) do
  local words = {{track.keyPath, track.outcome}}
  for _, phase in ipairs(track.phases) do table.insert(words, phase.from .. " " .. phase.to .. " " .. phase.kind) end
  print("bar|" .. table.concat(words, "|"))
end
"""


def bar_lines(output):
    """What a script printed of its bars: key path, outcome and phases of each."""
    bars = [line.split("|")[1:] for line in output.splitlines() if line.startswith("bar|")]
    return [(path, outcome, [(float(a), float(b), kind) for a, b, kind in (phase.split() for phase in phases)]) for path, outcome, *phases in bars]


def check_bars(expected, found):
    """The bars of a page are those of `timeline:tracks()`, phase by phase."""
    def key(bar):
        return bar[0], bar[2][0][0] if bar[2] else 0, bar[2][-1][1] if bar[2] else 0, bar[1]
    def same(a, b):
        return a[:2] == b[:2] and len(a[2]) == len(b[2]) and all(
            p[2] == q[2] and abs(p[0] - q[0]) < 2e-6 and (p[1] == q[1] or abs(p[1] - q[1]) < 2e-6) for p, q in zip(a[2], b[2]))
    page = [(bar["keyPath"], bar["outcome"].replace("_", " "), [(a, float("inf") if b is None else b, kind) for a, b, kind in bar["phases"]]) for bar in found]
    expected, page = sorted(expected, key=key), sorted(page, key=key)
    if len(expected) != len(page):
        return [f"{len(page)} bars, of {len(expected)}"]
    return [f"the bar {b} is {a} in the run" for a, b in zip(expected, page) if not same(a, b)]


def page_head(text):
    """What a page says of its run, in JSON."""
    raw = gzip.decompress(base64.b64decode(re.search(r'id="?run"?>([^<]*)<', text)[1]))
    return json.loads(raw[4 : 4 + int.from_bytes(raw[:4], "little")])


def address(path, kind):
    return f"data:image/{kind};base64," + base64.b64encode(path.read_bytes()).decode()


def ready(browser, page, most):
    """How long a page takes until it can be used, in yardsticks, at the best of some loads; and what is wrong with that."""
    best = yardstick = float("inf")
    for _ in range(LOADS):
        browser.open(page.as_uri() + "#t=0.1", READY)
        best = min(best, float(browser.run("return document.documentElement.dataset.ready ?? 1e9")))
        yardstick = min(yardstick, browser.run(f"const began = performance.now();{YARDSTICK};return performance.now() - began"))
        if best <= most * yardstick:
            break
    took = best / yardstick
    return took, [f"ready after {took:.1f} yardsticks; {most} are the most"] if took > most else []


def check(browser, playhead, folder, script):
    """Makes a page of a run; opens it where it is one of those to be opened, and returns what is wrong with it."""
    name = pathlib.Path(script).stem
    page, trace = folder / f"{name}.html", folder / f"{name}.jsonl"
    (folder / f"{name}.shots.lua").write_text(SHOTS.format(name=name, most=MOMENTS - 1))
    endings = [word for ending in ("html", "jsonl", "svg", "json") for word in ("-o", f"{name}.{ending}")]
    said = run(playhead, ["-q", "--title", name, *endings, f"{name}.shots.lua"], folder)
    (folder / f"{name}.losses").write_text(said.stderr)
    lines = trace.read_text().splitlines()
    duration, fps = json.loads(lines[0])["duration"], json.loads(lines[0])["fps"]
    last = int(-(-round(duration * fps, 6) // 1))
    whole = sorted(int(path.stem.rpartition("-")[2]) for path in folder.glob(f"{name}-[0-9]*.png"))
    text = page.read_text()
    most = OWN_PAGE.get(name, LARGEST_PAGE)
    heavy = [f"{name}: {len(text.encode())} bytes; {most} are the most"] if len(text.encode()) > most else []
    if os.environ.get("SOME") and name not in SOME:
        return heavy
    pictures = [[frame, *(address(folder / f"{name}-{frame}.{ending}", kind) for ending, kind in (("png", "png"), ("svg", "svg+xml")))] for frame in whole]
    expected = {"values": trace_values(trace, set(whole + list(range(0, last, max(1, last // 20))))), "pictures": pictures}
    started = time.monotonic()
    faults, told = opened(browser, page, f"const expected = {json.dumps(expected)};" + (HERE / "player.js").read_text())
    # The page as it is: its policy lets nothing else in, and it says nothing.
    faults += browser.open(page.as_uri() + "#t=0.1", READY)
    if not browser.run(f"return {READY}"):
        faults.append("the page itself never plays")
    head = page_head(text)
    faults += check_bars(bar_lines(said.stdout), head["bars"])
    best, late = ready(browser, page, READY_EXAMPLE)
    faults += late + check_looks(browser, page) + check_speed(browser, page)
    print(f"{name}: {len(text.encode()) / 1024:.1f} KB, ready in {best:.1f} yardsticks, {', '.join(told)}, {time.monotonic() - started:.0f} s", flush=True)
    if len(faults) > MOST_TOLD:
        faults[MOST_TOLD:] = [f"and {len(faults) - MOST_TOLD} more"]
    return heavy + [f"{name}: {fault}" for fault in faults]


# Part 6 of what a page is asked: what is done to the data, and the sentence that answers.
def damaged(text, change):
    found = re.search(r'(id="?run"?>)([^<]*)<', text)
    return text[: found.start(2)] + change(found[2]) + text[found.end(2) :]


def repacked(change):
    def changed(data):
        raw = gzip.decompress(base64.b64decode(data))
        return base64.b64encode(gzip.compress(change(raw), mtime=0)).decode()

    return changed


def rejson(change):
    def changed(raw):
        length = int.from_bytes(raw[:4], "little")
        head = json.loads(raw[4 : 4 + length])
        change(head)
        text = json.dumps(head).encode()
        return len(text).to_bytes(4, "little") + text + raw[4 + length :]

    return repacked(changed)


BAD = {
    "cut": (lambda d: d[: len(d) // 2], "This recording cannot be read: "),
    "no base64": (lambda d: "%%%", "This recording cannot be read: it is not base64"),
    "no gzip": (lambda d: base64.b64encode(b"hello, world").decode(), "This recording cannot be read: its data is cut short or damaged"),
    "wrong JSON": (repacked(lambda raw: raw[:4] + b"!" + raw[5:]), "This recording cannot be read: it is not JSON"),
    "column past the end": (repacked(lambda raw: raw[: 4 + int.from_bytes(raw[:4], "little")]), "This recording cannot be read: a column ends too early"),
    "newer": (rejson(lambda head: head.update(playhead=2)), "newer version"),
    "no layers": (rejson(lambda head: head.update(layers=5)), "This recording cannot be read: its data is damaged"),
}


def check_bad(browser, page):
    faults, text = [], page.read_text()
    copy = page.with_suffix(".bad.html")

    def note(written):
        copy.write_text(written)
        messages = browser.open(copy.as_uri(), SETTLED)
        return browser.run("return document.getElementById('note').textContent"), messages

    for name, (change, answer) in BAD.items():
        said, messages = note(damaged(text, change))
        if answer not in said:
            faults.append(f"{name}: the page says {said!r}, not {answer!r}")
        if "seconds" not in browser.run("return document.getElementById('plain').textContent"):
            faults.append(f"{name}: the bars are not there as text")
        if browser.run("return document.getElementById('poster').hidden"):
            faults.append(f"{name}: the poster is gone")
        faults += [f"{name}: {message}" for message in messages]
    note(damaged(text, rejson(lambda head: head.update(future=[1]))))
    if not browser.run(f"return {READY}"):
        faults.append("an unknown field keeps the page from playing")
    for script in ("delete globalThis.DecompressionStream", "delete globalThis.OffscreenCanvas"):
        policy = re.sub(r'content="default-src[^"]*"', "content=\"script-src 'unsafe-inline'\"", text, count=1)
        said, _ = note(policy.replace("<header>", f"<script>{script}</script><header>", 1))
        if "too old" not in said:
            faults.append(f"{script}: the page does not say which browsers play it")
        if "seconds" not in browser.run("return document.getElementById('plain').textContent"):
            faults.append(f"{script}: the bars are not there as text")
    return faults


def check_people(browser, page):
    """A page for people who want no motion, who print, who enlarge, and for pages that hold it in a frame."""
    faults, address = [], page.as_uri()
    browser.media(prefers_reduced_motion="reduce")
    browser.open(address, READY)
    before = browser.run("return document.getElementById('time').value")
    time.sleep(0.3)
    if browser.run("return document.getElementById('time').value") != before or float(before) == 0:
        faults.append("with reduced motion the page does not stand at its most telling moment")
    browser.media()
    printed = base64.b64decode(browser.command("Page.printToPDF")["data"])
    if not printed.startswith(b"%PDF") or len(printed) < 5_000:
        faults.append("the page does not print")
    return faults + check_element(browser, page)


ELEMENT = """<!doctype html><meta charset=utf-8><title>host</title><script>{script}</script>
<playhead-player src="{page}" t="0.2"><img alt="a poster" src="data:,"></playhead-player>
<script>
const player = document.querySelector("playhead-player"), told = []
for (const name of ["timeupdate", "frame", "select"]) player.addEventListener(name, e => told.push([name, e.detail]))
</script>"""


def check_element(browser, page):
    """`<playhead-player>`: its frame shows the run, follows what it is told, and tells what it does."""
    host, script = page.with_suffix(".host.html"), HERE.parent.parent.parent / "Scripts/share/playhead/playhead-player.js"
    host.write_text(ELEMENT.format(script=script.read_text(), page=page.name))
    faults = browser.open(host.as_uri(), "player.duration > 0")
    if len(script.read_bytes()) > 2048:
        faults.append(f"{script.name} has {len(script.read_bytes())} bytes; 2048 are the most")
    steps = [
        ("player.duration > 0", "the element does not know the run's length"),
        ("Math.abs(player.t - 0.2) < 0.02", "the element does not begin at its t"),
        ("!player.querySelector('img').getClientRects().length", "what it holds for browsers without scripts is still seen"),
        ("(player.seek(0.3), true)", "seek fails"), ("Math.abs(player.t - 0.3) < 0.02", "seek does not seek"),
        ("(player.seek(NaN), player.seek('x'), true)", "seek fails"), ("Math.abs(player.t - 0.3) < 0.02", "no number seeks"),
        ("(player.play(), true)", "play fails"), ("player.t > 0.31", "play does not play"),
        ("(player.pause(), true)", "pause fails"), ("told.some(([name, d]) => name === 'frame' && d.f > 0)", "no frame is told"),
        ("told.some(([name]) => name === 'timeupdate')", "no time is told"),
        ("(player.sel = 'window', told.some(([name, d]) => name === 'select' && d.select === 'window'))", "no selection is told"),
    ]
    for condition, fault in steps:
        if not browser.wait(condition, 5):
            faults.append(f"<playhead-player>: {fault}")
    return faults


HOST = """<!doctype html><meta charset=utf-8><title>host</title>
<iframe src="{page}#mini" sandbox="allow-scripts" width="400" height="700"></iframe><script src="host.js"></script>"""
HOST_SCRIPT = """
const player = document.querySelector("iframe").contentWindow, told = []
addEventListener("message", e => { if (e.source === player) told.push(e.data) })
"""


def check_framed(browser, page):
    """A player in a frame without rights, on a site whose policy lets only itself in: it plays, and messages go both ways."""
    (page.parent / "host.html").write_text(HOST.format(page=page.name))
    (page.parent / "host.js").write_text(HOST_SCRIPT)

    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *words):
            super().__init__(*words, directory=str(page.parent))

        def end_headers(self):
            if self.path.startswith("/host"):
                self.send_header("Content-Security-Policy", "default-src 'self'")
            super().end_headers()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    steps = [
        ("(player.postMessage({playhead: 1, pause: true}, '*'), told.some(m => m.playhead === 1 && m.duration > 0))", "it does not play"),
        ("(player.postMessage({playhead: 1, seek: 0.1}, '*'), told.some(m => Math.abs(m.t - 0.1) < 0.01))", "it does not seek"),
        ("(told.length = 0, player.postMessage({playhead: 1, seek: 'x'}, '*'), player.postMessage({seek: 0.2}, '*'), true)", ""),
        ("(player.postMessage({playhead: 1, select: 'window'}, '*'), told.some(m => m.select === 'window'))", "it does not select"),
        ("!told.some(m => Math.abs(m.t - 0.2) < 0.01)", "it follows messages that are not its own"),
    ]
    try:
        faults = browser.open(f"http://127.0.0.1:{server.server_port}/host.html", "told.length")
        faults += [f"in a frame: {fault}" for condition, fault in steps if not browser.wait(condition, 5)]
    finally:
        server.shutdown()
    return [fault for fault in faults if "favicon" not in fault]


def photographs(browser, folder, name):
    """Pictures of the page for people: light and dark, wide, narrow and small."""
    for scheme in ("light", "dark"):
        browser.media(prefers_color_scheme=scheme)
        for width, height in ((1280, 900), (760, 1500), (320, 640)):
            browser.size(width, height)
            browser.open((folder / f"{name}.html").as_uri() + "#t=50%", READY)
            browser.picture(folder / f"{name}-{scheme}-{width}.png")
    browser.media()
    browser.size(1280, 900)


# A thousand layers, of which two hundred move for two seconds.
CROWD = """
for index = 0, 999 do
  local dot = CALayer{frame = CGRect(index % 25 * 15, index // 25 * 20, 12, 12), backgroundColor = UIColor.systemTeal}
  window.layer:addSublayer(dot)
  if index % 5 == 0 then
    dot:add(CABasicAnimation{keyPath = "position.x", byValue = index % 90 - 45, duration = 2, timingFunction = "easeInEaseOut", isAdditive = true, fromValue = 0}, "x")
    dot:add(CABasicAnimation{keyPath = "opacity", fromValue = 1, toValue = 0.2 + index % 7 / 10, duration = 2}, "fade")
  end
end
"""


def check_crowd(browser, playhead, folder):
    (folder / "crowd.lua").write_text(CROWD)
    run(playhead, ["export", "crowd.lua", "crowd.html"], folder)
    page = folder / "crowd.html"
    faults = browser.open(page.as_uri(), READY)
    if not browser.run(f"return {READY}"):
        faults.append("crowd: the page never plays")
    size = page.stat().st_size
    best, late = ready(browser, page, READY_CROWD)
    print(f"crowd: {size / 1024:.0f} KB, ready in {best:.1f} yardsticks", flush=True)
    return faults + [f"crowd: {fault}" for fault in late] + ([f"crowd: {size} bytes; {LARGEST_CROWD} is the most"] if size > LARGEST_CROWD else [])


def check_besides(browser, playhead, folder):
    """Two runs in one page: the second one half as far, and shorter; what differs is listed first."""
    slide = """
box = UIView(CGRect(0, 0, 60, 60)) box.backgroundColor = UIColor.systemBlue
other = UIView(CGRect(0, 400, 60, 60)) other.backgroundColor = UIColor.systemRed
window:addSubview(box) window:addSubview(other)
UIView.animate{withDuration = 1, animations = function() other.center = CGPoint(300, 430) end}
UIView.animate{withDuration = DURATION, animations = function() box.center = CGPoint(WAY, 30) end}
"""
    (folder / "one.lua").write_text(slide.replace("DURATION", "1").replace("WAY", "330"))
    (folder / "two.lua").write_text(slide.replace("DURATION", "0.5").replace("WAY", "180"))
    run(playhead, ["export", "one.lua", "both.html", "--side-by-side", "two.lua"], folder)
    faults = browser.open((folder / "both.html").as_uri() + "#t=1", READY)
    for condition in (
        "document.querySelector('#values tbody button').textContent === 'box.position'",
        "[...document.querySelectorAll('#values tbody tr:first-child td')].map(d => d.textContent).join('|') === 'box.position|330 30|330 30|180 30'",
        "document.getElementById('about').textContent.startsWith('one on the left, two on the right')",
        # Blue where the box has come to, below the island of the device.
        "(c => { const k = c.height / 852, [r, g, b] = c.getContext('2d').getImageData(180 * k, 55 * k, 1, 1).data; return b > 200 && r < 60 })(document.getElementById('beside'))",
        "[...document.querySelectorAll('#stage figcaption')].map(e => e.textContent).join('|') === 'one|two'",
        "document.getElementById('beside').getBoundingClientRect().left >= document.getElementById('picture').getBoundingClientRect().right",
    ):
        if not browser.run(f"return {condition}"):
            faults.append(f"two runs in a page: not {condition}")
    return faults


def check_same(playhead, folder):
    """The same script gives the same bytes, run after run, in another zone and with other habits of writing numbers."""
    (folder / "same.lua").write_text(CROWD.replace("999", "19"))
    names, first, faults = ["same.html", "same.json", "same.apng", "same-%03d.png"], None, []
    for place in ({}, {}, {}, {"TZ": "Asia/Kathmandu", "LC_ALL": "de_DE.UTF-8"}):
        run(playhead, ["export", "--to", "0.2", "same.lua", *names], folder, **place)
        made = {path.name: path.read_bytes() for path in folder.glob("same*") if path.suffix != ".lua"}
        first = first or made
        faults += [f"{name}: other bytes" for name in made if made[name] != first.get(name)]
    return faults


def at_once(tasks):
    """What tasks find, each of which is given a browser; several work at once."""
    waiting = queue.Queue()
    for task in tasks:
        waiting.put(task)

    def work(_):
        found = []
        with Browser() as browser:
            while True:
                try:
                    task = waiting.get_nowait()
                except queue.Empty:
                    return found
                found += task(browser)

    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        return sum(pool.map(work, range(WORKERS)), [])


def main():
    playhead, folder, *scripts = sys.argv[1:]
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    playhead = str(pathlib.Path(playhead).resolve())
    # A copy of the examples, beside which a script of ours draws their pictures.
    shutil.copytree(pathlib.Path(scripts[0]).parent, folder, dirs_exist_ok=True)
    (folder / "Examples" / "tour").mkdir(parents=True, exist_ok=True)
    # The longest runs first, so that the browsers end together.
    longest = sorted(scripts, key=lambda path: -pathlib.Path(path).stat().st_size)
    faults = at_once([lambda browser, script=script: check(browser, playhead, folder, script) for script in longest]
                     + [lambda browser: check_crowd(browser, playhead, folder), lambda browser: check_same(playhead, folder),
                        lambda browser: check_besides(browser, playhead, folder)])
    names = [pathlib.Path(script).stem for script in scripts]
    page = folder / f"{names[0]}.html"
    runs = functools.partial(run, playhead)
    faults += at_once([lambda browser: check_bad(browser, page), lambda browser: check_people(browser, page),
                     lambda browser: check_framed(browser, page), lambda browser: check_addresses(browser, page),
                     lambda browser: check_access(browser, page), lambda browser: check_names(browser, runs, folder),
                     lambda browser: check_empty(browser, runs, folder), lambda browser: check_curves(browser, runs, folder)])
    faults += at_once([lambda browser: check_speed(browser, folder / "crowd.html", "crowd", repeats=5)])
    if os.environ.get("PHOTOGRAPHS"):
        at_once([lambda browser, name=name: photographs(browser, folder, name) or [] for name in names])
    print("\n".join(faults), end="\n" if faults else "")
    opened_pages = len(SOME) if os.environ.get("SOME") else len(scripts)
    print(f"player: {opened_pages} of {len(scripts)} pages, {len(BAD)} damaged ones, {len(faults)} faults")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
