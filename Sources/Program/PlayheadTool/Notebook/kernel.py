"""The kernel of playhead for Jupyter: `python3 kernel.py PLAYHEAD CONNECTION_FILE`, as its specification has it.

A cell is inputs of playhead's shell, or one of the words of MAGICS. They go to `PLAYHEAD --json`, which speaks the protocol:
sessions, completion, help and pictures are its own, and nothing about them is decided here.
"""
import base64
import html
import json
import os
import pathlib
import shlex
import signal
import subprocess
import sys
import tempfile

try:
    from ipykernel.kernelapp import IPKernelApp
    from ipykernel.kernelbase import Kernel
except ImportError:
    sys.exit(f"playhead: {sys.executable} lacks ipykernel, by which it speaks to Jupyter: pip install ipykernel")

MAGICS = {
    "run": "%run [--device NAME] FILE [ARGUMENTS] runs a script in a new session",
    "picture": "%picture [OPTIONS] shows the screen: --at 50%, --scale 3, --layout strip --frames 4",
    "film": "%film [OPTIONS] shows the run as it moves: --from 0.2 --to 0.6",
    "player": "%player [OPTIONS] shows the page that plays the run, with its bars, values and events",
}
# A second after Ctrl-C an input that has not ended takes its session along.
PATIENCE = 1.0


class Failure(Exception):
    """An answer of the protocol that is an error, or a session that ended."""

    def __init__(self, name, lines, printed=""):
        super().__init__(lines[0] if lines else name)
        self.name, self.lines, self.printed = name, lines, printed

    @classmethod
    def of(cls, error):
        data = error.get("data", {})
        head = data.get("lines", [error["message"]])[0]
        # The shell printed the error behind what the script did.
        printed, found, told = data.get("text", "").rpartition(head)
        if not found:
            printed, told = told, error["message"] + (f"\nhint: {data['hint']}" if "hint" in data else "")
        return cls(str(data.get("code", error["code"])), (found + told).rstrip("\n").split("\n"), printed)


