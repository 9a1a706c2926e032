"""Lists the versions of a site beside each other: `main`, `0.2`, `0.1`. Those of old are never built again, and offer the new
ones all the same, because their pages read the list.

    python3 versions.py FOLDER

writes versions.json, for programs, and versions.js, for pages: one opened from a file may load a script and no data.
"""
import json
import pathlib
import re
import sys

SCRIPT = """{
  const box = document.getElementById("versions"), own = box.dataset.own
  box.replaceChildren(...VERSIONS.map(name => new Option(name, name, false, name === own)))
  box.onchange = () => { location.href = `${document.documentElement.dataset.content_root}../${box.value}/index.html` }
}
"""


def order(name):
    """The newest release first, before it what is not released."""
    numbers = re.findall(r"\d+", name)
    return [0] if not numbers else [1, *(-int(number) for number in numbers)]


def versions(folder):
    return sorted((path.parent.name for path in folder.glob("*/searchindex.js")), key=order)


if __name__ == "__main__":
    place = pathlib.Path(sys.argv[1])
    names = json.dumps(versions(place))
    (place / "versions.json").write_text(names + "\n")
    (place / "versions.js").write_text(SCRIPT.replace("VERSIONS", names))
