#include "Curve.h"

#include <math.h>

#include "CBaselines.h"

cb_curve cb_named_curve(int index) {
  // easeIn, easeOut, easeInEaseOut, default: Core Animation's control points.
  static const double points[cb_curve_count][4] = {
      {0.42, 0, 1, 1}, {0, 0, 0.58, 1}, {0.42, 0, 0.58, 1}, {0.25, 0.1, 0.25, 1}};
  const double *p = points[index];
  cb_curve c;
  c.cx = 3 * p[0];
  c.bx = 3 * (p[2] - p[0]) - c.cx;
  c.ax = 1 - c.cx - c.bx;
  c.cy = 3 * p[1];
  c.by = 3 * (p[3] - p[1]) - c.cy;
  c.ay = 1 - c.cy - c.by;
  return c;
}

// Halves the interval that holds the solution until it is `width` wide.
static double bisect(const cb_curve *curve, double fraction, double width) {
  double low = 0, high = 1;
  while (high - low > width) {
    double middle = 0.5 * (low + high);
    if (cb_curve_x(curve, middle) < fraction) low = middle;
    else high = middle;
  }
  return cb_curve_y(curve, 0.5 * (low + high));
}

double cb_solve(const cb_curve *curve, double fraction) {
  double s = fraction;
  for (int i = 0; i < 8; i++) {
    double error = cb_curve_x(curve, s) - fraction;
    if (fabs(error) < 1e-7) return cb_curve_y(curve, s);
    double slope = cb_curve_slope(curve, s);
    if (fabs(slope) < 1e-6) break;
    s -= error / slope;
  }
  return bisect(curve, fraction, 1e-7);
}

double cb_exact_curve(int index, double fraction) {
  cb_curve curve = cb_named_curve(index);
  return bisect(&curve, cb_clamp(fraction), 1e-15);
}
