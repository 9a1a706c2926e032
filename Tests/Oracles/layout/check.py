"""Holds playhead's layouts of random systems to the best that linear programs find; prints each fault, and ends with 1
when there is one.

    python3 check.py PLAYHEAD [--systems N] [--seed S] [--only K]

Each layout has to miss its constraints as little as can be, level by level, whatever else it chooses. Constraints that
are reported to exclude each other have to do so, and no more without any one of them. Of one in so many systems each
number is looked at by itself: what can be no other has to be that, a view is ambiguous where one of its numbers can,
and what is open has to be what the rule of Sources/Engine/LayoutSolver/README.md makes it. There wrong layouts and wrong
reports are made, too, which have to be found. `--only` prints the script of one system, and checks that one.

kiwi is no second voice here: it knows three strengths below required, and adds up all of them with weights.
"""
import argparse
import dataclasses
import sys

import levels
import script
from constraints import REQUIRED, WIDTH
from stacks import PREFIX
from systems import System

# HiGHS holds rows and bounds to 1e-7, playhead calls 0 what is within 1e-9, and a level is a sum of some tens of these.
# Constants are eighths: what is wrong is wrong by much more.
TOLERANCE = 1e-5
# Systems of one script.
BATCH = 50
# Of so many systems one is looked at number by number, with some programs for each; and wrong reports are made of one.
SAMPLE, REPORTS = 20, 4
# The control: how far one number that can be no other is moved, which has to be found.
NUDGE = 0.01


class Checker:
    def __init__(self):
        self.faults = []
        kinds = ("layouts", "levels", "conflicts", "numbers that can be no other", "ambiguous views", "controls")
        self.counts = dict.fromkeys(kinds, 0)

    def count(self, what, number=1):
        self.counts[what] += number

    def check(self, system, moment, layout, is_asked):
        rows, variables = system.rows(moment), system.variables(moment)
        script.add_gaps(system, moment, layout.frames)
        faults, program, least = judge(rows, variables, layout)
        self.count("layouts")
        self.count("levels", len(least))
        self.count("conflicts", len(layout.conflicts))
        if is_asked and not faults:
            faults += self.check_numbers(system, moment, rows, least, program, layout)
        if system.number % REPORTS == 0 and not faults:
            faults += self.check_reports(rows, variables, layout)
        self.faults += [f"system {system.number}, layout {moment}: {fault}" for fault in faults]

    def check_numbers(self, system, moment, rows, least, program, layout):
        faults, ambiguous, decided = [], set(), []
        for variable in program.columns:
            low, high = program.span(variable)
            if high - low > TOLERANCE:
                ambiguous.add(variable[0])
                continue
            decided.append(variable)
            if not low - TOLERANCE <= layout.frames[variable] <= high + TOLERANCE:
                faults.append(f"{name(variable)} is {layout.frames[variable]}, and can only be {low}")
        # The program is asked about views.
        ambiguous -= {item.index for item in system.items + system.gaps(moment) if item.is_guide}
        if ambiguous != layout.open:
            faults.append(f"the ambiguous views are {sorted(layout.open)}, and should be {sorted(ambiguous)}")
        self.count("numbers that can be no other", len(decided))
        self.count("ambiguous views", len(ambiguous))
        rows = without(rows, layout.conflicts)
        for variable, value in program.settle(rows, system.order(moment)).items():
            if abs(layout.frames[variable] - value) > TOLERANCE:
                faults.append(f"{name(variable)} is {layout.frames[variable]}, and by the rule it is {value}")
        for variable in decided:
            self.count("controls")
            nudged = layout.frames | {variable: layout.frames[variable] + NUDGE}
            if not check_levels(rows, least, nudged):
                faults.append(f"control: {name(variable)} moved by {NUDGE} is not found")
        return faults

    def check_reports(self, rows, variables, layout):
        """A conflict that is not reported, and one with a member too few or too many."""
        faults = []
        for conflict in layout.conflicts:
            broken, members = conflict
            others = [other for other in layout.conflicts if other is not conflict]
            wrong = [others]
            for row in sorted(rows, key=is_of_stack):
                if row.name == broken:
                    break
                if row.priority == REQUIRED and len(wrong) < 3:
                    # One that is a member is left out, another is added.
                    names = [n for n in members if n != row.name] + [row.name] * (row.name not in members)
                    wrong.append([*others, (broken, names)])
            for conflicts in wrong:
                self.count("controls")
                if not judge(rows, variables, dataclasses.replace(layout, conflicts=conflicts))[0]:
                    faults.append(f"control: {conflicts} are not found to be other than {layout.conflicts}")
        return faults


