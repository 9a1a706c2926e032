"""Writes the folder that Sphinx reads: the handwritten pages, the reference as a page a class, errors and rules as a page each,
a rule with what its broken example does, and the gallery: each example with its player, its script and its events.

    python3 pages.py ROOT FOLDER PLAYHEAD [PLAYERS]

PLAYERS is a folder that has swipe.html, swipe.svg and swipe.jsonl of each example; without it PLAYHEAD makes them.
"""
import concurrent.futures
import difflib
import json
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile
import sys

DOCUMENTATION = "Sources/Script/ScriptAPI/Documentation.docc"
RULES = "Sources/Engine/TransitionChecker/WhyDidMyTransition.md"
# Where a page of the repository is in the site: as one of its own, or as a folder with an index and a page a section.
PAGES = {
    "README.md": "index.md",
    "Examples/TOUR.md": "tour.md",
    "Examples/README.md": "examples.md",
    "CHANGELOG.md": "changelog/index.md",
    "CONTRIBUTING.md": "contributing.md",
    f"{DOCUMENTATION}/MyFirstAnimator.md": "first-animator.md",
    f"{DOCUMENTATION}/FromSwift.md": "from-swift.md",
    f"{DOCUMENTATION}/SwiftToLua.md": "swift-to-lua.md",
    f"{DOCUMENTATION}/Cookbook.md": "cookbook.md",
    RULES: "why-did-my-transition/index.md",
    f"{DOCUMENTATION}/Hunting.md": "hunting.md",
    f"{DOCUMENTATION}/Fitting.md": "fitting.md",
    f"{DOCUMENTATION}/TestingInCI.md": "testing-in-ci.md",
    f"{DOCUMENTATION}/Editors.md": "editors.md",
    f"{DOCUMENTATION}/Serving.md": "serving.md",
    f"{DOCUMENTATION}/Notebooks.md": "notebooks.md",
    f"{DOCUMENTATION}/Settings.md": "settings.md",
    f"{DOCUMENTATION}/HowExact.md": "how-exact.md",
    "Sources/Script/ScriptTools/Reference/Errors.md": "errors/index.md",
    f"{DOCUMENTATION}/WhatItWithstands.md": "limits.md",
    f"{DOCUMENTATION}/Protocol.md": "protocol/index.md",
    f"{DOCUMENTATION}/Reference.md": "reference/index.md",
}
SPLIT = ["why-did-my-transition/index.md", "errors/index.md", "protocol/index.md", "changelog/index.md"]
CONTENTS = {
    "Learn": ["tour", "first-animator", "from-swift", "swift-to-lua", "cookbook", "examples", "gallery/index"],
    "Use": ["why-did-my-transition/index", "hunting", "fitting", "testing-in-ci", "serving", "notebooks", "editors", "settings", "how-exact"],
    "Look up": ["reference/index", "errors/index", "protocol/index", "limits", "changelog/index", "contributing"],
}


