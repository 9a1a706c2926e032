"""Whether two traces are the same but for the names of layers: Swift has other statements than Lua, and a layer may be called by
the one that made it. Names count by the order in which the layers arrive.

    python3 same_trace.py A B    prints the first line that differs, and ends with 1 then
"""
import itertools
import json
import sys


def lines(path):
    """The lines of a trace, with a number in the place of each layer's name."""
    numbers = {}

    def named(text):
        # The longest name first: a name may begin with another.
        for name in sorted(numbers, key=len, reverse=True):
            if text == name or text.startswith(name + "."):
                return f"layer {numbers[name]}" + text[len(name) :]
        return text

    def value(part):
        if isinstance(part, dict):
            return {named(key): value(inner) for key, inner in part.items()}
        if isinstance(part, list):
            return [value(inner) for inner in part]
        return named(part) if isinstance(part, str) else part

    with open(path, encoding="utf-8") as file:
        for line in map(json.loads, file):
            if "layer" in line and "class" in line:
                numbers.setdefault(line["layer"], len(numbers) + 1)
            # The text of a label may be a name, too: details are compared as they are.
            yield {key: value(part) if key != "detail" else part for key, part in line.items()}


for number, (a, b) in enumerate(itertools.zip_longest(lines(sys.argv[1]), lines(sys.argv[2])), 1):
    if a != b:
        print(f"{sys.argv[1]} {sys.argv[2]} differ: line {number}\n{json.dumps(a)[:300]}\n{json.dumps(b)[:300]}")
        sys.exit(1)
