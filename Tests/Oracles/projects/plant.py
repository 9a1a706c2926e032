#!/usr/bin/env python3
"""Plants ten kinds of bug in animators that run clean, and counts how many a check names.

usage: plant.py PROJECTS OUT [--only WORD] [--before COMMAND] [--program FILE] [--least PERCENT]

Each animator of a project is planted with each kind for which its source has a place, one bug at a time, in a copy of the
project. A bug counts as named where the check of the copy says something by one of the kind's rules that the check of the
project itself does not say. An animator that does not run in the check of the project is left out: a probe tells, which
takes out every call of completeTransition. So is a kind whose rules have named something in that animator before.

One JSON object a bug is added to OUT/planted.jsonl, and those of an earlier run are not tried again. Fails where less than
PERCENT of them are named (85).
"""
import argparse, collections, json, os, re, shutil, subprocess, sys, tempfile
from measure import LEFT_OUT, SECONDS, core_files, projects

CLASS = re.compile(r"\b(?:class|struct|extension)\s+(\w+)[^{}]*?\{")
ANIMATE = re.compile(r"\bfunc\s+animateTransition\s*\(\s*using\s+(\w+)\s*:[^{]*\{")
COMPLETE = re.compile(r"\b(\w+)(\??)\.completeTransition\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)")


def block_end(text, start):
    """The offset of the brace that closes the block which is open at an offset."""
    depth, at = 1, start
    while at < len(text):
        if text.startswith("//", at):
            at = text.find("\n", at)
            if at < 0:
                return len(text)
        elif text.startswith("/*", at):
            at = text.find("*/", at) + 1
        elif text[at] == '"':
            at += 1
            while at < len(text) and text[at] not in '"\n':
                at += 2 if text[at] == "\\" else 1
        elif text[at] == "{":
            depth += 1
        elif text[at] == "}":
            depth -= 1
            if depth == 0:
                return at
        at += 1
    return len(text)


