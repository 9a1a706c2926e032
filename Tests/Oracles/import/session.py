#!/usr/bin/env python3
"""Runs the session of the page From Swift, and compares what is printed with the page.

usage: session.py PROGRAM PAGE PROJECT

The page's `console` blocks are one session: lines that begin with `$ ` are typed, the others are printed, on either output. They
are run in a folder that holds a copy of PROJECT under the name Bookshelf. Seconds may differ: how long a check takes is no
promise of the page.
"""
import os, re, shutil, subprocess, sys, tempfile


def comparable(text):
    """A text without what another machine prints otherwise."""
    return re.sub(r"\b[0-9]+(\.[0-9]+)? s: ", "# s: ", text).rstrip()


def commands(page):
    """Each command of the page's session, with its line and what is printed."""
    found, inside = [], False
    for number, line in enumerate(open(page, encoding="utf-8").read().split("\n"), 1):
        if line.startswith("```"):
            inside = not inside and line.split()[0] == "```console"
        elif inside and line.startswith("$ "):
            found.append((number, line[2:], []))
        elif inside:
            found[-1][2].append(line)
    return found


def main():
    program, page, project = map(os.path.abspath, sys.argv[1:4])
    different = 0
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(project, os.path.join(folder, "Bookshelf"))
        environment = dict(os.environ, PATH=os.path.dirname(program) + ":" + os.environ["PATH"], TERM="dumb", COLUMNS="130")
        session = commands(page)
        for number, command, expected in session:
            run = subprocess.run(
                ["bash", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT, text=True)
            if comparable(run.stdout) != comparable("\n".join(expected)):
                print(f"import: {os.path.basename(page)}:{number}: '{command}' prints\n{run.stdout}", file=sys.stderr)
                different += 1
    print(f"import: {len(session) - different} of {len(session)} commands of {os.path.basename(page)} print what it shows")
    sys.exit(1 if different or not session else 0)


main()
