#!/usr/bin/env python3
"""Holds `playhead fit` to scipy.optimize.least_squares on the same tables.

usage: check.py PROGRAM FOLDER

Springs are integrated and curves solved here, by scipy alone. Both fits minimise the sum of squares, so that with the same
noise they have to find the same numbers. What is printed has three decimals, of velocities one: TOLERANCE is twice the
rounding, for the two searches end within it, and of a curve's control points, of which the bottom is flatter, eight times.
"""
import os, re, subprocess, sys

import numpy as np
from scipy.integrate import solve_ivp
from scipy.optimize import brentq, least_squares

TOLERANCE, POINTS_TOLERANCE, WAY = 0.001, 0.004, 600.0
# Response, damping ratio, velocity in ways a second.
SPRINGS = [
    (0.35, 1.0, 0.0), (0.5, 0.825, 0.0), (0.55, 0.5, 0.0), (0.4, 0.8, 4.0), (0.3, 1.6, 0.0), (0.45, 0.2, -1.5),
]
CURVES = [(0.7, -0.2, 0.3, 1.3), (0.4, 0.0, 0.2, 1.0), (0.9, 0.1, 0.6, 0.9), (0.22, 0.61, 0.36, 1.0)]
# In points: none, a pixel of a screen of three pixels a point, and three times that.
NOISES = (0.0, 1 / 3, 1.0)


def integrated(response, ratio, velocity, times):
    """The way of a spring from 0 to 1, by an integrator."""
    turn = 2 * np.pi / response
    after = times[times > 0]
    run = solve_ivp(
        lambda _, y: (y[1], turn * turn * (1 - y[0]) - 2 * ratio * turn * y[1]), (0, after[-1]), (0, velocity),
        method="DOP853", t_eval=after, rtol=1e-11, atol=1e-12)
    return np.concatenate([np.zeros(len(times) - len(after)), run.y[0]])


def spring(response, ratio, velocity, times):
    """The same by its formula, for the fit: the way that is left is a product of an exponential and complex sines."""
    turn = 2 * np.pi / response
    root = np.sqrt(complex(ratio * ratio - 1 if abs(ratio - 1) > 1e-7 else 1e-14))
    one, other = turn * (-ratio + root), turn * (-ratio - root)
    share = (velocity + other) / (other - one)
    t = np.maximum(times, 0)
    left = share * np.exp(one * t) + (1 - share) * np.exp(other * t)
    # At 0 what is left is 1 and falls by the velocity: share·one + (1 - share)·other = -velocity.
    return 1 - left.real


def curve(points, fractions):
    """The y of a Bézier curve where its x is each fraction."""
    x1, y1, x2, y2 = points

    def coordinate(a, b, s):
        return 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s * s * b + s ** 3

    def one(fraction):
        if fraction <= 0 or fraction >= 1:
            return float(fraction >= 1)
        return coordinate(y1, y2, brentq(lambda s: coordinate(x1, x2, s) - fraction, 0, 1, xtol=1e-14))

    return np.array([one(f) for f in fractions])


def nearest(residuals, guesses, bounds):
    """The unknowns of the least sum of squares that a search from one of the guesses ends at."""
    runs = [
        least_squares(residuals, guess, bounds=bounds, x_scale="jac", xtol=1e-14, ftol=1e-14, gtol=1e-14, max_nfev=2000)
        for guess in guesses
    ]
    return min(runs, key=lambda run: run.cost).x


def scipy_spring(times, values, truth, lead, hasVelocity):
    """Response, ratio and, in points a second, velocity."""
    def residuals(u):
        way = spring(u[0], u[1], u[5] if hasVelocity else 0, times - u[2])
        return u[3] + (u[4] - u[3]) * way - values

    guesses = [
        [truth[0], truth[1], lead + early, 700, 700 - WAY] + ([truth[2]] if hasVelocity else [])
        for early in (-1 / 60, -1 / 240, 0, 1 / 240, 1 / 60)
    ]
    low, high = [0.05, 0.01, -1, -1e4, -1e4], [5, 5, 2, 1e4, 1e4]
    u = nearest(residuals, guesses, (low + [-100] * hasVelocity, high + [100] * hasVelocity))
    return u[0], u[1], (u[4] - u[3]) * u[5] if hasVelocity else 0.0