def without_comments(text):
    """The text with blanks in the place of comments: nothing is planted in one."""
    blank = lambda m: m[0] if m[0].startswith('"') else re.sub(r"[^\n]", " ", m[0])
    return re.sub(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', blank, text, flags=re.S)


class Animator:
    """A class that has animateTransition: its own text, and that of the function."""

    def __init__(self, path, text, match):
        self.path, self.text, self.code, self.context = path, text, without_comments(text), match[1]
        self.body = (match.end(), block_end(text, match.end()))
        self.name, self.range = "", (0, len(text))
        for one in CLASS.finditer(text):
            end = block_end(text, one.end())
            if one.end() <= match.start() < end:
                self.name, self.range = one[1], (one.end(), end)

    def inside(self, pattern, part=None):
        start, end = part or self.range
        return list(re.compile(pattern).finditer(self.code, start, end))

    def completions(self):
        return list(COMPLETE.finditer(self.code, *self.range))

    def with_changes(self, changes):
        """The text with parts replaced: (start, end, new)."""
        text = self.text
        for start, end, new in sorted(changes, reverse=True):
            text = text[:start] + new + text[end:]
        return text

    def at_begin(self, line):
        return (self.body[0], self.body[0], "\n" + line + "\n")

    def before_completion(self, line):
        """Inside animateTransition alone, where the context is known by its name."""
        return [(m.start(), m.start(), line + "\n") for m in self.completions()
                if self.body[0] <= m.start() < self.body[1] and starts_statement(self.text, m.start())]


def starts_statement(text, at):
    before = text[:at].rstrip(" \t")
    return before.endswith(("\n", "{", ";")) or before.endswith(" in")


def from_view(one):
    return f"{one.context}.viewController(forKey: .from)?.view"


def always_true(one):
    return [(m.start(3), m.end(3), "true") for m in one.completions() if m[3].strip() not in ("true", "false")]


def forgets_removal(one):
    found = one.inside(r"\b[\w.!?]+\.removeFromSuperview\(\)")
    found = [m for m in found if starts_statement(one.text, m.start()) and one.body[0] <= m.start() < one.body[1]]
    if found:
        return [(m.start(), m.end(), f"if !{one.context}.transitionWasCancelled {{ {m[0]} }}") for m in found]
    ends = one.before_completion(f"if !{one.context}.transitionWasCancelled {{ planted.removeFromSuperview() }}")
    if not ends:
        return []
    veil = f"let planted = UIView(frame: {one.context}.containerView.bounds)\n{from_view(one)}.addSubview(planted)"
    return [one.at_begin(veil)] + ends


def leaves(what):
    return lambda one: one.before_completion(f"{from_view(one)}.{what}")


def no_velocity(one):
    return [(m.start(), m.end(), "CGPoint(x: 0, y: 0)") for m in one.inside(r"[\w.!?]+\.velocity\(in:\s*[^()]*(?:\([^()]*\))?[^()]*\)")]


def forgets_cancelled(one):
    changes = [(m.start(), m.end(), "") for m in one.inside(r",\s*\.(?:cancelled|failed)\b(?=[^:\n]*:)")]
    changes += [(m.start(1), m.end(1), "") for m in one.inside(r"case\s+(\.cancelled\s*,\s*)")]
    changes += [(m.start(1), m.end(1), ".possible") for m in one.inside(r"case\s+(\.cancelled)\s*:")]
    changes += [(m.start(), m.end(), "") for m in one.inside(r"\|\|\s*[\w.]+\.state\s*==\s*\.cancelled")]
    return changes


def wrong_index(one):
    changes = [(m.start(), m.end(), f"{m[1]}.addSubview({m[2]})")
               for m in one.inside(r"\b([\w.]+)\.insertSubview\((.+?),\s*(?:belowSubview:\s*[^()\n]+|at:\s*0)\)", one.body)]
    if changes:
        return changes[:1]
    found = one.inside(r"\b(\w*[cC]ontainer\w*|" + one.context + r"\.containerView)\.addSubview\((\w*[tT]o\w*(?:[.!?]+view)?!?)\)", one.body)
    return [(m.start(), m.end(), f"{m[1]}.insertSubview({m[2]}, at: 0)") for m in found[:1]]


def stops_beside_others(one):
    """Fails where the container has something already when a view is added: elsewhere another index is the same place."""
    return [(start, start, f'if !{new.split(".insertSubview")[0].split(".addSubview")[0]}.subviews.isEmpty '
             '{ fatalError("planted") }\n') for start, _, new in wrong_index(one)]


def wrong_frame(one):
    found = one.inside(re.escape(one.context) + r"\.finalFrame\(for:\s*[\w.!?]+\)", one.body)
    if found:
        return [(m.start(), m.end(), f"{m[0]}.offsetBy(dx: 0, dy: 60)") for m in found]
    to = f"{one.context}.viewController(forKey: .to)!.view"
    return one.before_completion(f"{to}.frame = {to}.frame.offsetBy(dx: 0, dy: 60)")


def completes_twice(one):
    return [(m.end(), m.end(), "\n" + m[0]) for m in one.completions() if starts_statement(one.text, m.start())]


def only_if_finished(one):
    return [(m.start(), m.end(), f"if !{m[1]}{m[2]}.transitionWasCancelled {{ {m[0]} }}") for m in one.completions()
            if not m[2] and starts_statement(one.text, m.start())]


def hides_presenter(one):
    return [one.at_begin(f"{from_view(one)}.isHidden = true")]


def never_completes(one):
    return [(m.start(), m.end(), "_ = 0") for m in one.completions()]


# Kind: the rules that name it, whether something has to hold the transition, and the change.
KINDS = {
    "completes true always": ({"R-OUTCOME"}, True, always_true),
    "forgets removeFromSuperview on cancel": ({"R-TREE", "R-HIT-TEST"}, True, forgets_removal),
    "leaves alpha": ({"R-STATE", "R-NO-ANIMATION", "R-JUMP"}, False, leaves("alpha = 0.4")),
    "leaves transform": ({"R-STATE", "R-NO-ANIMATION", "R-JUMP"}, False,
                         leaves("transform = CGAffineTransform(scaleX: 0.9, y: 0.9)")),
    "leaves mask": ({"R-STATE", "R-NO-ANIMATION"}, False, leaves("layer.mask = CAShapeLayer()")),
    "finish without a velocity branch": ({"R-DECIDE"}, True, no_velocity),
    ".cancelled forgotten": ({"R-STUCK"}, True, forgets_cancelled),
    "adds at the wrong index": ({"R-JUMP", "R-TREE", "R-HIT-TEST"}, False, wrong_index),
    "wrong final frame": ({"R-OUT-OF-SIGHT", "R-JUMP", "R-STATE", "R-NO-ANIMATION"}, False, wrong_frame),
    "completes twice": ({"R-ONCE"}, False, completes_twice),
    "completes only if finished": ({"R-COMPLETE", "R-STUCK", "R-EARLY"}, True, only_if_finished),
    "hides the presenter": ({"R-STATE", "R-NO-ANIMATION", "R-JUMP", "R-HIT-TEST"}, False, hides_presenter),
}
# The rows of scenarios in which the rules of the kinds are broken.
ROWS = ("M1", "M2", "M3", "M4", "M13")
# Of gestures, which may be in any file of the program.
OF_GESTURES = ("finish without a velocity branch", ".cancelled forgotten")


class File:
    """A file that is no animator, for kinds that are of gestures."""

    def __init__(self, path, text):
        self.path, self.text, self.code, self.name = path, text, without_comments(text), os.path.basename(path)
        self.range = (0, len(text))

    inside, with_changes = Animator.inside, Animator.with_changes


def check(options, root, files):
    """The findings of a check with a transition, and what was printed beside them."""
    command = options.before.split() + [
        "timeout", str(SECONDS), options.program, "check", "-v", "-r", "json", "--scenario-timeout", "60",
        *[word for row in ROWS for word in ("--scenario", row)], *files]
    run = subprocess.run(command, cwd=root, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    rows = []
    for line in run.stdout.splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue
        if row.get("rule"):
            rows.append(row)
    return rows, run.stderr


def key(row):
    """What stays of a finding when lines move."""
    return (row["rule"], row.get("transition"), re.sub(r"[0-9.]+", "#", row.get("message") or ""))


def new_rules(rows, known):
    known = collections.Counter(map(key, known))
    return sorted({row["rule"] for row in rows if not known[key(row)]})


def is_grave(row):
    """True for more than a note, and for a note that is an error in the style or with the driver that it names."""
    return row["severity"] != "note" or "which nothing here says" in (row.get("message") or "")


def sources(root):
    for base, folders, names in os.walk(root):
        folders.sort()
        for name in sorted(names):
            path = os.path.relpath(os.path.join(base, name), root)
            if name.endswith(".swift") and not LEFT_OUT.search(path):
                yield path, open(os.path.join(base, name), encoding="utf-8", errors="replace").read()


def plant(options, name, folders, done):
    root = os.path.join(options.projects, name)
    animators, files = [], []
    for path, text in sources(root):
        animators += [Animator(path, text, match) for match in ANIMATE.finditer(without_comments(text))]
        if "GestureRecognizer" in text:
            files.append(File(path, text))
    with tempfile.TemporaryDirectory() as place:
        copy = os.path.join(place, name)
        shutil.copytree(root, copy)
        baselines = {}

        def baseline(words):
            if tuple(words) not in baselines:
                baselines[tuple(words)] = check(options, copy, words)
            return baselines[tuple(words)]

        def attempt(one, changes, words):
            target = os.path.join(copy, one.path)
            with open(target, "w", encoding="utf-8") as file:
                file.write(one.with_changes(changes))
            try:
                return check(options, copy, words)
            finally:
                shutil.copyfile(os.path.join(root, one.path), target)

        def note(row):
            with open(os.path.join(options.out, "planted.jsonl"), "a") as out:
                out.write(json.dumps(row) + "\n")
            print(*row.values(), sep="  ", flush=True)

        hasFinger = None
        for one in animators:
            if not one.completions():
                continue
            if (name, one.path, one.name, "probe") in done and not done[(name, one.path, one.name, "probe")]:
                continue
            # The check that runs it: of the folder, else of the file itself.
            for words in (folders, [one.path]):
                before, said = baseline(words)
                rows, _ = attempt(one, never_completes(one), words)
                open_ones = [r for r in rows if r["rule"] in ("R-COMPLETE", "R-STUCK") and r.get("transition")]
                if open_ones and set(map(key, open_ones)) - set(map(key, before)):
                    break
            else:
                note({"project": name, "file": one.path, "animator": one.name, "kind": "probe", "named": [], "ran": False})
                continue
            transitions = {r["transition"] for r in open_ones}
            # Held at least as a program holds it that lets a finger take hold of it on the way.
            isHeld = any(not re.search(re.escape(t) + r", M2: ", said) for t in transitions)
            hasFinger = hasFinger or ("by finger" in said and words)
            own = [r for r in before if r.get("transition") in transitions]
            note({"project": name, "file": one.path, "animator": one.name, "kind": "probe", "named": [], "ran": True})
            for kind, (rules, needs, change) in KINDS.items():
                if kind in OF_GESTURES or needs and not isHeld or (name, one.path, one.name, kind) in done:
                    continue
                if any(r["rule"] in rules and is_grave(r) for r in own):
                    continue
                changes = change(one)
                if changes and change is wrong_index:
                    stopped = attempt(one, stops_beside_others(one), words)[0]
                    if not any("planted" in (row.get("message") or "") for row in stopped):
                        continue
                if changes:
                    found = new_rules(attempt(one, changes, words)[0], before)
                    note({"project": name, "file": one.path, "animator": one.name, "kind": kind, "named": found,
                          "isNamed": bool(rules & set(found))})
        if not hasFinger:
            return
        before, _ = baseline(hasFinger)
        for one in files:
            for kind in OF_GESTURES:
                rules, _, change = KINDS[kind]
                changes = change(one)
                if changes and (name, one.path, one.name, kind) not in done and not any(r["rule"] in rules for r in before):
                    found = new_rules(attempt(one, changes, hasFinger)[0], before)
                    note({"project": name, "file": one.path, "animator": one.name, "kind": kind, "named": found,
                          "isNamed": bool(rules & set(found))})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("projects")
    parser.add_argument("out")
    parser.add_argument("--only", default="")
    parser.add_argument("--before", default="")
    parser.add_argument("--least", type=float, default=85)
    parser.add_argument("--program", default=os.environ.get("PLAYHEAD", "playhead"))
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    path, done = os.path.join(options.out, "planted.jsonl"), {}
    for line in open(path) if os.path.exists(path) else []:
        row = json.loads(line)
        done[(row["project"], row["file"], row["animator"], row["kind"])] = row.get("ran", True)
    for name, folders in projects():
        if options.only in name and os.path.isdir(os.path.join(options.projects, name)):
            plant(options, name, folders, done)
    rows = [row for row in map(json.loads, open(path)) if row["kind"] != "probe"]
    counts = collections.defaultdict(lambda: [0, 0])
    for row in rows:
        for kind in (row["kind"], "all"):
            counts[kind][0] += row["isNamed"]
            counts[kind][1] += 1
    for kind in [*KINDS, "all"]:
        print(f"{kind:40} {counts[kind][0]:4} of {counts[kind][1]:4}")
    named, planted = counts["all"]
    sys.exit(0 if planted and 100 * named >= options.least * planted else 1)


if __name__ == "__main__":
    main()
