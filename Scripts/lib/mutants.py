"""Plants small wrong changes in modules, one at a time, and says which of them no near test notices. See Scripts/mutants."""

import argparse
import os
import pathlib
import random
import re
import signal
import subprocess
import sys

# A comparison, a sign, a constant: what is replaced, and by what. Strings and comments are taken out before.
SWAPS = [
    (r" < ", " <= "), (r" <= ", " < "), (r" > ", " >= "), (r" >= ", " > "), (r" == ", " != "), (r" != ", " == "),
    (r" && ", " || "), (r" \|\| ", " && "), (r" \+ ", " - "), (r" - ", " + "), (r" \+= ", " -= "), (r" -= ", " += "),
    (r"\bmin\(", "max("), (r"\bmax\(", "min("), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"(?<![\w.#])(\d+)(?![\w.])", lambda number: str(int(number) + 1)),
    (r"(?<![\w.])(\d+\.\d+)(?![\w.])", lambda number: repr(float(number) + 0.5)),
]
# A statement that is one line: an assignment or a call.
STATEMENT = re.compile(r"^\s+(?!return|let|var|guard|if|case|default|for|while|switch|throw|import|init|super|try|"
                       r"self\.init|break|continue|defer|func|static|private|public|package|fileprivate|indirect|\.|@)"
                       r"[A-Za-z_][\w.?!]*(\[[^\]]*\])?(\(.*\)| [-+*/|&^]?= .*[^{,(\[=&|+*/-])$")


class Mutant:
    def __init__(self, path, index, what, line):
        self.path, self.index, self.what, self.line = path, index, what, line

    def __str__(self):
        return f"{self.path}:{self.index + 1}: {self.what}"


def code(line):
    """The line with as many spaces in place of text and comments."""
    line = re.sub(r'"(?:[^"\\]|\\.)*"', lambda text: '"' + " " * (len(text.group()) - 2) + '"', line)
    return re.sub(r"//.*", lambda text: " " * len(text.group()), line)


def mutants(path):
    """All that can be planted in a file."""
    found, in_text = [], False
    for index, line in enumerate(path.read_text().split("\n")):
        was_in_text, in_text = in_text, in_text ^ (line.count('"""') % 2 == 1)
        if was_in_text or in_text or re.match(r"\s*(//|import |@|precondition|assert)", line):
            continue
        plain = code(line)
        for pattern, new in SWAPS:
            for match in re.finditer(pattern, plain):
                text = new(match.group(1)) if callable(new) else new
                changed = line[:match.start()] + text + line[match.end():]
                found.append(Mutant(path, index, f"`{match.group().strip()}` is `{text.strip()}` in `{line.strip()}`", changed))
        if STATEMENT.match(plain) and plain.count("(") == plain.count(")"):
            found.append(Mutant(path, index, f"without `{line.strip()}`", ""))
    return found


def run(limit, *command):
    """Whether a command succeeds within a limit, in seconds, and whether it was too slow."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        return process.wait(timeout=limit) == 0, False
    except subprocess.TimeoutExpired:
        return False, True
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def outcome(mutant, tests, limit):
    """"killed", "survived" or, where it does not compile, None. The file is as it was afterwards."""
    original = mutant.path.read_bytes()
    lines = original.decode().split("\n")
    lines[mutant.index] = mutant.line
    try:
        mutant.path.write_text("\n".join(lines))
        if not run(3600, "swift", "build", "--build-tests")[0]:
            return None
        passes, _ = run(limit, "swift", "test", "--skip-build", "--disable-xctest", "--filter", tests)
        return "survived" if passes else "killed"
    finally:
        mutant.path.write_bytes(original)


def main():
    parser = argparse.ArgumentParser(prog="Scripts/mutants", description="Plants wrong changes, and runs near tests.")
    parser.add_argument("module", nargs="+")
    parser.add_argument("--count", type=int, default=10, help="how many are planted (10)")
    parser.add_argument("--seed", type=int, default=1, help="which are chosen (1)")
    parser.add_argument("--tests", help="a regular expression; the tests of the module's name otherwise")
    parser.add_argument("--limit", type=int, default=300, help="seconds that tests may take; longer is killed (300)")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))

    candidates = []
    for module in options.module:
        folders = [folder for folder in pathlib.Path("Sources").glob(f"*/{module}") if folder.is_dir()]
        if not folders:
            parser.error(f"there is no module {module} in Sources")
        tests = options.tests or f"^{module}Tests\\."
        own = [mutant for path in sorted(folders[0].rglob("*.swift")) for mutant in mutants(path)]
        candidates += [(mutant, tests) for mutant in own]
    random.Random(options.seed).shuffle(candidates)

    if not run(3600, "swift", "build", "--build-tests")[0]:
        sys.exit("mutants: the sources do not build as they are")
    survivors, planted = [], 0
    for mutant, tests in candidates:
        if planted == options.count:
            break
        result = outcome(mutant, tests, options.limit)
        if result is None:
            continue
        planted += 1
        print(f"{result:8}  {mutant}", flush=True)
        if result == "survived":
            survivors.append(mutant)
    run(3600, "swift", "build", "--build-tests")
    print(f"{planted - len(survivors)} of {planted} killed")
    sys.exit(1 if survivors else 0)


main()
