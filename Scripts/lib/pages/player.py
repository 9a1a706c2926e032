"""Opens players' pages in Chromium and holds them to the record; prints each fault, and ends with 1 when there is one.

    python3 player.py PLAYHEAD FOLDER SCRIPT...

FOLDER keeps the pages, and pictures of the last one in two schemes and three widths for people to look at.
"""
import base64
import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
MOMENTS = 10
# The share of pixels that may be off by more than a tolerance, and the mean difference, of 255.
PLAIN = {"share": 0.003, "tolerance": 8, "mean": 0.4}
BLURRED = {"share": 1, "tolerance": 255, "mean": 1.5}
PROJECTED = {"share": 0.01, "tolerance": 24, "mean": 1.5}
# In bytes.
LARGEST_PAGE = 64 << 10
NOTHING = {"values": [], "pictures": [], **PLAIN}


def chromium(page, *options, dump=True):
    """What Chromium makes of a page: its elements, and the messages of its console."""
    with tempfile.TemporaryDirectory() as profile:
        run = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
             "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr", "--hide-scrollbars", *options,
             *(["--virtual-time-budget=20000", "--dump-dom"] if dump else []), page],
            capture_output=True, text=True, timeout=280)
    return run.stdout, [line for line in run.stderr.splitlines() if ":CONSOLE" in line]


def run(playhead, arguments, folder):
    result = subprocess.run([playhead, *map(str, arguments)], cwd=folder, capture_output=True, text=True)
    if result.returncode:
        raise SystemExit(f"{arguments}: {result.stderr}")


def trace_values(path, frames):
    """What the trace has at some frames: (layer, property, frame, value)."""
    held, values, present = {}, [], set()
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    changes = {}
    for line in lines[1:]:
        if "set" in line:
            changes.setdefault(line["f"], {}).update(line["set"])
    for frame in range(max([*changes, *frames]) + 1):
        held.update(changes.get(frame, {}))
        if frame in frames:
            for lane, value in held.items():
                layer, _, prop = lane.rpartition(".")
                if prop != "isOnScreen" and held.get(layer + ".isOnScreen"):
                    values.append([layer, prop, frame, value])
    return values


def opened(page, script, *options):
    """Opens a copy of a page whose policy lets a test's script in."""
    copy = page.with_suffix(".test.html")
    text = re.sub(r'content="default-src[^"]*"', "content=\"default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:\"", page.read_text(), count=1)
    copy.write_text(text + f"<script>{script}</script>")
    elements, messages = chromium(copy.as_uri(), *options)
    found = re.search(r'<pre id="faults">(.*?)</pre>', elements, re.S)
    if not found:
        return [f"the test did not end"] + messages, []
    result = json.loads(html.unescape(found[1]))
    return result["faults"] + messages, result["told"]


