// The state of W1, between the floors only.
#pragma once

#include "CFloors.h"
#include "Curve.h"

enum { cf_group_count = 64 };
static const double cf_duration = 0.35;

typedef struct cf_layer cf_layer;

struct cf_scrub {
  long layers, properties;
  cf_timing timing;
  cf_curve curves[cf_curve_count];

  // Columns, one entry a property, ordered by curve so that each curve's run is contiguous.
  long run_start[cf_curve_count + 1];
  double *from, *to, *value, *begin;
  int *group;
  double group_value[cf_group_count];
  // Of springs: value = to + amplitude * exp(-decay t) * sin(frequency t + phase).
  double *decay, *frequency, *phase, *amplitude;

  cf_layer **objects;
};

// When layer i begins, in seconds.
double cf_begin(cf_timing timing, long layer);
// The column entry of a layer's property.
long cf_column(const cf_scrub *scrub, long layer, int property);

void cf_objects_open(cf_scrub *scrub);
void cf_objects_close(cf_scrub *scrub);

// A solve for each entry from `start` to `end`, many at a time.
void cf_solve_each(cf_scrub *scrub, const cf_curve *curve, long start, long end, double time);
void cf_springs_each(cf_scrub *scrub, double time);
