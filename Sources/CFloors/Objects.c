// W1 as an object model in plain C: what a straightforward engine costs when it has no features.
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "Scrub.h"

enum { fills_backwards = 1, fills_forwards = 2, property_count = 8 };

typedef struct cf_animation {
  struct cf_animation *next;
  int property, fill;
  bool autoreverses;
  double begin, offset, speed, duration, repeats, from, to;
  const cf_curve *curve;
} cf_animation;

struct cf_layer {
  cf_animation *animations;
  double model[property_count], shown[property_count];
};

void cf_objects_open(cf_scrub *s) {
  s->objects = malloc((size_t)s->layers * sizeof *s->objects);
  for (long i = 0; i < s->layers; i++) {
    cf_layer *layer = calloc(1, sizeof *layer);
    s->objects[i] = layer;
    for (int property = 0; property < 2; property++) {
      cf_animation *animation = calloc(1, sizeof *animation);
      *animation = (cf_animation){
          .next = layer->animations,
          .property = property,
          .fill = fills_backwards | fills_forwards,
          .begin = cf_begin(s->timing, i),
          .speed = 1,
          .duration = cf_duration,
          .repeats = 1,
          .from = property == 0 ? 1 : 20,
          .to = property == 0 ? 0.25 : 320,
          .curve = &s->curves[i % cf_curve_count],
      };
      layer->animations = animation;
    }
  }
}

void cf_objects_close(cf_scrub *s) {
  for (long i = 0; i < s->layers; i++) {
    for (cf_animation *animation = s->objects[i]->animations; animation != NULL;) {
      cf_animation *next = animation->next;
      free(animation);
      animation = next;
    }
    free(s->objects[i]);
  }
  free(s->objects);
}

// Sets what one animation shows at the layer's own time, if it shows anything.
static void apply(const cf_animation *a, cf_layer *layer, double time) {
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
  double eased = a->curve != NULL ? cf_solve(a->curve, fraction) : fraction;
  layer->shown[a->property] = a->from + (a->to - a->from) * eased;
}

void cf_scrub_objects(cf_scrub *s, double time) {
  for (long i = 0; i < s->layers; i++) {
    cf_layer *layer = s->objects[i];
    memcpy(layer->shown, layer->model, sizeof layer->shown);
    for (const cf_animation *a = layer->animations; a != NULL; a = a->next) apply(a, layer, time);
  }
}

double cf_scrub_object_value(const cf_scrub *s, long layer, int property) { return s->objects[layer]->shown[property]; }