def slug(title):
    """The anchor of a heading, as GitHub and MyST make it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def sections(text, level):
    """Splits a page at its headings of a level: [(title, text)], first what precedes them."""
    mark = "#" * level + " "
    found, title, lines, fenced = [], None, [], False
    for line in text.split("\n"):
        fenced ^= line.startswith("```")
        if not fenced and line.startswith(mark):
            found.append((title, "\n".join(lines)))
            title, lines = line[len(mark) :], []
        else:
            lines.append(line)
    return found + [(title, "\n".join(lines))]


def raised(text, by):
    """The text with its headings raised by some levels."""
    return re.sub(rf"(?m)^#{{{by}}}(#+ )", r"\1", text)


def toctree(names, **options):
    lines = "".join(f":{key}: {value}\n" for key, value in options.items())
    return "```{toctree}\n" + lines + "\n" + "\n".join(names) + "\n```\n"


class Site:
    def __init__(self, root, folder):
        self.root, self.folder = pathlib.Path(root), pathlib.Path(folder)
        self.classes = {}  # a name in scripts: its page, from the root of the site

    def write(self, path, text):
        place = self.folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")

    def read(self, path):
        return (self.root / path).read_text(encoding="utf-8")

    def linked(self, text, source, page):
        """The text of a page with its links made those of the site; pictures and scripts are copied into it."""
        here = pathlib.PurePosixPath(source).parent

        def link(match):
            mark, target, anchor = match.group(1), match.group(2), match.group(3) or ""
            if "://" in target or not target:
                return match.group(0)
            path = str(pathlib.PurePosixPath(*self.parts(here / target)))
            if anchor and PAGES.get(path) in SPLIT:
                return f"{mark}({'../' * page.count('/')}{PAGES[path].removesuffix('index.md')}{anchor[1:]}.md)"
            if path in PAGES:
                return f"{mark}({'../' * page.count('/')}{PAGES[path]}{anchor})"
            if (self.root / path).is_file():
                self.copy(path)
                return f"{mark}({'../' * page.count('/')}files/{path})"
            return mark[mark.index("[") + 1 : -1]  # a folder, which a site has not

        return re.sub(r"(!?\[[^\]]*\])\(([^)#\s]*)(#[^)\s]*)?\)", link, text)

    @staticmethod
    def parts(path):
        parts = []
        for part in path.parts:
            parts.pop() if part == ".." else parts.append(part)
        return parts

    def copy(self, path):
        place = self.folder / "files" / path
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(self.root / path, place)

    def pages(self):
        for source, page in PAGES.items():
            if page in SPLIT + ["reference/index.md"] or not (self.root / source).is_file():
                continue
            text = self.linked(self.read(source), source, page)
            if page == "index.md":
                for caption, names in CONTENTS.items():
                    there = [name for name in names if self.has(name)]
                    text += "\n" + toctree(there, caption=caption, hidden="")
            self.write(page, text)

    def has(self, name):
        return name == "gallery/index" or any(page == name + ".md" and (self.root / source).is_file() for source, page in PAGES.items())

    def reference(self):
        """A page for each heading of the third level, below an index by framework with the table of coverage."""
        parts = sections(self.read(f"{DOCUMENTATION}/Reference.md"), 2)
        pages = []
        for chapter, text in parts[1:]:
            for name, body in sections(text, 3)[1:]:
                pages.append((chapter, name, body))
                self.classes[name] = "reference/" + self.file(name)
        index = parts[0][1]
        for chapter, text in parts[1:]:
            entries = sections(text, 3)
            names = [self.file(name) for name, _ in entries[1:]]
            if not names or chapter == "Global names":
                page = slug(chapter)
                self.write(f"reference/{page}.md", f"# {chapter}\n" + self.named(raised(text, 2), None))
                names = [page]
                index += toctree(names, hidden="")
                index += f"- [{chapter}]({page}.md)\n"
                continue
            index += f"\n## {chapter}\n\n{entries[0][1].strip()}\n\n"
            index += ", ".join(f"[`{name}`]({self.file(name)}.md)" for name, _ in entries[1:]) + "\n\n"
            index += toctree(names, caption=chapter, hidden="")
        self.write("reference/index.md", index)
        for chapter, name, body in pages:
            self.write(f"reference/{self.file(name)}.md", f"# {name}\n" + self.named(self.members(raised(body, 2)), name))

    def split(self, source, page, dressed=lambda title, body: body):
        """A page for each section, as `dressed` makes it, below an index; links of old to a place of the page lead to the section's."""
        text = re.sub(r"\]\(#([\w-]+)\)", r"](\1.md)", self.linked(self.read(source), source, page))
        parts = sections(text, 2)
        index = parts[0][1] + "\n"
        for title, body in parts[1:]:
            title = title.strip("`[]")
            # Every page has the contents at its side: the table of the index leads here, not some hundred lines in each.
            self.write(page.replace("index", slug(title)), f"---\norphan: true\n---\n\n# {title}\n{raised(dressed(title, body), 1)}")
            if f"({slug(title)}.md)" not in index:
                index += f"- [{title}]({slug(title)}.md)\n"
        self.write(page, index)

    def rules(self, playhead):
        """A page for each rule: the page that `check` makes of its broken example, and the lines in which both examples differ."""
        parts = dict(sections(self.read(RULES), 2)[1:])
        stage = self.scripts(parts.pop("The stage"))[0]
        place = self.folder / "_extra" / "players"

        def export(rule):
            with tempfile.TemporaryDirectory() as folder:
                script = pathlib.Path(folder, f"{rule}.lua")
                script.write_text(stage + "\n" + self.scripts(parts[rule])[0])
                words = [playhead, "check", "--json", "--rule", rule, script.name]
                lines = subprocess.run(words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
                finding = next(row for row in map(json.loads, lines.splitlines()) if row["rule"] == rule)
                replay = shlex.split(finding["replay"])
                chosen = replay[replay.index("--replay"):-1] if "--replay" in replay else []
                # A script that fails has a page up to there.
                words = [playhead, "-q", *chosen, "-o", place / f"{rule}.html", script.name]
                subprocess.run(words, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            list(pool.map(export, parts))
        self.split(RULES, PAGES[RULES], self.rule)

    def rule(self, rule, body):
        """The section of a rule with a player before its broken example."""
        both = self.scripts(body)
        if rule == "The stage" or len(both) != 2:
            return body
        for own, other in (both, both[::-1]):
            shown = [line for line in difflib.ndiff(other.splitlines(), own.splitlines()) if line[0] in " +"]
            lines = ",".join(str(number) for number, line in enumerate(shown, 1) if line[0] == "+")
            emphasis = f":emphasize-lines: {lines}\n\n" if lines else "\n"
            body = body.replace(f"```lua\n{own}```", "```{code-block} lua\n" + emphasis + own + "```", 1)
        player = (
            '<script src="../players/playhead-player.js"></script>\n'
            f'<playhead-player src="../players/{rule}.html" title="{rule}, broken" controls style="height:46rem"></playhead-player>\n\n'
            f'<a href="../players/{rule}.html">On a page of its own</a>.\n\n')
        return body.replace("This breaks it,", player + "This breaks it,", 1)

    @staticmethod
    def scripts(text):
        """The scripts of a section."""
        return re.findall(r"```lua\n(.*?)```", text, re.DOTALL)

    def gallery(self, playhead, players):
        """A page for each example; players and posters are files beside the pages."""
        place = self.folder / "_extra" / "players"
        scripts = sorted(path for path in (self.root / "Examples").glob("*.lua") if not path.stem.endswith("_test"))

        def export(script):
            if players:
                for ending in (".html", ".svg", ".jsonl"):
                    shutil.copyfile(players / (script.stem + ending), place / (script.stem + ending))
                return
            outputs = [place / (script.stem + ending) for ending in (".html", ".svg", ".jsonl")]
            words = [playhead, "-q", *[word for path in outputs for word in ("-o", path)], script.relative_to(self.root)]
            subprocess.run(words, cwd=self.root, check=True, stdout=subprocess.DEVNULL)

        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            list(pool.map(export, scripts))
        shutil.copyfile(self.root / "Scripts/share/playhead/playhead-player.js", place / "playhead-player.js")
        index = (
            "# Gallery\n\nThe examples as they run. A name opens its page, with the script and its events.\n\n"
            '<script src="../players/playhead-player.js"></script>\n<div class="gallery">\n')
        for script in scripts:
            name = script.stem
            trace = place / f"{name}.jsonl"
            events = [line for line in map(json.loads, trace.read_text().splitlines()) if "event" in line]
            trace.unlink()
            title, text = self.heading(script)
            rows = "".join(f"{event['t']:.3f} s  {event['event']}  {event['subject']}  {event['detail']}".rstrip() + "\n" for event in events[:200])
            more = f"\nThe first 200 of {len(events)} events; the player has them all.\n" if len(events) > 200 else ""
            self.write(
                f"gallery/{name}.md",
                f"# {name}\n\n{title}\n\n"
                f'<script src="../players/playhead-player.js"></script>\n'
                f'<playhead-player src="../players/{name}.html" style="display:block;height:34rem"><img src="../players/{name}.svg" alt="{name}" height="420"></playhead-player>\n\n'
                f'<a href="../players/{name}.html">The whole player</a>, with bars, values and events; `playhead {script.relative_to(self.root)}` runs it.\n\n'
                f"## Script\n\n```lua\n{text}```\n\n## Events\n\n```text\n{rows}```\n{more}")
            index += (
                f'<figure><playhead-player src="../players/{name}.html" title="{name}" loop="1">'
                f'<img src="../players/{name}.svg" alt="" loading="lazy"></playhead-player>'
                f'<figcaption><a href="{name}.html">{name}</a></figcaption></figure>\n')
        self.write("gallery/index.md", index + "</div>\n\n" + toctree([script.stem for script in scripts], hidden=""))

    @staticmethod
    def heading(script):
        """What the remarks at the top of a script say, and its text."""
        text = script.read_text(encoding="utf-8")
        remarks = []
        for line in text.splitlines():
            if not line.startswith("--"):
                break
            if line.strip("- ") == "":
                break
            remarks.append(line.lstrip("- "))
        return " ".join(remarks).replace("<", "&lt;"), text

    @staticmethod
    def file(name):
        return re.sub(r"[^\w.]", "-", name)

    @staticmethod
    def members(text):
        """A line of links to the methods, below the first paragraph: a long class is hard to look through."""
        names = re.findall(r"(?m)^## (.+)$", text)
        if len(names) < 4:
            return text
        line = ", ".join(f"[`{re.split('[:.]', name)[-1]}`](#{slug(name)})" for name in names)
        return text.replace("\n## ", f"\nMethods: {line}.\n\n## ", 1)

    def named(self, text, own):
        """Names of classes in code become links to their pages, except inside code blocks and links."""
        def link(match):
            name = match.group(1)
            if name == own or name not in self.classes:
                return match.group(0)
            return f"[`{name}`]({self.classes[name].removeprefix('reference/')}.md)"

        lines, fenced = [], False
        for line in text.split("\n"):
            fenced ^= line.startswith("```")
            if not fenced and not line.startswith("#"):
                line = re.sub(r"(?<!\[)`([A-Z]\w+(?:\.\w+)*)`(?!\])", link, line)
            lines.append(line)
        return "\n".join(lines)


def main():
    root, folder, playhead, *players = sys.argv[1:]
    site = Site(root, folder)
    site.pages()
    site.reference()
    for source, page in PAGES.items():
        if page in SPLIT and source != RULES:
            site.split(source, page)
    playhead = pathlib.Path(playhead).resolve()
    (site.folder / "_extra" / "players").mkdir(parents=True)
    site.rules(playhead)
    site.gallery(playhead, pathlib.Path(players[0]) if players else None)


main()
