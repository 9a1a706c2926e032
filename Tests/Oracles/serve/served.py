"""A folder with examples that is served, and the checks that are counted."""
import os, pathlib, shutil, signal, subprocess, sys, time

from wire import Wire

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM, SERVER, PLACE = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])


class Served:
    """`playhead serve` on a folder of its own, with swipe.lua and what it requires."""

    def __init__(self, name, path="swipe.lua"):
        self.folder = PLACE / name
        self.folder.mkdir(parents=True)
        examples = ROOT / "Examples"
        shutil.copy(next(p for p in (examples / path, examples / "swift" / path) if p.exists()), self.folder)
        shutil.copytree(ROOT / "Examples/shared", self.folder / "shared")
        self.path = self.folder / path
        self.start()

    def start(self):
        self.process = subprocess.Popen([SERVER, "--program", PROGRAM, "--", str(self.path)], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()

    def write(self, text, name="swipe.lua"):
        """As editors save: another file, renamed."""
        (self.folder / ".new").write_text(text)
        (self.folder / ".new").rename(self.folder / name)

    def text(self):
        return (self.folder / "swipe.lua").read_text()

    def wire(self, **words):
        """A client, when the session is there."""
        wire = Wire(self.address, **words)
        end = time.monotonic() + 30
        while wire.status == 101 and wire.ask("status")["state"] == "starting" and time.monotonic() < end:
            time.sleep(0.05)
        # Messages about the first run are no news.
        wire.told.clear()
        return wire

    def children(self):
        return [int(n) for n in subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()]

    def memory(self):
        """In MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def ticks(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])

    def kill(self, number=signal.SIGKILL):
        self.process.send_signal(number)
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.kill(signal.SIGTERM)


wrong = []
count = 0


def check(what, is_so, found=""):
    global count
    count += 1
    if not is_so:
        wrong.append(what)
        print(f"serve: {what}: {found}", flush=True)


def within(seconds, condition):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def done(name):
    print(f"serve: {name}: {count} checks, {len(wrong)} wrong")
    sys.exit(1 if wrong else 0)
