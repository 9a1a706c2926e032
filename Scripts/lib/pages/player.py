"""Opens players' pages in Chromium and holds them to the record.

    python3 player.py PLAYHEAD FOLDER SCRIPT...

prints each fault, and ends with 1 when there is one. FOLDER keeps the pages, and pictures of the last one in two schemes and
three widths for people to look at.
"""
import base64
import json
import pathlib
import re
import shutil
import subprocess
import sys
import time

from browser import Browser

HERE = pathlib.Path(__file__).resolve().parent
MOMENTS = 10
# Pictures have letters of strokes, as pages have: a page draws the same on every machine.
SAME_LETTERS = ["--font", "strokes"]
# In bytes.
LARGEST_PAGE = 64 << 10


def run(playhead, arguments, folder):
    result = subprocess.run([playhead, *SAME_LETTERS, *map(str, arguments)], cwd=folder, capture_output=True, text=True)
    if result.returncode:
        raise SystemExit(f"{arguments}: {result.stderr}")


# What the page tells by its layers, not by values; and images, which a page numbers and a trace names by what is in them.
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


READY = "document.documentElement.dataset.ready !== undefined"
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


def check(browser, playhead, folder, script):
    script = pathlib.Path(script).resolve()
    name = script.stem
    page, trace = folder / f"{name}.html", folder / f"{name}.jsonl"
    run(playhead, ["export", script, page, trace], script.parent.parent)
    lines = trace.read_text().splitlines()
    duration, fps = json.loads(lines[0])["duration"], json.loads(lines[0])["fps"]
    last = int(-(-round(duration * fps, 6) // 1))
    frames = sorted({round(last * k / (MOMENTS - 1)) for k in range(MOMENTS)})
    # Frames of the clock; the last one is the end, which need not be whole.
    whole = [frame for frame in frames if frame <= duration * fps + 1e-6]
    shots = "\n".join(f'timeline:export("{name}-{frame}.png", {{at = "{frame}f"}})' for frame in whole)
    (folder / f"{name}.shots.lua").write_text(f'arg = nil\ndofile("{name}.lua")\ntimeline:run()\n{shots}\n')
    run(playhead, [f"{name}.shots.lua"], folder)
    text = page.read_text()
    pictures = [[frame, "data:image/png;base64," + base64.b64encode((folder / f"{name}-{frame}.png").read_bytes()).decode()] for frame in whole]
    expected = {"values": trace_values(trace, set(whole[:MOMENTS] + list(range(0, last, max(1, last // 20))))), "pictures": pictures}
    started = time.monotonic()
    faults, told = opened(browser, page, f"const expected = {json.dumps(expected)};" + (HERE / "player.js").read_text())
    # The page as it is: its policy lets nothing else in, and it says nothing.
    faults += browser.open(page.as_uri() + "#t=0.1", READY)
    if not browser.run(f"return {READY}"):
        faults.append("the page itself never plays")
    if len(text) > LARGEST_PAGE:
        faults.append(f"{len(text)} bytes; {LARGEST_PAGE} is the most")
    print(f"{name}: {len(text) / 1024:.0f} KB, {', '.join(told)}, {time.monotonic() - started:.0f} s", flush=True)
    if len(faults) > MOST_TOLD:
        faults[MOST_TOLD:] = [f"and {len(faults) - MOST_TOLD} more"]
    return [f"{name}: {fault}" for fault in faults]


# Part 6 of what a page is asked: what is done to the data, and the sentence that answers.
def damaged(text, change):
    found = re.search(r'(id="?run"?>)([^<]*)<', text)
    return text[: found.start(2)] + change(found[2]) + text[found.end(2) :]


def repacked(change):
    import gzip
    import zlib

    def changed(data):
        raw = zlib.decompress(base64.b64decode(data), 31)
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
    for address in ["t=abc", "t=99", "sel=nobody", "sel=%23999", "t=%E0%A4%A", "in=5&out=1", "x=1&t=0.1"]:
        messages = browser.open(f"{page.as_uri()}#{address}", READY)
        if not browser.run(f"return {READY}") or messages:
            faults.append(f"#{address}: {messages}")
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
    for width, height in ((320, 640), (640, 450)):
        # 640 wide is a screen of 1280 enlarged by 2.
        browser.size(width, height)
        browser.open(address, READY)
        wide = browser.run("return document.documentElement.scrollWidth")
        if wide > width:
            faults.append(f"the page is {wide} wide in {width}")
    browser.size(1280, 900)
    return faults + check_element(browser, page)


ELEMENT = """<!doctype html><meta charset=utf-8><title>host</title><script>{script}</script>
<playhead-player src="{page}" t="0.2"><img alt="a poster" src="data:,"></playhead-player>
<script>
const player = document.querySelector("playhead-player"), told = []
for (const name of ["timeupdate", "frame", "select"]) player.addEventListener(name, e => told.push([name, e.detail]))
</script>"""


def check_element(browser, page):
    """`<playhead-player>`: its frame shows the run, follows what it is told, and tells what it does."""
    host, script = page.with_suffix(".host.html"), HERE.parent.parent / "share/playhead/playhead-player.js"
    host.write_text(ELEMENT.format(script=script.read_text(), page=page.name))
    faults = browser.open(host.as_uri(), "player.duration > 0")
    if len(script.read_bytes()) > 2048:
        faults.append(f"{script.name} has {len(script.read_bytes())} bytes; 2048 are the most")
    steps = [
        ("player.duration > 0", "the element does not know the run's length"),
        ("Math.abs(player.t - 0.2) < 0.02", "the element does not begin at its t"),
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


def main():
    playhead, folder, *scripts = sys.argv[1:]
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    playhead = str(pathlib.Path(playhead).resolve())
    # A copy of the examples, beside which a script of ours draws their pictures.
    shutil.copytree(pathlib.Path(scripts[0]).parent, folder, dirs_exist_ok=True)
    (folder / "Examples" / "tour").mkdir(parents=True, exist_ok=True)
    faults = []
    with Browser() as browser:
        for script in scripts:
            faults += check(browser, playhead, folder, script)
        first = folder / (pathlib.Path(scripts[0]).stem + ".html")
        faults += check_bad(browser, first) + check_people(browser, first)
        photographs(browser, folder, pathlib.Path(scripts[-1]).stem)
    print("\n".join(faults), end="\n" if faults else "")
    print(f"player: {len(scripts)} pages, {len(BAD)} damaged ones, {len(faults)} faults")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
