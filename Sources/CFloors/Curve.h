// The cubic curves of W1, between the floors only.
#pragma once

// x and y of a cubic Bezier from (0, 0) to (1, 1) as polynomials: ((a s + b) s + c) s.
typedef struct {
  double ax, bx, cx, ay, by, cy;
} cf_curve;

enum { cf_curve_count = 4 };
cf_curve cf_named_curve(int index);

static inline double cf_curve_x(const cf_curve *c, double s) { return ((c->ax * s + c->bx) * s + c->cx) * s; }
static inline double cf_curve_y(const cf_curve *c, double s) { return ((c->ay * s + c->by) * s + c->cy) * s; }
static inline double cf_curve_slope(const cf_curve *c, double s) { return (3 * c->ax * s + 2 * c->bx) * s + c->cx; }

// The curve's y where its x is `fraction`, 0 through 1: Newton to 1e-7, as browsers do, else bisection.
double cf_solve(const cf_curve *curve, double fraction);

static inline double cf_clamp(double fraction) { return fraction < 0 ? 0 : fraction > 1 ? 1 : fraction; }
