#include "Scrub.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void *column(size_t bytes) {
  size_t size = (bytes + 63) & ~(size_t)63;
  void *memory = aligned_alloc(64, size);
  memset(memory, 0, size);
  return memory;
}

double cb_begin(cb_timing timing, long layer) {
  if (timing == cb_shared) return 0;
  double staggered = (double)(layer % cb_group_count) * 1e-3;
  return timing == cb_staggered ? staggered : staggered + (double)layer * 1e-9;
}

long cb_column(const cb_scrub *scrub, long layer, int property) {
  return scrub->run_start[layer % cb_curve_count] + layer / cb_curve_count * 2 + property;
}

static void set_spring(cb_scrub *scrub, long entry, long layer) {
  double natural = sqrt(300.0 + (double)(layer % 100)), ratio = 20.0 / (2 * natural);
  scrub->decay[entry] = ratio * natural;
  scrub->frequency[entry] = natural * sqrt(1 - ratio * ratio);
  scrub->phase[entry] = atan2(scrub->frequency[entry], scrub->decay[entry]);
  scrub->amplitude[entry] = (scrub->from[entry] - scrub->to[entry]) / sin(scrub->phase[entry]);
}

cb_scrub *cb_scrub_open(long layers, cb_timing timing) {
  cb_scrub *scrub = calloc(1, sizeof *scrub);
  scrub->layers = layers;
  scrub->properties = 2 * layers;
  scrub->timing = timing;
  for (int k = 0; k < cb_curve_count; k++) {
    scrub->curves[k] = cb_named_curve(k);
    scrub->run_start[k + 1] = scrub->run_start[k] + 2 * ((layers - k + cb_curve_count - 1) / cb_curve_count);
  }
  double **columns[] = {&scrub->from,  &scrub->to,        &scrub->value, &scrub->begin,
                        &scrub->decay, &scrub->frequency, &scrub->phase, &scrub->amplitude};
  for (size_t i = 0; i < sizeof columns / sizeof *columns; i++)
    *columns[i] = column((size_t)scrub->properties * sizeof(double));
  scrub->group = column((size_t)scrub->properties * sizeof(int));
  for (long layer = 0; layer < layers; layer++) {
    for (int property = 0; property < 2; property++) {
      long entry = cb_column(scrub, layer, property);
      scrub->from[entry] = property == 0 ? 1 : 20;
      scrub->to[entry] = property == 0 ? 0.25 : 320;
      scrub->begin[entry] = cb_begin(timing, layer);
      scrub->group[entry] = (int)(layer % cb_group_count);
      set_spring(scrub, entry, layer);
    }
  }
  cb_objects_open(scrub);
  return scrub;
}

void cb_scrub_close(cb_scrub *scrub) {
  cb_objects_close(scrub);
  void *columns[] = {scrub->from,      scrub->to,    scrub->value,     scrub->begin, scrub->decay,
                     scrub->frequency, scrub->phase, scrub->amplitude, scrub->group};
  for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) free(columns[i]);
  free(scrub);
}

// Bound by memory: two reads and a write a property.
__attribute__((noinline)) static void interpolate(
    double *restrict value, const double *restrict from, const double *restrict to, long count, double fraction) {
  for (long i = 0; i < count; i++) value[i] = from[i] + (to[i] - from[i]) * fraction;
}

static void evaluate_shared(cb_scrub *s, double time) {
  for (int k = 0; k < cb_curve_count; k++) {
    long start = s->run_start[k];
    double fraction = cb_solve(&s->curves[k], cb_clamp(time / cb_duration));
    interpolate(s->value + start, s->from + start, s->to + start, s->run_start[k + 1] - start, fraction);
  }
}

static void evaluate_staggered(cb_scrub *s, double time) {
  // 64 is a multiple of 4, so a group has one curve.
  int groups = s->layers < cb_group_count ? (int)s->layers : cb_group_count;
  for (int g = 0; g < groups; g++) {
    double fraction = cb_clamp((time - cb_begin(cb_staggered, g)) / cb_duration);
    s->group_value[g] = cb_solve(&s->curves[g % cb_curve_count], fraction);
  }
  for (long i = 0; i < s->properties; i++)
    s->value[i] = s->from[i] + (s->to[i] - s->from[i]) * s->group_value[s->group[i]];
}

void cb_scrub_columns(cb_scrub *s, double time) {
  switch (s->timing) {
    case cb_shared: evaluate_shared(s, time); break;
    case cb_staggered: evaluate_staggered(s, time); break;
    case cb_distinct:
      for (int k = 0; k < cb_curve_count; k++)
        cb_solve_each(s, &s->curves[k], s->run_start[k], s->run_start[k + 1], time);
      break;
    case cb_springs: cb_springs_each(s, time); break;
  }
}

double cb_scrub_column_value(const cb_scrub *scrub, long layer, int property) {
  return scrub->value[cb_column(scrub, layer, property)];
}

double cb_scrub_time(long index) {
  double turns = (double)index * 0.6180339887498949;
  return 0.063 + (turns - floor(turns)) * 0.287;
}
