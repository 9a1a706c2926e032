"""Holds the built site to what it promises; prints each fault, and ends with 1 when there is one.

    python3 check.py FOLDER
"""
import concurrent.futures
import html.parser
import os
import pathlib
import shutil
import subprocess
import sys
import urllib.parse

from browser import Browser

# Browsers at work at once.
WORKERS = 2

# Found by the search page: a query, and a page that has to be among the hits.
SEARCHES = {
    "UIPercentDrivenInteractiveTransition": "reference/UIPercentDrivenInteractiveTransition.html",
    "settlingDuration": "reference/CASpringAnimation.html",
    "cookbook": "cookbook.html",
}
# In bytes: of a page of text, of one of the reference, of one of the gallery before its player is seen, and of what all pages
# share. The reference was one page of a megabyte, which took two seconds to load.
LARGEST_PAGE, LARGEST_OF = 60 << 10, {"reference": 180 << 10, "gallery": 120 << 10}
# It has a line for each member that is there, or is not.
OWN_PAGE = {"reference/coverage.html": 320 << 10}
LARGEST_SHARED = 200 << 10


class Page(html.parser.HTMLParser):
    """The anchors of a page, its links, and what it loads."""

    def __init__(self, path):
        super().__init__()
        self.anchors, self.links, self.loads = set(), [], []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.anchors.add(attributes.get("id"))
        if tag == "a" and attributes.get("href"):
            self.links.append(attributes["href"])
        elif tag == "link" and attributes.get("rel") not in ("index", "search", "next", "prev", "canonical"):
            self.loads.append(attributes.get("href", ""))
        elif attributes.get("src"):
            self.loads.append(attributes["src"])


def check(browser, folder):
    faults = []
    pages = {path: Page(path) for path in sorted(folder.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(folder)
        size = path.stat().st_size
        most = OWN_PAGE.get(name.as_posix(), LARGEST_OF.get(name.parts[0], LARGEST_PAGE))
        # Players are held to their own size, with the examples.
        if size > most and name.parts[0] != "players":
            faults.append(f"{name}: {size} bytes; {most} are the most")
        for link in page.loads + page.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme == "data" or (parts.scheme and link in page.links):
                continue
            if parts.scheme or parts.netloc:
                faults.append(f"{name}: loads {link}")
                continue
            target = path if not parts.path else pathlib.Path(os.path.normpath(path.parent / urllib.parse.unquote(parts.path)))
            if not target.exists():
                faults.append(f"{name}: no such file: {link}")
            elif parts.fragment and target in pages and urllib.parse.unquote(parts.fragment) not in pages[target].anchors:
                faults.append(f"{name}: no such place: {link}")

    shared = {(folder / link.partition("?")[0]).resolve() for link in pages[folder / "index.html"].loads}
    size = sum(path.stat().st_size for path in shared if path.suffix in (".js", ".css"))
    if size > LARGEST_SHARED:
        faults.append(f"scripts and styles of a page: {size} bytes; {LARGEST_SHARED} are the most")

    def opened(paths):
        found = []
        with Browser() as browser:
            for path in paths:
                name = path.relative_to(folder)
                messages = browser.open(path.as_uri())
                if not browser.run("return document.querySelector('h1')") and path.name != "search.html":
                    found.append(f"{name}: shows no heading")
                found += [f"{name}: {message}" for message in messages]
        return found

    paths = list(pages)
    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        faults += sum(pool.map(opened, [paths[k::WORKERS] for k in range(WORKERS)]), [])
    for query, page in SEARCHES.items():
        # The contents at the side have every page, so that only the hits count.
        hit = f"#search-results a[href='{page}'], #search-results a[href^='{page}#'], #search-results a[href^='{page}?']"
        messages = browser.open((folder / "search.html").as_uri() + "?q=" + query, f'document.querySelector("{hit}")')
        if not browser.run(f'return document.querySelector("{hit}")'):
            faults.append(f"a search for {query} does not find {page}")
        elif not browser.wait("[...document.querySelectorAll('#search-results .context')].some(p => p.textContent.toLowerCase().includes(" + repr(query.lower()) + "))", 10):
            faults.append(f"a search for {query} shows no excerpt with it")
        faults += [f"search for {query}: {message}" for message in messages]
    return len(pages), faults


def check_versions(browser, folder):
    """Beside an older version, a page lists both, and leads to the other one."""
    older = folder.parent / "0.1"
    older.mkdir()
    for name in ("index.html", "searchindex.js"):
        shutil.copyfile(folder / name, older / name)
    subprocess.run([sys.executable, pathlib.Path(__file__).resolve().parents[3] / "Scripts/lib/site/versions.py", folder.parent], check=True)
    browser.open((folder / "cookbook.html").as_uri(), "document.getElementById('versions').options.length")
    names = browser.run("return [...document.getElementById('versions').options].map(o => o.value)")
    faults = [] if names == [folder.name, "0.1"] else [f"versions: the page offers {names}"]
    browser.run("const v = document.getElementById('versions'); v.value = '0.1'; v.dispatchEvent(new Event('change'))")
    if not browser.wait("location.pathname.endsWith('/0.1/index.html')", 10):
        faults.append("versions: choosing one does not lead to it")
    shutil.rmtree(older)
    return faults


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    with Browser() as browser:
        pages, faults = check(browser, folder)
        faults += check_versions(browser, folder)
    print("\n".join(faults), end="\n" if faults else "")
    print(f"pages: {pages} pages, {len(SEARCHES)} searches, {len(faults)} faults")
    sys.exit(bool(faults))


main()
