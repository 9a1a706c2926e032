// The state of W1, between the baselines only.
#pragma once

#include "CBaselines.h"
#include "Curve.h"

enum { cb_group_count = 64 };
static const double cb_duration = 0.35;

typedef struct cb_layer cb_layer;

struct cb_scrub {
  long layers, properties;
  cb_timing timing;
  cb_curve curves[cb_curve_count];

  // Columns, one entry a property, ordered by curve so that each curve's run is contiguous.
  long run_start[cb_curve_count + 1];
  double *from, *to, *value, *begin;
  int *group;
  double group_value[cb_group_count];
  // Of springs: value = to + amplitude * exp(-decay t) * sin(frequency t + phase).
  double *decay, *frequency, *phase, *amplitude;

  cb_layer **objects;
};

// When layer i begins, in seconds.
double cb_begin(cb_timing timing, long layer);
// The column entry of a layer's property.
long cb_column(const cb_scrub *scrub, long layer, int property);

void cb_objects_open(cb_scrub *scrub);
void cb_objects_close(cb_scrub *scrub);

// A solve for each entry from `start` to `end`, many at a time.
void cb_solve_each(cb_scrub *scrub, const cb_curve *curve, long start, long end, double time);
void cb_springs_each(cb_scrub *scrub, double time);
