"""Holds the pages of the repository to what the site refuses later, without a build: links that lead nowhere, and a part of the
changelog that is too long for a page of the site. Prints each fault, and ends with 1 when there is one.

    python3 check-pages.py ROOT
    python3 check-pages.py --folder FOLDER    the links alone, of the pages of a folder that is no repository
"""
import os
import pathlib
import re
import subprocess
import sys

# A page of the site has at most 60 KiB (`Tests/Oracles/pages/site.py`), a good part of it around the text: 17 KiB, and two
# letters for each. The changelog has more names in code, each with its own marks. Pages that the site divides have no limit.
LONGEST_PART, LONGEST_PAGE = 16_000, 20_500
DIVIDED = {"CHANGELOG.md", "WhyDidMyTransition.md", "Errors.md", "Protocol.md"}

root = pathlib.Path(sys.argv[-1]).resolve()
is_repository = sys.argv[1] != "--folder"
faults = []


def anchors(path):
    """The places of a page that a link may name: its headings, as GitHub and MyST make them."""
    names, fenced = set(), False
    for line in path.read_text(encoding="utf-8").split("\n"):
        fenced ^= line.startswith("```")
        if not fenced and re.match(r"#{1,6} ", line):
            title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", line.lstrip("# ")).strip().lower()
            names.add(re.sub(r"[^\w\- ]", "", title).replace(" ", "-"))
    return names


def links(text):
    """The links of a page with their lines, but for those in code."""
    fenced = False
    for number, line in enumerate(text.split("\n"), 1):
        fenced ^= line.lstrip().startswith("```")
        if not fenced:
            for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`]*`", "", line)):
                yield number, target


def pages():
    """The paths of the pages, from the root."""
    if is_repository:
        return subprocess.check_output(["git", "ls-files", "-z", "*.md"], cwd=root, text=True).split("\0")[:-1]
    return sorted(page.name for page in root.glob("*.md"))


for name in pages():
    path = root / name
    if not path.is_file():
        continue
    if is_repository and path.name not in DIVIDED and path.stat().st_size > LONGEST_PAGE:
        faults.append(f"{name}: {path.stat().st_size} bytes; {LONGEST_PAGE} are the most: shorten or divide it")
    for number, target in links(path.read_text(encoding="utf-8")):
        if "://" in target or target.startswith("mailto:"):
            continue
        file, _, anchor = target.partition("#")
        page = pathlib.Path(os.path.normpath(path.parent / file)) if file else path
        if not page.exists():
            faults.append(f"{name}:{number}: no such file: {target}")
        elif anchor and page.suffix == ".md" and anchor not in anchors(page):
            faults.append(f"{name}:{number}: no such heading: {target}")

for part in re.split(r"(?m)^(?=## )", (root / "CHANGELOG.md").read_text(encoding="utf-8") if is_repository else "")[1:]:
    size = len(part.encode())
    if size > LONGEST_PART:
        faults.append(f"CHANGELOG.md: {part.splitlines()[0][3:]} has {size} bytes; {LONGEST_PART} are the most: shorten it")

print("\n".join(faults), end="\n" if faults else "")
sys.exit(bool(faults))