class Door:
    """A child that speaks the protocol; started when it is needed, and anew where it has ended."""

    def __init__(self, playhead):
        self.playhead, self.child, self.number = playhead, None, 0

    def ask(self, method, **params):
        if self.child is None or self.child.poll() is not None:
            # A group of its own: Ctrl-C is for the kernel, which hands it on once.
            self.child = subprocess.Popen(
                [self.playhead, "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        self.number += 1
        request = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        answer = ""
        try:
            self.child.stdin.write(json.dumps(request).encode() + b"\n")
            self.child.stdin.flush()
            answer = self.read()
        except BrokenPipeError:
            pass
        if not answer:
            code, self.child = self.child.wait(), None
            how = f"by signal {-code}" if code < 0 else f"with {code}"
            raise Failure("gone", [f"the session ended {how}; the next cell begins a new one"])
        answer = json.loads(answer)
        if "error" in answer:
            raise Failure.of(answer["error"])
        return answer["result"]

    def read(self):
        try:
            return self.child.stdout.readline()
        except KeyboardInterrupt:
            self.child.send_signal(signal.SIGINT)
            # Ends a read that no answer comes to.
            signal.signal(signal.SIGALRM, lambda *_: self.child.kill())
            signal.setitimer(signal.ITIMER_REAL, PATIENCE)
            try:
                return self.child.stdout.readline()
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)

    def end(self):
        if self.child is not None:
            self.child.stdin.close()
            try:
                self.child.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.child.kill()
            self.child = None


class PlayheadKernel(Kernel):
    implementation = "playhead"
    playhead = "playhead"
    language_info = {
        "name": "lua",
        "mimetype": "text/x-lua",
        "file_extension": ".lua",
        "pygments_lexer": "lua",
        "codemirror_mode": "lua",
    }
    help_links = []

    def __init__(self, **words):
        super().__init__(**words)
        self.door = Door(self.playhead)

    @property
    def version(self):
        printed = subprocess.run([self.playhead, "--version"], capture_output=True, text=True, check=False).stdout.split()
        return printed[1] if len(printed) > 1 else "0"

    implementation_version = version

    @property
    def banner(self):
        return f"playhead {self.version}: UIKit and Core Animation on a clock you control. help lists commands.\n" + "\n".join(
            MAGICS.values()
        )

    # Cells.

    def do_execute(self, code, silent, store_history=True, user_expressions=None, allow_stdin=False):
        self.is_silent = silent
        try:
            magic = [line for line in code.split("\n") if line.strip()]
            if magic and magic[0].startswith("%"):
                for line in magic:
                    self.perform(line)
            else:
                self.run(code)
        except Failure as failure:
            self.print(failure.printed)
            error = {"ename": failure.name, "evalue": str(failure), "traceback": failure.lines}
            if not silent:
                self.send_response(self.iopub_socket, "error", error)
            return {"status": "error", "execution_count": self.execution_count, **error}
        return {"status": "ok", "execution_count": self.execution_count, "payload": [], "user_expressions": {}}

    def run(self, code):
        inputs = self.door.ask("inputs", text=code)["inputs"]
        for place, text in enumerate(inputs):
            answer = self.door.ask("run", input=text)
            printed, shown = answer["text"], answer["shown"]
            # The last value is the cell's; others are printed, as at the prompt.
            if place + 1 < len(inputs) or not shown or not printed.endswith(shown):
                self.print(printed)
            else:
                self.print(printed[: -len(shown)])
                self.show("execute_result", {"text/plain": shown.rstrip("\n")}, execution_count=self.execution_count)

    def print(self, text):
        if text and not self.is_silent:
            self.send_response(self.iopub_socket, "stream", {"name": "stdout", "text": text})

    def show(self, kind, data, **more):
        if not self.is_silent:
            self.send_response(self.iopub_socket, kind, {"data": data, "metadata": {}, **more})

    # The commands of a notebook beside the shell's.

    def perform(self, line):
        try:
            word, *words = shlex.split(line[1:]) or [""]
        except ValueError as error:
            raise Failure("magic", [f"{line}: {error}"]) from None
        if not line.startswith("%") or word not in MAGICS:
            raise Failure("magic", [f"a cell that begins with % has lines of these, not '{line}'", *MAGICS.values()])
        if word == "run":
            return self.open(words)
        ending = {"picture": ".png", "film": ".apng", "player": ".html"}[word]
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, word + ending)
            self.door.ask("export", file=file, options=self.options(line, words))
            bytes_written = pathlib.Path(file).read_bytes()
        if word == "player":
            # An origin of its own: the page's script reaches nothing of the notebook.
            page = html.escape(bytes_written.decode(), quote=True)
            frame = f'<iframe sandbox="allow-scripts" width="100%" height="640" style="border:0" srcdoc="{page}"></iframe>'
            self.show("display_data", {"text/plain": "the page that plays the run", "text/html": frame})
        else:
            picture = base64.b64encode(bytes_written).decode()
            self.show("display_data", {"text/plain": f"a {word} of the run", "image/png": picture})

    def open(self, words):
        params = {}
        if words[:1] == ["--device"] and len(words) > 1:
            params["device"] = words[1]
            words = words[2:]
        if not words:
            raise Failure("magic", [MAGICS["run"]])
        self.print(self.door.ask("open", file=words[0], arguments=words[1:], **params)["text"])

    @staticmethod
    def options(line, words):
        options, name = {}, None
        for word in words:
            if word.startswith("--"):
                name, _, value = word[2:].partition("=")
                options[name] = value or True
            elif name is None:
                raise Failure("magic", [f"an option begins with --, not '{word}'", MAGICS[line[1:].split()[0]]])
            else:
                options[name] = word if options[name] is True else f"{options[name]} {word}"
        return options

    # Help while typing.

    def before(self, code, cursor):
        """The input that the cursor is in, as far as it, and what is before that input."""
        text = code[:cursor]
        inputs = self.door.ask("inputs", text=text)["inputs"]
        start = text.rfind(inputs[-1]) if inputs and not text.endswith("\n") else len(text)
        return text[start:], start

    def do_complete(self, code, cursor_pos):
        if code.startswith("%"):
            start = code.rfind("%", 0, cursor_pos)
            words = [f"%{word}" for word in MAGICS if f"%{word}".startswith(code[start:cursor_pos])]
            return self.completions(words, start, cursor_pos)
        line, start = self.before(code, cursor_pos)
        found = self.door.ask("complete", line=line)
        # Offsets are in bytes there, and in characters here.
        place = start + len(line.encode()[: found["from"]].decode())
        return self.completions(found["words"], place, cursor_pos)

    @staticmethod
    def completions(words, start, end):
        return {"status": "ok", "matches": words, "cursor_start": start, "cursor_end": end, "metadata": {}}

    def do_inspect(self, code, cursor_pos, detail_level=0, omit_sections=()):
        line, start = self.before(code, cursor_pos)
        text = self.door.ask("describe", line=code[start:], offset=len(line.encode()))["text"]
        data = {} if text is None else {"text/plain": text}
        return {"status": "ok", "found": text is not None, "data": data, "metadata": {}}

    def do_is_complete(self, code):
        if code.startswith("%"):
            return {"status": "complete"}
        found = self.door.ask("inputs", text=code)
        return {"status": "complete"} if found["whole"] else {"status": "incomplete", "indent": found["indent"]}

    def do_shutdown(self, restart):
        self.door.end()
        return {"status": "ok", "restart": restart}


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python3 kernel.py PLAYHEAD CONNECTION_FILE; Jupyter starts it, and 'playhead kernel' puts it there")
    PlayheadKernel.playhead = sys.argv[1]
    IPKernelApp.launch_instance(argv=["-f", sys.argv[2]], kernel_class=PlayheadKernel)
