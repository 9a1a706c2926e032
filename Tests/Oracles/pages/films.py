"""Writes films of a run with ffmpeg, and holds them to its frames; prints each fault, and ends with 1 when there is one.

    python3 films.py PLAYHEAD FOLDER
"""
import fractions
import json
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time

import numpy

SCRIPT = """
box = UIView(CGRect(20, 20, 80, 80)); box.backgroundColor = UIColor.systemBlue; box.layer.cornerRadius = 20
window:addSubview(box)
UIView.animate{withDuration = 0.5, animations = function() box.center = CGPoint(300, 600) end}
"""
# Decibels below the picture of the frame; GIF at its own rate.
FORMATS = {"mp4": (60, 38, "yuv420p"), "webm": (60, 36, "yuv420p"), "gif": (50, 40, "bgra"), "webp": (60, None, None)}
SIZE = (393, 852)
HERE = pathlib.Path(__file__).resolve().parent


def run(*words, folder):
    result = subprocess.run(list(map(str, words)), cwd=folder, capture_output=True, text=True)
    if result.returncode:
        raise SystemExit(f"{words}: {result.stderr}")
    return result


def noise(film, frame, picture, folder):
    """How far a frame of a film is from a picture, in decibels: the mean square of all three colours."""
    crop = f"[0:v]select=eq(n\\,{frame}),format=rgb24,crop={SIZE[0]}:{SIZE[1]}:0:0[a];[1:v]format=rgb24[b];[a][b]psnr"
    said = run("ffmpeg", "-hide_banner", "-i", film, "-i", picture, "-lavfi", crop, "-frames:v", 1, "-f", "null", "-", folder=folder).stderr
    found = re.search(r"average:(\S+)", said)
    return float(found[1]) if found else 0


