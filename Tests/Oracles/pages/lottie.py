"""Holds Lottie animations to their schema, and their pictures, as rlottie and ThorVG draw them, to those of the run.

    python3 lottie.py FOLDER NAME...

prints each fault, and ends with 1 when there is one. FOLDER is that of player.py, with `swipe.json`, what was said of it in
`swipe.losses`, and pictures, `swipe-12.png`. Where a shadow is lost, a picture may be darker; a frame of which something else is
lost is left out: its pictures differ in what is listed.
"""
import ctypes
import json
import pathlib
import subprocess
import sys

import jsonschema_rs
import lottie_specs
import numpy
import thorvg_python

# Pixels that are outside of what the picture has, a pixel around, may be so many of all: corners of a curve at an edge. Letters of
# a font are thinner than a pixel in many places, and have nothing within it that is as dark as another renderer makes them.
SHARE = 0.006
# Of 255, beyond what is around: curves and gradients are cut into other pieces.
FAR = 48
# By so much more a shadow may darken.
SHADOW = 90


def on_white(pixels):
    """Rows of blue, green and red from rows of the three, premultiplied, and alpha."""
    return (pixels[:, :, :3] + (255 - pixels[:, :, 3:])).astype(numpy.int16)


class Rlottie:
    name = "rlottie"

    def __init__(self):
        library = ctypes.CDLL(str(next(pathlib.Path("/usr/lib").glob("*/librlottie.so.0*"))))
        library.lottie_animation_from_data.restype = ctypes.c_void_p
        library.lottie_animation_from_data.argtypes = [ctypes.c_char_p] * 3
        library.lottie_animation_render.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p] + [ctypes.c_size_t] * 3
        self.library = library

    def load(self, text, width, height):
        self.size = (width, height)
        self.animation = self.library.lottie_animation_from_data(text, text[:64], b".")
        return bool(self.animation)

    def draw(self, frame):
        width, height = self.size
        pixels = numpy.zeros((height, width, 4), numpy.uint8)
        self.library.lottie_animation_render(self.animation, frame, pixels.ctypes.data, width, height, width * 4)
        return on_white(pixels)


class ThorVG:
    name = "ThorVG"

    def __init__(self):
        self.engine = thorvg_python.Engine()
        self.engine.init(0)

    def load(self, text, width, height):
        self.size = (width, height)
        self.canvas = thorvg_python.SwCanvas(self.engine)
        self.canvas.set_target(width, height, cs=thorvg_python.Colorspace.ARGB8888)
        self.animation = thorvg_python.LottieAnimation(self.engine)
        picture = self.animation.get_picture()
        if picture.load_data(text, "lottie", None, True) != thorvg_python.Result.SUCCESS:
            return False
        picture.set_size(width, height)
        self.canvas.add(picture)
        return True

    def draw(self, frame):
        # A frame that is there already is refused, and drawn all the same.
        self.animation.set_frame(frame)
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()
        width, height = self.size
        return on_white(numpy.frombuffer(self.canvas.buffer_arr, numpy.uint8).reshape(height, width, 4))


def picture(path, width, height):
    """A picture of two pixels a point, at one."""
    words = ["ffmpeg", "-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "bgr24", "-"]
    raw = subprocess.run(words, capture_output=True, check=True).stdout
    fine = numpy.frombuffer(raw, numpy.uint8).reshape(height, 2, width, 2, 3)
    return fine.sum(axis=(1, 3), dtype=numpy.int16) // 4


def far(a, b, darker=0, brighter=0):
    """The share of pixels of `a` that are outside of what `b` has in the nine pixels around: how an edge is smoothed, or
    where within a pixel it is, is another mixture of two colours that are there. `a` may be so much darker or brighter. Pixels at
    the rim are left out: some of those around them are beyond the picture."""
    def around(pick):
        rows = pick(pick(b[:-2], b[1:-1]), b[2:])
        return pick(pick(rows[:, :-2], rows[:, 1:-1]), rows[:, 2:])

    inner = a[1:-1, 1:-1]
    outside = (inner < around(numpy.minimum) - FAR - darker) | (inner > around(numpy.maximum) + FAR + brighter)
    return float(outside.any(axis=2).mean())


def check(folder, name, readers, validator, most):
    file = folder / f"{name}.json"
    text = file.read_bytes()
    animation, faults = json.loads(text), []
    dropped = animation["meta"].get("dropped", [])
    said = (folder / f"{name}.losses").read_text()
    told = sum(line.startswith("  ") for line in said.splitlines())
    if len(dropped) != told:
        faults.append(f"{len(dropped)} losses in the file, {told} on standard error")
    for error in list(validator.iter_errors(animation))[:5]:
        faults.append(f"schema: {'/'.join(map(str, error.instance_path))}: {error.message[:200]}")
    width, height = animation["w"], animation["h"]
    worst = 0

    def lost(frame):
        """What is lost in a frame."""
        return {loss["property"] for loss in dropped if loss["from"] - 1e-6 <= frame / animation["fr"] <= loss["to"] + 1e-6}

    stills = [(still, int(still.stem.rpartition("-")[2])) for still in sorted(folder.glob(f"{name}-[0-9]*.png"))]
    stills = [(still, frame) for still, frame in stills if lost(frame) <= {"shadow"}]
    wanted = [picture(still, width, height) for still, _ in stills]
    for reader in readers:
        if not reader.load(text, width, height):
            faults.append(f"{reader.name} cannot read it")
            continue
        for (_, frame), seen in zip(stills, wanted):
            drawn, dark = reader.draw(frame), SHADOW if lost(frame) else 0
            share = max(far(seen, drawn, darker=dark), far(drawn, seen, brighter=dark))
            worst = max(worst, share)
            if share > most:
                faults.append(f"frame {frame}: {share:.2%} of the pixels are outside of the picture's around them in {reader.name}")
    if len(stills) < (2 if dropped else 9):
        faults.append(f"{len(stills)} pictures are compared")
    return faults, f"{len(dropped)} losses, {len(stills)} pictures, {worst:.3%} off"


def main():
    folder, *names = sys.argv[1:]
    schema = json.loads((pathlib.Path(lottie_specs.__file__).parent / "data" / "lottie.schema.json").read_text())
    validator, readers, count = jsonschema_rs.Draft202012Validator(schema), [Rlottie(), ThorVG()], 0
    for name in names:
        faults, told = check(pathlib.Path(folder), name, readers, validator, SHARE)
        print(f"{name}.json: {told}", flush=True)
        for fault in faults:
            print(f"{name}: {fault}")
        count += len(faults)
    print(f"lottie: {len(names)} animations, {count} faults")
    sys.exit(bool(count))


main()