def judge(rows, variables, layout):
    """Faults, the program that allows the best layouts alone, and their violations: none, when there is no layout."""
    faults = [f"warns of {code}" for code in layout.warnings]
    faults += check_conflicts(layout.conflicts, rows, variables)
    rows = without(rows, layout.conflicts)
    program = levels.Program(rows, variables)
    try:
        least = program.solve()
    except levels.Impossible:
        return [*faults, "required constraints that are not broken exclude each other"], program, {}
    return faults + check_levels(rows, least, layout.frames), program, least


def is_of_stack(row):
    return row.name is not None and row.name.startswith(PREFIX)


def without(rows, conflicts):
    broken = {name for name, _ in conflicts}
    return [row for row in rows if row.name not in broken]


def name(variable):
    item, part = variable
    return f"{('x', 'y', 'width', 'height')[part]} of item {item}"


def check_levels(rows, least, frames):
    """Whether each level is missed by no more than its least."""
    faults = [f"{name(v)} is {value}" for v, value in frames.items() if v[1] >= WIDTH and value < -TOLERANCE]
    sums = dict.fromkeys(least, 0.0)
    for row in rows:
        off = levels.violation(row, frames)
        if row.priority < REQUIRED:
            sums[row.priority] += off
        elif off > TOLERANCE:
            faults.append(f"{row.name} is required, and missed by {off}")
    for priority, value in least.items():
        if abs(sums[priority] - value) > TOLERANCE:
            faults.append(f"at {priority} the layout misses {sums[priority]}, and the least is {value}")
            # Lower levels follow from it.
            break
    return faults


def check_conflicts(conflicts, rows, variables):
    faults = []
    required = {row.name: row for row in rows if row.priority == REQUIRED}
    for broken, names in conflicts:
        said = f"the conflict of {' '.join(names)}"
        if broken not in names or not required.keys() >= set(names):
            faults.append(f"{said}: not all are required constraints of it, with {broken} among them")
            continue
        members = [required[name] for name in names]
        if levels.is_possible(members, variables):
            faults.append(f"{said}: they can all hold")
        for member in members:
            if not levels.is_possible([row for row in members if row is not member], variables):
                faults.append(f"{said}: the others exclude each other without {member.name}")
        if broken != [row.name for row in rows if row.name in names][-1]:
            faults.append(f"{said}: {broken} is broken, which is not the last one activated")
        kept = [row for row in without(rows, conflicts) if row.priority == REQUIRED]
        if levels.is_possible([*kept, required[broken]], variables):
            faults.append(f"{said}: {broken} is broken, and could hold with all that are not")
    return faults


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("playhead")
    parser.add_argument("--systems", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    options = parser.parse_args()
    numbers = range(options.systems) if options.only is None else [options.only]
    checker = Checker()
    for first in range(0, len(numbers), BATCH):
        batch = [System(options.seed, number) for number in numbers[first : first + BATCH]]
        asked = {system for system in batch if system.number % SAMPLE == 0 or options.only is not None}
        text = script.write(batch, asked)
        if options.only is not None:
            print(text)
        layouts = script.run(options.playhead, text, batch)
        for system in batch:
            for moment in range(system.moments):
                checker.check(system, moment, layouts[system.number, moment], system in asked)
    print("\n".join(checker.faults), end="\n" if checker.faults else "")
    counts = ", ".join(f"{number:,} {what}" for what, number in checker.counts.items())
    print(f"layout: {len(numbers):,} systems, {counts}; {len(checker.faults)} faults")
    sys.exit(bool(checker.faults))


if __name__ == "__main__":
    main()