def check(playhead, folder, script):
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
    for source in script.parent.glob("*.lua"):
        (folder / source.name).write_text(source.read_text())
    (folder / "Examples" / "tour").mkdir(parents=True, exist_ok=True)
    run(playhead, [f"{name}.shots.lua"], folder)
    text = page.read_text()
    data = json_of(page)
    kinds = {command[0] for template in data["templates"] for command in template}
    projected = any(s[1:] and has_perspective(data, s) for s in data["segments"])
    bound = PROJECTED if projected else BLURRED if "B" in kinds else PLAIN
    pictures = [[frame, "data:image/png;base64," + base64.b64encode((folder / f"{name}-{frame}.png").read_bytes()).decode()] for frame in whole]
    expected = {"values": trace_values(trace, set(whole[:MOMENTS] + list(range(0, last, max(1, last // 20))))), "pictures": pictures, **bound}
    started = time.monotonic()
    faults, told = opened(page, f"const expected = {json.dumps(expected)};" + (HERE / "player.js").read_text(), "--window-size=1280,900")
    # The page as it is: its policy lets nothing else in, and it says nothing.
    elements, messages = chromium(page.as_uri() + "#t=0.1", "--window-size=1280,900")
    faults += messages
    if "data-ready" not in elements:
        faults.append("the page itself never plays")
    if len(text) > LARGEST_PAGE:
        faults.append(f"{len(text)} bytes; {LARGEST_PAGE} is the most")
    print(f"{name}: {len(text) / 1024:.0f} KB, {', '.join(told)}, {time.monotonic() - started:.0f} s", flush=True)
    return [f"{name}: {fault}" for fault in faults]


def json_of(page):
    import zlib

    packed = base64.b64decode(re.search(r'id="?run"?>([^<]*)<', page.read_text())[1])
    data = zlib.decompress(packed, 31)
    return json.loads(data[4 : 4 + int.from_bytes(data[:4], "little")])


def has_perspective(data, segment):
    """Whether a group of a segment is seen in perspective: the third and sixth number of its projection."""
    constants = iter(segment[3])
    moving = {slot[0] for slot in segment[4]}
    slot = 0

    def walk(part, end):
        nonlocal slot
        result = []
        for place in range(end):
            if isinstance(part[place], list):
                result.append(walk(part[place], len(part[place])))
            elif part[place] == 0 and not isinstance(part[place], bool):
                result.append(1 if slot in moving else next(constants))
                slot += 1
            else:
                result.append(part[place])
        return result

    return any(c[0] == "G" and (c[1][2] or c[1][5]) for c in (walk(c, len(c) - 1) for c in data["templates"][segment[2]]))


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


def check_bad(page):
    faults, text = [], page.read_text()
    copy = page.with_suffix(".bad.html")
    for name, (change, answer) in BAD.items():
        copy.write_text(damaged(text, change))
        elements, messages = chromium(copy.as_uri())
        note = re.search(r'<p id="note"[^>]*>(.*?)</p>', elements, re.S)
        if not note or answer not in html.unescape(note[1]):
            faults.append(f"{name}: the page says {note and note[1]!r}, not {answer!r}")
        if not re.search(r'<img id="poster"(?![^>]*hidden)', elements):
            faults.append(f"{name}: the poster is gone")
        faults += [f"{name}: {message}" for message in messages]
    copy.write_text(damaged(text, rejson(lambda head: head.update(future=[1]))))
    if "data-ready" not in chromium(copy.as_uri())[0]:
        faults.append("an unknown field keeps the page from playing")
    for script, answer in [("delete globalThis.DecompressionStream", "too old"), ("delete globalThis.OffscreenCanvas", "too old")]:
        policy = re.sub(r'content="default-src[^"]*"', "content=\"script-src 'unsafe-inline'\"", text, count=1)
        copy.write_text(policy.replace("<header>", f"<script>{script}</script><header>", 1))
        if answer not in chromium(copy.as_uri())[0]:
            faults.append(f"{script}: the page does not say which browsers play it")
    for address in ["t=abc", "t=99", "sel=nobody", "sel=%23999", "t=%E0%A4%A", "in=5&out=1", "x=1&t=0.1"]:
        elements, messages = chromium(f"{page.as_uri()}#{address}")
        if "data-ready" not in elements or messages:
            faults.append(f"#{address}: {messages}")
    return faults


def photographs(folder, name):
    """Pictures of the page for people: light and dark, wide, narrow and small."""
    page = (folder / f"{name}.html").as_uri()
    for scheme in ("light", "dark"):
        for width, height in ((1280, 900), (760, 1500), (320, 640)):
            dark = ["--blink-settings=preferredColorScheme=0", "--force-dark-mode"] if scheme == "dark" else ["--blink-settings=preferredColorScheme=1"]
            chromium(f"{page}#t=50%", *dark, f"--window-size={width},{height}", f"--screenshot={folder}/{name}-{scheme}-{width}.png", "--virtual-time-budget=3000", dump=False)


def main():
    playhead, folder, *scripts = sys.argv[1:]
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    playhead = str(pathlib.Path(playhead).resolve())
    faults = []
    for script in scripts:
        faults += check(playhead, folder, script)
    faults += check_bad(folder / (pathlib.Path(scripts[0]).stem + ".html"))
    photographs(folder, pathlib.Path(scripts[-1]).stem)
    print("\n".join(faults), end="\n" if faults else "")
    print(f"player: {len(scripts)} pages, {len(BAD)} damaged ones, {len(faults)} faults")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