def check(playhead, folder):
    faults = []
    (folder / "slide.lua").write_text(SCRIPT)
    for ending, (rate, least, pixels) in FORMATS.items():
        film = f"slide.{ending}"
        run(playhead, "export", "slide.lua", film, folder=folder)
        said = run("ffprobe", "-v", "error", "-count_frames", "-show_streams", "-of", "json", film, folder=folder).stdout
        stream = json.loads(said)["streams"][0]
        if least is None:
            # ffprobe 5 reads no animated WebP: the file's own marks are counted.
            count = (folder / film).read_bytes().count(b"ANMF")
            if not count or (folder / film).read_bytes()[:4] != b"RIFF":
                faults.append(f"{film}: {count} frames, or no WebP")
            continue
        frames = round(0.5 * rate) + 1
        found = (int(stream["nb_read_frames"]), stream["width"], stream["height"], stream["pix_fmt"])
        if found != (frames, SIZE[0] + 1, SIZE[1], pixels):
            faults.append(f"{film}: frames, size and pixels are {found}, not {(frames, SIZE[0] + 1, SIZE[1], pixels)}")
        if fractions.Fraction(stream["r_frame_rate"]) != rate:  # "60/1"
            faults.append(f"{film}: {stream['r_frame_rate']} frames a second, not {rate}")
        length = float(stream.get("duration") or frames / rate)
        if abs(length - frames / rate) > 1.01 / rate:
            faults.append(f"{film}: {length} s, not {frames / rate}")
        for frame in (0, frames // 2, frames - 1):
            run(playhead, "export", "slide.lua", "still.png", "--scale", 1, "--at", frame / rate, folder=folder)
            found = noise(film, frame, "still.png", folder)
            if found < least:
                faults.append(f"{film}, frame {frame}: {found} dB, at least {least} are asked")
        # The curve that the box was moved by is read off the film again.
        fitted = run(playhead, "fit", "--box", "15,15,90,90", film, folder=folder).stdout
        found = re.search(r"curve +easeInEaseOut over ([0-9.]+)", fitted)
        if not found or abs(float(found[1]) - 0.5) > 0.01:
            faults.append(f"{film}: the motion that it shows is fitted as {fitted}")
    return faults


def pixels(*words, folder):
    words = ["ffmpeg", "-v", "error", *words, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"]
    return subprocess.run(words, cwd=folder, capture_output=True, check=True).stdout


def check_frames(playhead, folder):
    """Every frame of an animated picture is that of the numbered pictures."""
    run(playhead, "export", "--scale", 1, "slide.lua", "slide.apng", "slide-%03d.png", folder=folder)
    drawn = pixels("-framerate", "60", "-i", "slide-%03d.png", folder=folder)
    film = pixels("-i", "slide.apng", "-vsync", "passthrough", folder=folder)
    size = SIZE[0] * SIZE[1] * 3
    count = len(drawn) // size
    faults = [] if count == 31 else [f"{count} numbered pictures, not 31"]
    other = [k for k in range(count) if film[k * size : (k + 1) * size] != drawn[k * size : (k + 1) * size]]
    return faults + ([f"slide.apng: frames {other} are other pictures"] if other else [])


# Letters and shadows, masks, a blur, planes in perspective: of each the first frames.
EXAMPLES, FRAMES = ("swipe", "circle-push", "tips-presentation", "pan-pop"), 24
MOMENTS = """
arg = nil
dofile("{name}.lua")
timeline:run()
for frame = 0, {last} do timeline:export(("{name}-at-%03d.png"):format(frame), {{at = frame .. "f", scale = 1}}) end
"""


def check_examples(playhead, folder):
    """Every frame of an animated picture and every numbered picture of an example is the picture of its moment."""
    shutil.copytree(HERE.parent.parent.parent / "Examples", folder, dirs_exist_ok=True)
    faults = []
    for name in EXAMPLES:
        last = FRAMES - 1
        run(playhead, "-q", "export", f"{name}.lua", f"{name}.apng", f"{name}-%03d.png", "--to", f"{last}f", "--scale", 1, folder=folder)
        (folder / f"{name}.moments.lua").write_text(MOMENTS.format(name=name, last=last))
        run(playhead, "-q", f"{name}.moments.lua", folder=folder)
        run(playhead, "-q", "export", f"{name}.lua", f"{name}-at-{last // 2:03}.png", "--at", f"{last // 2}f", "--scale", 1, folder=folder)
        # A frame that is as the one before is not written again.
        film = pixels("-i", f"{name}.apng", "-vf", "fps=60", folder=folder)
        drawn, moments = (pixels("-framerate", "60", "-i", f"{name}{part}-%03d.png", folder=folder) for part in ("", "-at"))
        for what, found in ((f"{name}.apng", film), (f"{name}-%03d.png", drawn)):
            if len(found) < len(moments):
                faults.append(f"{what}: {len(found) * FRAMES / len(moments)} frames, of {FRAMES}")
                continue
            a, b = (numpy.frombuffer(bytes[: len(moments)], numpy.uint8).reshape(FRAMES, -1).astype(numpy.int16) for bytes in (found, moments))
            far = abs(a - b)
            other = [k for k in range(FRAMES) if far[k].any()]
            if other:
                faults.append(f"{what}: frames {other} are not those of their moments")
    return faults


def check_odd(playhead, folder):
    """A film of one frame is shown for a second; a transparent ground is white, which is said; what is stopped leaves nothing."""
    faults = []
    (folder / "still.lua").write_text(SCRIPT.split("UIView.animate")[0])
    said = run(playhead, "export", "still.lua", "still.mp4", "--ground", "none", folder=folder).stderr
    if said.count("it is white") != 1:
        faults.append(f"of a transparent ground is said: {said!r}")
    length = float(run("ffprobe", "-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", "still.mp4", folder=folder).stdout)
    if abs(length - 1) > 0.02:
        faults.append(f"a film of one frame lasts {length} s")
    (folder / "long.lua").write_text(SCRIPT.replace("0.5", "60"))
    process = subprocess.Popen([playhead, "export", "--scale", "2", "long.lua", "long.mp4"], cwd=folder, stderr=subprocess.PIPE)
    while process.poll() is None and not list(folder.glob("long.mp4*")):
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    process.communicate()
    if process.returncode != 130 or list(folder.glob("long.mp4*")):
        faults.append(f"a stopped film ends with {process.returncode}, and leaves {list(folder.glob('long.mp4*'))}")
    return faults


def main():
    playhead, folder = sys.argv[1:]
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    playhead = str(pathlib.Path(playhead).resolve())
    faults = check(playhead, folder) + check_frames(playhead, folder) + check_examples(playhead, folder) + check_odd(playhead, folder)
    print("\n".join(faults), end="\n" if faults else "")
    print(f"films: {len(FORMATS)} formats, {len(faults)} faults")
    sys.exit(bool(faults))


main()
