"""Writes films of a run with ffmpeg, and holds them to its frames; prints each fault, and ends with 1 when there is one.

    python3 films.py PLAYHEAD FOLDER
"""
import fractions
import json
import pathlib
import re
import subprocess
import sys

SCRIPT = """
box = UIView(CGRect(20, 20, 80, 80)); box.backgroundColor = UIColor.systemBlue; box.layer.cornerRadius = 20
window:addSubview(box)
UIView.animate{withDuration = 0.5, animations = function() box.center = CGPoint(300, 600) end}
"""
# Decibels below the picture of the frame; GIF at its own rate.
FORMATS = {"mp4": (60, 38, "yuv420p"), "webm": (60, 36, "yuv420p"), "gif": (50, 40, "bgra"), "webp": (60, None, None)}
SIZE = (393, 852)


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
    return faults


def main():
    playhead, folder = sys.argv[1:]
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    faults = check(pathlib.Path(playhead).resolve(), folder)
    print("\n".join(faults), end="\n" if faults else "")
    print(f"films: {len(FORMATS)} formats, {len(faults)} faults")
    sys.exit(bool(faults))


main()
