"""Writes the editors' snippets as a script, as they are when nothing is typed into them, behind each other.

    python3 snippets.py SNIPPETS >SCRIPT
"""
import json
import re
import sys

ORDER = ["animator", "presentation controller", "delegate", "gesture"]
snippets = json.load(open(sys.argv[1], encoding="utf-8"))
assert {f"playhead {name}" for name in ORDER} == set(snippets), "every snippet is tried"
for name in ORDER:
    text = "\n".join(snippets[f"playhead {name}"]["body"])
    print(re.sub(r"\$\{\d+:([^}]*)\}", r"\1", text).replace("$0", ""))
