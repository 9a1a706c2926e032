"""Writes the folder that Sphinx reads: the handwritten pages, and the reference as a page a class.

    python3 pages.py ROOT FOLDER
"""
import pathlib
import re
import shutil
import sys

DOCUMENTATION = "Sources/ScriptAPI/Documentation.docc"
# Where a page of the repository is in the site.
PAGES = {
    "README.md": "index.md",
    "Examples/TOUR.md": "tour.md",
    "Examples/README.md": "examples.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    f"{DOCUMENTATION}/MyFirstAnimator.md": "first-animator.md",
    f"{DOCUMENTATION}/FromSwift.md": "from-swift.md",
    f"{DOCUMENTATION}/SwiftToLua.md": "swift-to-lua.md",
    f"{DOCUMENTATION}/Cookbook.md": "cookbook.md",
    f"{DOCUMENTATION}/WhyDidMyTransition.md": "why-did-my-transition.md",
    f"{DOCUMENTATION}/TestingInCI.md": "testing-in-ci.md",
    f"{DOCUMENTATION}/Settings.md": "settings.md",
    f"{DOCUMENTATION}/HowExact.md": "how-exact.md",
    f"{DOCUMENTATION}/Errors.md": "errors.md",
    f"{DOCUMENTATION}/WhatItWithstands.md": "limits.md",
    f"{DOCUMENTATION}/Reference.md": "reference/index.md",
}
CONTENTS = {
    "Learn": ["tour", "first-animator", "from-swift", "swift-to-lua", "cookbook", "examples"],
    "Use": ["why-did-my-transition", "testing-in-ci", "settings", "how-exact"],
    "Look up": ["reference/index", "errors", "limits", "changelog", "contributing"],
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
            if page == "reference/index.md" or not (self.root / source).is_file():
                continue
            text = self.linked(self.read(source), source, page)
            if page == "index.md":
                for caption, names in CONTENTS.items():
                    there = [name for name in names if self.has(name)]
                    text += "\n" + toctree(there, caption=caption, hidden="")
            self.write(page, text)

    def has(self, name):
        return any(page == name + ".md" and (self.root / source).is_file() for source, page in PAGES.items())

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
    site = Site(*sys.argv[1:3])
    site.pages()
    site.reference()


main()
