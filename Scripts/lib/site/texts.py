"""The texts of all pages as a script for the search page: a page that is read from a file cannot fetch another one, and the
search would show titles alone."""
import html.parser
import json
import pathlib

SCRIPT = """
if (location.protocol === "file:") {
  const escaped = text => text.replace(/[&<]/g, sign => sign === "&" ? "&amp;" : "&lt;")
  window.fetch = async address => {
    const path = new URL(address, location.href).pathname
    const page = Object.keys(texts).find(name => path.endsWith("/" + name)) ?? ""
    const sections = (texts[page] ?? []).map(([id, text]) => `<section id="${id}">${escaped(text)}</section>`)
    return { ok: true, text: async () => `<div role="main">${sections.join(" ")}</div>` }
  }
}
"""


class Sections(html.parser.HTMLParser):
    """The text of a page's article, by section."""

    def __init__(self):
        super().__init__()
        self.found, self.open, self.silent, self.inside = [], [], 0, False

    def handle_starttag(self, tag, attributes):
        words = dict(attributes)
        if tag == "article":
            self.inside = True
        if tag in ("script", "style", "figure"):
            self.silent += 1
        if self.inside and tag == "section":
            self.open.append([words.get("id", ""), ""])
            self.found.append(self.open[-1])

    def handle_endtag(self, tag):
        if tag == "article":
            self.inside = False
        if tag in ("script", "style", "figure"):
            self.silent -= 1
        if self.inside and tag == "section" and self.open:
            self.open.pop()

    def handle_data(self, data):
        if self.open and not self.silent and data.strip("¶ \n"):
            self.open[-1][1] = " ".join((self.open[-1][1] + " " + data).split())


def write(folder):
    """Writes `_static/texts.js` of a built site."""
    folder, texts = pathlib.Path(folder), {}
    for page in sorted(folder.rglob("*.html")):
        name = page.relative_to(folder).as_posix()
        if not name.startswith(("players/", "_static/", "files/")):
            reader = Sections()
            reader.feed(page.read_text(encoding="utf-8"))
            texts[name] = reader.found
    # The longest names first: `index.html` ends the address of every folder's index.
    names = sorted(texts, key=lambda name: (-len(name), name))
    lines = ",\n".join(json.dumps(name) + ":" + json.dumps(texts[name], ensure_ascii=False, separators=(",", ":")) for name in names)
    (folder / "_static" / "texts.js").write_text(f"const texts = {{\n{lines}}}\n{SCRIPT}", encoding="utf-8")
