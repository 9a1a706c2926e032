// The cubic curves of `cb_scrub`, between the baselines only.
#pragma once

// x and y of a cubic Bezier from (0, 0) to (1, 1) as polynomials: ((a s + b) s + c) s.
typedef struct {
  double ax, bx, cx, ay, by, cy;
} cb_curve;

enum { cb_curve_count = 4 };
cb_curve cb_named_curve(int index);

static inline double cb_curve_x(const cb_curve *c, double s) { return ((c->ax * s + c->bx) * s + c->cx) * s; }
static inline double cb_curve_y(const cb_curve *c, double s) { return ((c->ay * s + c->by) * s + c->cy) * s; }
static inline double cb_curve_slope(const cb_curve *c, double s) { return (3 * c->ax * s + 2 * c->bx) * s + c->cx; }

// The curve's y where its x is `fraction`, 0 through 1: Newton to 1e-7, as browsers do, else bisection.
double cb_solve(const cb_curve *curve, double fraction);

static inline double cb_clamp(double fraction) { return fraction < 0 ? 0 : fraction > 1 ? 1 : fraction; }
