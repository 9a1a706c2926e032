"""The best that a system allows, level by level, by linear programs: HiGHS, through scipy.

At each priority from the highest down the sum of the violations is made as small as it can be while all higher levels
stay at their least. Sizes are never below 0, which counts more than any priority. Nothing here knows how playhead
solves.
"""
import numpy
import scipy.optimize
import scipy.sparse

from constraints import HEIGHT, REQUIRED, WIDTH, X, Y

SIGNS = {"lessThanOrEqual": (1,), "greaterThanOrEqual": (-1,), "equal": (1, -1)}


class Impossible(Exception):
    """The required rows exclude each other."""


class Lines:
    """Rows of a sparse matrix, and their right sides."""

    def __init__(self):
        self.places, self.columns, self.values, self.right = [], [], [], []

    def add(self, terms, right):
        for column, value in terms:
            self.places.append(len(self.right))
            self.columns.append(column)
            self.values.append(value)
        self.right.append(right)

    def matrix(self, width):
        return scipy.sparse.csr_array((self.values, (self.places, self.columns)), shape=(len(self.right), width))


class Program:
    """A linear program: a column for each variable, and one for how far each row that is not required is missed."""

    def __init__(self, rows, variables):
        self.lines, self.equations = Lines(), Lines()
        self.columns = {variable: k for k, variable in enumerate(variables)}
        lows = [0 if part >= WIDTH else -numpy.inf for _, part in variables]
        misses = {}
        for row in rows:
            terms = [(self.columns[variable], value) for variable, value in row.terms.items() if value]
            if row.priority == REQUIRED and row.relation == "equal":
                self.equations.add(terms, row.right)
                continue
            miss = []
            if row.priority < REQUIRED:
                misses.setdefault(row.priority, []).append(len(lows))
                miss = [(len(lows), -1)]
                lows.append(0)
            # An equation is missed by one number, too: on one of its two sides there is nothing to miss.
            for sign in SIGNS[row.relation]:
                self.lines.add([(column, sign * value) for column, value in terms] + miss, sign * row.right)
        # By priority, from the highest down.
        self.misses = dict(sorted(misses.items(), reverse=True))
        self.bounds = numpy.column_stack((lows, numpy.full(len(lows), numpy.inf)))

    def least(self, columns, sign=1):
        """The least value of the sum of the columns, or of the sum with the other sign."""
        cost = numpy.zeros(len(self.bounds))
        cost[columns] = sign
        rows = {}
        for name, lines in (("ub", self.lines), ("eq", self.equations)):
            if lines.right:
                rows |= {f"A_{name}": lines.matrix(len(cost)), f"b_{name}": numpy.array(lines.right)}
        # Before it solves, HiGHS now and then takes what falls without end for impossible.
        for options in ({}, {"presolve": False}):
            found = scipy.optimize.linprog(cost, **rows, bounds=self.bounds, method="highs", options=options)
            if found.status != 2:
                break
        if found.status == 2:
            raise Impossible
        # It falls without end.
        if found.status == 3:
            return -numpy.inf
        if found.status:
            raise SystemExit(f"HiGHS gives up: {found.message}")
        return found.fun

    def solve(self):
        """The least violation by priority; afterwards the program allows the solutions that have these alone."""
        least = {}
        if not self.misses:
            self.least([])
        for priority, columns in self.misses.items():
            least[priority] = self.least(columns)
            self.lines.add([(column, 1) for column in columns], least[priority])
        return least

    def settle(self, rows, order):
        """The one solution that the rule chooses of those that are left: sizes as small as they can be, then
        inequalities as tight, by the sum of what they have to spare, then positions as near to 0, the first item's
        first each time."""
        values = {}
        for variable in [(item.index, part) for item in order for part in (WIDTH, HEIGHT)]:
            values[variable] = self.least([self.columns[variable]])
            self.bounds[self.columns[variable]] = values[variable]
        spare = []
        for row in rows:
            # A content is one constraint, an equation with two priorities.
            if row.relation != "equal" and row.name:
                (sign,) = SIGNS[row.relation]
                terms = [(self.columns[variable], -sign * value) for variable, value in row.terms.items() if value]
                spare.append(len(self.bounds))
                self.bounds = numpy.vstack((self.bounds, (0, numpy.inf)))
                self.lines.add([*terms, (spare[-1], -1)], -sign * row.right)
        self.lines.add([(column, 1) for column in spare], self.least(spare))
        for variable in [(item.index, part) for item in order for part in (X, Y)]:
            low, high = self.span(variable)
            values[variable] = min(max(low, 0), high)
            self.bounds[self.columns[variable]] = values[variable]
        return values

    def span(self, variable):
        """The least and the greatest value of a variable."""
        column = self.columns[variable]
        return self.least([column]), -self.least([column], -1)


def is_possible(rows, variables):
    """Whether all of the rows can hold that are required."""
    try:
        Program([row for row in rows if row.priority == REQUIRED], variables).solve()
    except Impossible:
        return False
    return True


def violation(row, values):
    off = sum(value * values[variable] for variable, value in row.terms.items()) - row.right
    return max(0.0, *(sign * off for sign in SIGNS[row.relation]))
