// An object model of layers in plain C: the cost of a straightforward engine that has no features.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "CBaselines.h"
#include "Curve.h"

enum { fills_backwards = 1, fills_forwards = 2, property_count = 8 };

typedef struct cb_animation {
  struct cb_animation *next;
  int property, fill;
  bool autoreverses;
  double begin, offset, speed, duration, repeats, from, to;
  const cb_curve *curve;
} cb_animation;

typedef struct {
  cb_animation *animations;
  double model[property_count], shown[property_count];
} cb_layer;

struct cb_scrub {
  long count;
  cb_curve curves[cb_curve_count];
  cb_layer **layers;
};

cb_scrub *cb_scrub_open(long layers) {
  cb_scrub *s = calloc(1, sizeof *s);
  s->count = layers;
  for (int k = 0; k < cb_curve_count; k++) s->curves[k] = cb_named_curve(k);
  s->layers = malloc((size_t)layers * sizeof *s->layers);
  for (long i = 0; i < layers; i++) {
    cb_layer *layer = calloc(1, sizeof *layer);
    s->layers[i] = layer;
    for (int property = 0; property < 2; property++) {
      cb_animation *animation = calloc(1, sizeof *animation);
      *animation = (cb_animation){
          .next = layer->animations,
          .property = property,
          .fill = fills_backwards | fills_forwards,
          .begin = (double)(i % 64) * 1e-3,
          .speed = 1,
          .duration = 0.35,
          .repeats = 1,
          .from = property == 0 ? 1 : 20,
          .to = property == 0 ? 0.25 : 320,
          .curve = &s->curves[i % cb_curve_count],
      };
      layer->animations = animation;
    }
  }
  return s;
}

void cb_scrub_close(cb_scrub *s) {
  for (long i = 0; i < s->count; i++) {
    for (cb_animation *animation = s->layers[i]->animations; animation != NULL;) {
      cb_animation *next = animation->next;
      free(animation);
      animation = next;
    }
    free(s->layers[i]);
  }
  free(s->layers);
  free(s);
}

// Sets the value of one animation at the layer's own time, if it shows then.
static void apply(const cb_animation *a, cb_layer *layer, double time) {
  double local = (time - a->begin) * a->speed + a->offset;
  double active = a->duration * a->repeats * (a->autoreverses ? 2 : 1);
  if (local < 0) {
    if (!(a->fill & fills_backwards)) return;
    local = 0;
  } else if (local >= active) {
    if (!(a->fill & fills_forwards)) return;
    local = active;
  }
  double cycles = local / a->duration, cycle = floor(cycles);
  if (local == active && cycles == cycle) cycle -= 1;
  double fraction = cycles - cycle;
  if (a->autoreverses && ((long)cycle & 1)) fraction = 1 - fraction;
  double eased = a->curve != NULL ? cb_solve(a->curve, fraction) : fraction;
  layer->shown[a->property] = a->from + (a->to - a->from) * eased;
}

void cb_scrub_objects(cb_scrub *s, double time) {
  for (long i = 0; i < s->count; i++) {
    cb_layer *layer = s->layers[i];
    memcpy(layer->shown, layer->model, sizeof layer->shown);
    for (const cb_animation *a = layer->animations; a != NULL; a = a->next) apply(a, layer, time);
  }
}

double cb_scrub_value(const cb_scrub *s, long layer, int property) { return s->layers[layer]->shown[property]; }

double cb_scrub_time(long index) {
  double turns = (double)index * 0.6180339887498949;
  return 0.063 + (turns - floor(turns)) * 0.287;
}