def scipy_curve(times, values, truth, lead, isFixed):
    """The control points, of which some are known, and the duration."""
    def points(u):
        rest = iter(u[4:])
        return [value if fixed else next(rest) for value, fixed in zip(truth, isFixed)]

    def residuals(u):
        return u[2] + (u[3] - u[2]) * curve(points(u), (times - u[0]) / u[1]) - values

    free = [value for value, fixed in zip(truth, isFixed) if not fixed]
    bounds = [(0, 1), (-2, 3), (0, 1), (-2, 3)]
    own = [range for range, fixed in zip(bounds, isFixed) if not fixed]
    guesses = [[lead + early, 0.5, 700, 700 - WAY] + free for early in (-1 / 120, 0, 1 / 120)]
    limits = ([-1, 0.05, -1e4, -1e4] + [a for a, _ in own], [2, 3, 1e4, 1e4] + [b for _, b in own])
    u = nearest(residuals, guesses, limits)
    return points(u), u[1]


class Oracle:
    def __init__(self, program, folder):
        self.program, self.folder, self.count, self.wrong = program, folder, 0, []

    def fit(self, times, values):
        """What the program prints of a table."""
        path = os.path.join(self.folder, "positions.csv")
        with open(path, "w") as file:
            file.writelines(f"{t!r},{v!r}\n" for t, v in zip(times.tolist(), values.tolist()))
        run = subprocess.run([self.program, "fit", path], capture_output=True, text=True, check=True)
        return run.stdout

    def hold(self, name, pairs):
        """Counts a table, and notes numbers that are farther apart than they may be."""
        self.count += 1
        far = [(what, own, other) for what, own, other, most in pairs if not abs(own - other) <= most]
        self.wrong += [f"{name}: {what} {own:g}, by scipy {other:g}" for what, own, other in far]
        return not far

    def spring(self, truth, rate, noise, lead, values=None, seed=1):
        times = np.arange(0, 1.6, 1 / rate)
        measured = 700 - WAY * integrated(*truth, times - lead)
        measured = measured + noise * np.random.default_rng(seed).standard_normal(len(times))
        said = self.fit(times, measured if values is None else values)
        found = re.search(r"^spring +response ([\d.]+).*? s, damping ratio ([\d.]+).*?, from (rest|-?[\d.]+ a second)", said, re.M)
        name = f"spring {truth}, {rate} fps, noise {noise:.2g}"
        if not found:
            self.wrong.append(f"{name}: no spring in {said!r}")
            return False
        hasVelocity = found[3] != "rest"
        response, ratio, velocity = scipy_spring(times, measured, truth, lead, hasVelocity)
        pairs = [("response", float(found[1]), response, TOLERANCE), ("ratio", float(found[2]), ratio, TOLERANCE)]
        if hasVelocity:
            # Its bottom is flat: a start a hundredth of a frame later is a velocity of some points a second less.
            pairs.append(("velocity", float(found[3].split()[0]), velocity, 0.01 * abs(velocity) + 0.1))
        return self.hold(name, pairs)

    def curve(self, truth, rate, noise, lead, seed=1):
        times = np.arange(0, 0.9, 1 / rate)
        measured = 700 - WAY * curve(truth, (times - lead) / 0.5)
        measured = measured + noise * np.random.default_rng(seed).standard_normal(len(times))
        said = self.fit(times, measured)
        found = re.search(r"^curve +([-\d., ]+) over ([\d.]+)", said, re.M)
        name = f"curve {truth}, {rate} fps, noise {noise:.2g}"
        if not found or len(found[1].split(", ")) != 4:
            self.wrong.append(f"{name}: no control points in {said!r}")
            return
        own = [float(word) for word in found[1].split(", ")]
        isFixed = [False, own[1] == 0, False, own[3] == 1]
        points, duration = scipy_curve(times, measured, truth, lead, isFixed)
        pairs = [(what, a, b, POINTS_TOLERANCE) for what, a, b in zip(("x1", "y1", "x2", "y2"), own, points)]
        self.hold(name, pairs + [("duration", float(found[2]), duration, 2 * TOLERANCE)])


def main():
    oracle = Oracle(*sys.argv[1:3])
    for rate in (60, 120):
        for noise in NOISES:
            for truth in SPRINGS:
                oracle.spring(truth, rate, noise, lead=0.1033)
            for truth in CURVES:
                oracle.curve(truth, rate, noise, lead=0.1033)
    for line in oracle.wrong:
        print(line)
    # The fit of another table is found.
    times = np.arange(0, 1.6, 1 / 60)
    other = 700 - WAY * integrated(0.355, 1.0, 0, times - 0.1033)
    passes = Oracle(*sys.argv[1:3]).spring((0.35, 1.0, 0.0), 60, 0.0, lead=0.1033, values=other)
    if passes:
        print("the spring of another table passes")
    print(f"fit: {oracle.count} tables, {len(oracle.wrong)} numbers apart from scipy's")
    sys.exit(1 if oracle.wrong or passes else 0)


if __name__ == "__main__":
    main()
