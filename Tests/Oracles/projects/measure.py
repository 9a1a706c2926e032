#!/usr/bin/env python3
"""Checks the projects of projects.tsv as their authors would, and writes down what was said.

usage: measure.py PROJECTS OUT [--only WORD] [--modes folder,file] [--before COMMAND] [--program FILE]

PROJECTS  the folder in which each project lies under its name (README.md says how they come there)
OUT       one JSON object a run is added to OUT/results.jsonl; what was printed lies in OUT/raw
--modes   `folder` checks what projects.tsv names; `file` checks each core file by itself
--before  words put before the command, as `nice`

A core file names a protocol, a context or a controller of transitions, and is no test.
"""
import argparse, hashlib, json, os, re, subprocess, time

HERE = os.path.dirname(os.path.abspath(__file__))
CORE = re.compile(
    r"UIViewController(Animated|Interactive|Context)Transitioning|UIViewControllerTransitioningDelegate"
    r"|UIPresentationController\b|UIPercentDrivenInteractiveTransition")
LEFT_OUT = re.compile(
    r"(^|/)([A-Za-z]*Tests|[A-Za-z]*UITests|Test|tests|TestUtils|Pods|Carthage)(/|$)|(Spec|Tests?)\.swift$")
# The last line of a check: `Card.swift: 2 animators, 78 scenarios, by finger and by button, 0.4 s: 1 error`.
CLOSING = re.compile(r"^.*: (?P<animators>\d+) (?:animators?|transitions?), (?P<scenarios>\d+) scenarios?, by .*$")
SECONDS = 300


def projects():
    """Name and folders of each project."""
    for line in open(os.path.join(HERE, os.environ.get("PROJECTS", "projects.tsv"))):
        if line.strip() and not line.startswith("#"):
            name, _, folders = line.rstrip("\n").split("\t")[:3]
            yield name, folders.split(",")


def core_files(root):
    """The core files below a folder, in the order of their paths."""
    found = []
    for base, folders, names in os.walk(root):
        folders.sort()
        for name in sorted(names):
            path = os.path.relpath(os.path.join(base, name), root)
            if not name.endswith(".swift") or LEFT_OUT.search(path):
                continue
            with open(os.path.join(base, name), encoding="utf-8", errors="replace") as file:
                if CORE.search(file.read()):
                    found.append(path)
    return found


def tag(*words):
    """A name for a file that holds the output of one run."""
    text = "~".join(words)
    return re.sub(r"[^A-Za-z0-9+~.-]", "_", text)[:120] + "-" + hashlib.md5(text.encode()).hexdigest()[:6]


def check(options, root, mode, name, files, extra=()):
    """The result of one check."""
    stem = os.path.join(options.out, "raw", tag(name, mode, *files))
    command = options.before.split() + [
        "timeout", str(SECONDS), options.program, "check", "-v", "-r", "json", "--scenario-timeout", "60", *extra, *files]
    start = time.time()
    with open(stem + ".out", "wb") as output, open(stem + ".err", "wb") as errors:
        code = subprocess.run(command, cwd=root, stdin=subprocess.DEVNULL, stdout=output, stderr=errors).returncode
    said = open(stem + ".err", encoding="utf-8", errors="replace").read()
    findings = []
    for line in open(stem + ".out", encoding="utf-8", errors="replace"):
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if "severity" in row:
            findings.append(row)
    closing = [m for m in map(CLOSING.match, said.splitlines()) if m]
    return {
        "project": name, "mode": mode, "files": files, "code": code, "seconds": round(time.time() - start, 1),
        "animators": sum(int(m["animators"]) for m in closing[-1:]),
        "scenarios": sum(int(m["scenarios"]) for m in closing[-1:]),
        "isByFinger": any("by finger" in m.group(0) for m in closing[-1:]),
        "closing": said.splitlines()[-4:], "findings": findings}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("projects")
    parser.add_argument("out")
    parser.add_argument("--only", default="")
    parser.add_argument("--modes", default="folder,file")
    parser.add_argument("--before", default="")
    parser.add_argument("--program", default=os.environ.get("PLAYHEAD", "playhead"))
    options = parser.parse_args()
    options.out = os.path.abspath(options.out)
    os.makedirs(os.path.join(options.out, "raw"), exist_ok=True)
    for mode in options.modes.split(","):
        for name, folders in projects():
            root = os.path.join(options.projects, name)
            if options.only not in name or not os.path.isdir(root):
                continue
            for files in [folders] if mode == "folder" else [[file] for file in core_files(root)]:
                row = check(options, root, mode, name, files)
                with open(os.path.join(options.out, "results.jsonl"), "a") as results:
                    results.write(json.dumps(row) + "\n")
                grave = sum(f.get("severity") in ("error", "warning") for f in row["findings"])
                print(name, mode, files[0] if mode == "file" else "", "code", row["code"], "animators", row["animators"],
                      "scenarios", row["scenarios"], "finger" if row["isByFinger"] else "", "findings", grave,
                      row["seconds"], "s", flush=True)


if __name__ == "__main__":
    main()
