"""How long kiwi takes for the systems of playhead-bench's LayoutComparisons: one line, `L1a=NANOSECONDS,L1b=…`.

Constraints are made before the clock starts, so that only kiwi's own C++ is timed, and a call into it.
"""

import time

from kiwisolver import Solver, Variable


def chain(count):
    variables = [Variable() for _ in range(2 * count)]
    rows = [variables[0] == 16]
    rows += [variables[2 * index + 1] == 20 + index % 7 for index in range(count)]
    rows += [
        variables[2 * index] - variables[2 * index - 2] - variables[2 * index - 1] == 8 for index in range(1, count)
    ]
    return variables, rows


def text_list(count):
    """Strengths are kiwi's: 750 is strong, 250 weak."""
    variables = [Variable() for _ in range(6 * count + 1)]
    window = variables[-1]
    rows = [window == 390]
    for index in range(count):
        left, top, width, height, icon_left, icon_top = variables[6 * index : 6 * index + 6]
        rows.append(left == 16)
        rows.append(top == 8 if index == 0 else top - variables[6 * index - 5] - variables[6 * index - 3] == 8)
        for variable, size in ((width, 100), (height, 20)):
            rows += [(variable >= size) | "strong", (variable <= size) | "weak", variable >= 0]
        rows.append(width - window <= -32)
        rows.append(icon_left - left - width == 8)
        rows.append(icon_top - top == 0)
    return variables, rows


def build(rows):
    solver = Solver()
    for row in rows:
        solver.addConstraint(row)
    solver.updateVariables()
    return solver


def least(work, times):
    """The least of several times, in nanoseconds: what else the machine did only adds to one."""
    found = []
    for _ in range(times):
        start = time.process_time_ns()
        work()
        found.append(time.process_time_ns() - start)
    return min(found)


def often(work, calls, times):
    def repeat():
        for call in range(calls):
            work(call)

    return least(repeat, times) / calls


def main():
    found = {}
    found["L1a"] = least(lambda: build(chain(500)[1]), 3)
    found["L1b"] = least(lambda: build(text_list(100)[1]), 3)
    # Making the constraints is not kiwi's work.
    found["L1a"] -= least(lambda: chain(500), 3)
    found["L1b"] -= least(lambda: text_list(100), 3)

    variables, rows = chain(500)
    solver = build(rows[1:])
    head = variables[0]
    solver.addEditVariable(head, "strong")

    def change(call):
        solver.suggestValue(head, 16 + call % 2)
        solver.updateVariables()

    found["L2a"] = often(change, 100, 5)

    solver = build(rows)
    soft = (variables[501] == 30) | "weak"

    def add_and_remove(row):
        def work(_):
            solver.addConstraint(row)
            solver.updateVariables()
            solver.removeConstraint(row)

        return work

    found["L3a"] = often(add_and_remove(soft), 50, 5)
    variables, rows = text_list(100)
    solver = build(rows)
    found["L3b"] = often(add_and_remove((variables[50 * 6 + 3] == 44) | "required"), 20, 5)
    print(",".join(f"{name}={value:.0f}" for name, value in found.items()))


main()
