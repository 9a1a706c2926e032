"""Runs FOLDER/tour.ipynb by nbclient and holds what it shows to what it has kept: text to the letter, pictures by their kind. A
text that the tour's page has not is no text of the tour. With --update it keeps what it shows, but for pages."""

import json
import pathlib
import sys

import nbformat
from nbclient import NotebookClient

folder = pathlib.Path(sys.argv[1])
path = folder / "tour.ipynb"
kept = nbformat.read(path, as_version=4)
page = {line.strip() for line in (folder / "TOUR.md").read_text().split("\n")}
shown = nbformat.from_dict(json.loads(json.dumps(kept)))
NotebookClient(shown, kernel_name="playhead", timeout=60, coalesce_streams=True, resources={"metadata": {"path": str(folder)}}).execute()


def texts(cell):
    found = []
    for output in cell.outputs:
        found.append(output.get("text", "") or output.get("data", {}).get("text/plain", ""))
        found += [kind for kind in output.get("data", {}) if kind.startswith("image/")]
    return found


wrong = 0
for cell, other in zip(shown.cells, kept.cells, strict=True):
    if cell.cell_type != "code":
        continue
    for output in cell.outputs:
        if output.output_type == "error":
            print(f"notebook: {cell.source!r} fails: {output.evalue}")
            wrong += 1
        for line in (output.get("text") or "").split("\n"):
            if line.strip() not in page:
                print(f"notebook: Examples/TOUR.md has no line '{line}', which {cell.source!r} prints")
                wrong += 1
    if "--update" not in sys.argv and texts(cell) != texts(other):
        print(f"notebook: {cell.source!r} shows {texts(cell)} and has kept {texts(other)}: Scripts/oracles notebook --update")
        wrong += 1
if "--update" in sys.argv and not wrong:
    for cell in shown.cells:
        cell.metadata = {}
        for output in cell.get("outputs", []):
            output.get("data", {}).pop("text/html", None)
    nbformat.write(shown, path)
sys.exit(1 if wrong else 0)
