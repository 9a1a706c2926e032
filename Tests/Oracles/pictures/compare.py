"""Draws the moments that examples mark in Chromium, from their traces, and compares with playhead's pictures.

    python3 compare.py PLAYHEAD FOLDER SCRIPT...

The browser is given boxes, gradients, shapes and words, and draws them by itself: nothing of playhead's pictures but the
values of the layers. It ends with 1 when the pictures differ by more than BOUND.
"""
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy

import png
from drawing import drawing

# The mean difference of what both can draw, of 255. The two smooth edges differently, those of letters above all: 1.5 was
# found for a screen full of words. Everything a pixel beside its place adds 5.
BOUND = 2
# The part of the screen that must be comparable, so that no example passes by showing nothing that is compared.
LEAST = 0.25


def values(trace, frame):
    """The layers of a frame: the values of each, with its superlayer."""
    layers = {}
    for line in map(json.loads, trace.read_text().splitlines()[1:]):
        if line.get("f", 0) > frame:
            break
        if "layer" in line:
            layers.setdefault(line["layer"], {}).update({key: line.get(key) for key in ("class", "view", "superlayer")})
        for lane, value in line.get("set", {}).items():
            layer, _, name = lane.rpartition(".")
            layers.setdefault(layer, {})[name] = value
    return {name: layer for name, layer in layers.items() if "class" in layer}


def run(playhead, *arguments):
    result = subprocess.run([playhead, *map(str, arguments)], capture_output=True, text=True)
    if result.returncode:
        raise SystemExit(f"{arguments}: {result.stderr}")
    return result.stdout + result.stderr


def places(playhead, texts):
    """Where each letter of a text begins in playhead's layout, and where the last one ends, in points.

    A text is (words, size, weight). A letter ends a part of the words where that part ends, and begins its own width before:
    what two letters are kerned by belongs to the first of them.
    """
    lines = ["local function width(text, font) return UILabel{text = text, font = font}:sizeThatFits(CGSize.zero).width end"]
    for text, size, weight in texts:
        ends = ", ".join(json.dumps(text[:count + 1], ensure_ascii=False) for count in range(len(text)))
        letters = ", ".join(json.dumps(letter, ensure_ascii=False) for letter in text)
        lines.append(
            f"ends, letters, font, line = {{{ends}}}, {{{letters}}}, UIFont.systemFont({size}, \"{weight}\"), {{}} "
            "for index, part in ipairs(ends) do line[index] = width(part, font) - width(letters[index], font) end "
            "line[#line + 1] = width(ends[#ends], font) print(table.concat(line, ' '))")
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write("\n".join(lines))
        script.flush()
        # Labels are rounded up to a pixel: here to a tenth of a point.
        found = run(playhead, "--no-init", "--device", "393x852@10", script.name).splitlines()
    return {text: [float(place) for place in line.split()] for text, line in zip(texts, found)}


def shot(svg, size, folder, name):
    """The browser's picture, a pixel to a point."""
    page, picture = folder / f"{name}.html", folder / f"{name}-browser.png"
    page.write_text(f"<!DOCTYPE html><meta charset=utf-8><style>body{{margin:0}}svg{{display:block}}</style>{svg}")
    with tempfile.TemporaryDirectory() as profile:
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={profile}",
             "--host-resolver-rules=MAP * ~NOTFOUND", "--font-render-hinting=none", "--disable-lcd-text",
             f"--window-size={size[0]},{size[1]}", f"--screenshot={picture}", page.resolve().as_uri()],
            capture_output=True, timeout=280, check=True)
    return png.read(picture)


def compare(playhead, folder, script):
    """The mean difference, and the part of the screen that was compared."""
    name = script.stem
    trace, picture = folder / f"{name}.jsonl", folder / f"{name}.png"
    run(playhead, "export", script, trace)
    head = json.loads(trace.read_text().split("\n", 1)[0])
    # The frame nearest to the moment that is drawn without being asked for: "x.png: at 0.350 s (…".
    told = run(playhead, "export", script, picture)
    moment = re.search(r": at ([0-9.]+) s", told)
    frame = round((float(moment[1]) if moment else head["duration"]) * head["fps"])
    run(playhead, "export", "--font", "Inter", "--scale", "1", "--at", f"{frame / head['fps']:.6f}", script, picture)
    layers, size = values(trace, frame), (round(head["width"]), round(head["height"]))
    texts = drawing(layers, size, None)[1]
    svg, _, unknown = drawing(layers, size, places(playhead, sorted(texts)))
    ours, theirs = png.read(picture), shot(svg, size, folder, name)[:size[1], :size[0]]
    known = numpy.ones(ours.shape[:2], bool)
    for left, top, right, bottom in unknown:
        known[max(0, int(top) - 1):max(0, int(bottom) + 2), max(0, int(left) - 1):max(0, int(right) + 2)] = False
    difference = numpy.abs(ours - theirs).mean(axis=2)
    return difference[known].mean() if known.any() else 0, known.mean()


def main(playhead, folder, *scripts):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    faults, scripts = 0, list(map(pathlib.Path, scripts))
    workers = concurrent.futures.ThreadPoolExecutor(os.cpu_count())
    for script, (mean, part) in zip(scripts, workers.map(lambda script: compare(playhead, folder, script), scripts)):
        fault = ", too much" if mean > BOUND else ", too little of it" if part < LEAST else ""
        faults += fault != ""
        print(f"{script.stem}: differs by {mean:.2f} of 255 in {part:.0%} of the screen{fault}", flush=True)
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
