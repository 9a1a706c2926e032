// A solve for each animation, without a branch, so that the compiler makes vectors of it; AVX2 where the machine has it.
#include <math.h>

#include "Scrub.h"

#if defined(__x86_64__)
#define FOR_EACH_MACHINE __attribute__((target_clones("avx2", "default")))
#else
#define FOR_EACH_MACHINE __attribute__((noinline))
#endif

// The curve is read from its flatter end. The root of the quadratic part there is the start of four Newton steps,
// which reach 1e-9 for the named curves.
FOR_EACH_MACHINE
static void solve_run(
    const cb_curve *curve, long count, double time, double *restrict value, const double *restrict from,
    const double *restrict to, const double *restrict begin) {
  double ax = curve->ax, bx = curve->bx, cx = curve->cx, ay = curve->ay, by = curve->by, cy = curve->cy;
  double slope_at_end = 3 * ax + 2 * bx + cx, offset = 0, sign = 1;
  if (slope_at_end < cx) {
    double y_slope_at_end = 3 * ay + 2 * by + cy;
    bx = -(3 * ax + bx);
    cx = slope_at_end;
    by = 3 * ay + by;
    cy = -y_slope_at_end;
    ay = -ay;
    offset = 1;
    sign = -1;
  }
  for (long i = 0; i < count; i++) {
    double fraction = (time - begin[i]) * (1 / cb_duration);
    fraction = fraction < 0 ? 0 : fraction;
    fraction = fraction > 1 ? 1 : fraction;
    double x = offset + sign * fraction, discriminant = cx * cx + 4 * bx * x;
    discriminant = discriminant < 0 ? 0 : discriminant;
    double s = 2 * x / (cx + sqrt(discriminant) + 1e-12);
    s = s > 1 ? 1 : s;
    for (int step = 0; step < 4; step++) {
      double error = ((ax * s + bx) * s + cx) * s - x;
      s -= error / ((3 * ax * s + 2 * bx) * s + cx + 1e-12);
    }
    double y = ((ay * s + by) * s + cy) * s + offset;
    value[i] = from[i] + (to[i] - from[i]) * y;
  }
}

void cb_solve_each(cb_scrub *s, const cb_curve *curve, long start, long end, double time) {
  solve_run(curve, end - start, time, s->value + start, s->from + start, s->to + start, s->begin + start);
}

// exp(x) for x in -30 through 0, to 1e-13: 2^n times a polynomial on half a step to either side.
static inline double exponential(double x) {
  double n = __builtin_floor(x * 1.4426950408889634 + 0.5);
  double r = (x - n * 0.693147180369123816490) - n * 1.90821492927058770002e-10;
  double p = 1.0 / 3628800;
  p = p * r + 1.0 / 362880;
  p = p * r + 1.0 / 40320;
  p = p * r + 1.0 / 5040;
  p = p * r + 1.0 / 720;
  p = p * r + 1.0 / 120;
  p = p * r + 1.0 / 24;
  p = p * r + 1.0 / 6;
  p = p * r + 0.5;
  p = p * r + 1;
  p = p * r + 1;
  union {
    double number;
    long long bits;
  } power = {.bits = ((long long)((int)n + 1023)) << 52};
  return p * power.number;
}

// sin(x) for |x| below 1000, to 1e-13: reduced to a quarter turn to either side of 0.
static inline double sine(double x) {
  double n = __builtin_floor(x * 0.31830988618379067 + 0.5);
  double r = (x - n * 3.1415926218032837) - n * 3.178650954705639e-8;
  double half = n * 0.5, sign = 1 - 4 * (half - __builtin_floor(half));
  double q = r * r, p = -1.0 / 1307674368000;
  p = p * q + 1.0 / 6227020800;
  p = p * q - 1.0 / 39916800;
  p = p * q + 1.0 / 362880;
  p = p * q - 1.0 / 5040;
  p = p * q + 1.0 / 120;
  p = p * q - 1.0 / 6;
  return sign * (r + r * q * p);
}

FOR_EACH_MACHINE
static void spring_run(
    long count, double time, double *restrict value, const double *restrict to, const double *restrict begin,
    const double *restrict decay, const double *restrict frequency, const double *restrict phase,
    const double *restrict amplitude) {
  for (long i = 0; i < count; i++) {
    double t = time - begin[i];
    t = t < 0 ? 0 : t;
    value[i] = to[i] + amplitude[i] * exponential(-decay[i] * t) * sine(frequency[i] * t + phase[i]);
  }
}

void cb_springs_each(cb_scrub *s, double time) {
  spring_run(
      s->properties, time, s->value, s->to, s->begin, s->decay, s->frequency, s->phase, s->amplitude);
}
