#!/usr/bin/env python3
"""Compares a measurement with the judgements, and prints how many findings are true, by rule.

usage: judge.py RESULTS.jsonl [--least 90] [--least-with-trivial 97] [--open]

A finding is an error or a warning; the same finding in several runs counts once: same project, file, line and rule. Fails
where one has no judgement, and where fewer are true, or true or trivial, than PERCENT. --open prints the findings without
a judgement as rows to be judged.
"""
import argparse, collections, csv, json, os, sys

HERE = os.path.dirname(os.path.abspath(__file__))
VERDICTS = ("true", "trivial", "false")


def judgements():
    """The verdict on each finding."""
    result = {}
    with open(os.path.join(HERE, "judgements.tsv"), encoding="utf-8") as file:
        for row in csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            if not row or row[0].startswith("#"):
                continue
            project, path, line, rule, verdict, why = row
            assert verdict in VERDICTS and why, f"no verdict: {row}"
            result[(project, path, int(line), rule)] = verdict
    return result


def findings(path):
    """Each finding of a measurement, with its row."""
    result = {}
    for line in open(path):
        run = json.loads(line)
        for row in run["findings"]:
            if row.get("severity") in ("error", "warning"):
                key = (run["project"], row.get("file") or "", row.get("line") or 0, row.get("rule") or row.get("what") or "mistake")
                result.setdefault(key, row)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results")
    parser.add_argument("--least", type=float, default=90)
    parser.add_argument("--least-with-trivial", type=float, default=97)
    parser.add_argument("--open", action="store_true")
    options = parser.parse_args()
    known, counts, missing = judgements(), collections.defaultdict(collections.Counter), []
    for key, row in sorted(findings(options.results).items()):
        verdict = known.get(key)
        if verdict is None:
            missing.append((key, row))
        else:
            counts[key[3]][verdict] += 1
            counts["all"][verdict] += 1
    print(f"{'rule':14}{'true':>8}{'trivial':>8}{'false':>8}")
    for rule in sorted(counts, key=lambda rule: (rule == "all", rule)):
        print(f"{rule:14}" + "".join(f"{counts[rule][verdict]:8}" for verdict in VERDICTS))
    total = sum(counts["all"].values())
    isRight = not missing
    if total:
        true, trivial = counts["all"]["true"], counts["all"]["trivial"]
        print(f"true {100 * true / total:.1f} %, true or trivial {100 * (true + trivial) / total:.1f} %, of {total}")
        isRight &= 100 * true >= options.least * total and 100 * (true + trivial) >= options.least_with_trivial * total
    if missing:
        print(f"{len(missing)} findings have no judgement", file=sys.stderr)
    for key, row in missing if options.open else []:
        print(*key, "?", row.get("message"), row.get("transition"), row.get("scenario"), sep="\t")
    sys.exit(0 if isRight else 1)


if __name__ == "__main__":
    main()
