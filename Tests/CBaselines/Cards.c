// Cards with cairo, as a C programmer would draw it: every card anew in every frame, the shadow blurred each time.
#include "CBaselines.h"

#include <cairo/cairo.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct cb_cards {
  cairo_surface_t *surface;
  cairo_t *pen;
  double scale;
  int width, height;
};

cb_cards *cb_cards_open(int width, int height, double scale) {
  cb_cards *cards = calloc(1, sizeof *cards);
  if (!cards) return NULL;
  cards->width = (int)(width * scale);
  cards->height = (int)(height * scale);
  cards->scale = scale;
  cards->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, cards->width, cards->height);
  cards->pen = cairo_create(cards->surface);
  cairo_scale(cards->pen, scale, scale);
  return cards;
}

void cb_cards_close(cb_cards *cards) {
  cairo_destroy(cards->pen);
  cairo_surface_destroy(cards->surface);
  free(cards);
}

const unsigned *cb_cards_pixels(const cb_cards *cards) {
  cairo_surface_flush(cards->surface);
  return (const unsigned *)cairo_image_surface_get_data(cards->surface);
}

static void trace(cairo_t *pen, double x, double y) {
  const double right = x + cb_card_width, bottom = y + cb_card_height, r = cb_card_radius;
  cairo_new_sub_path(pen);
  cairo_arc(pen, right - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(pen, right - r, bottom - r, r, 0, M_PI / 2);
  cairo_arc(pen, x + r, bottom - r, r, M_PI / 2, M_PI);
  cairo_arc(pen, x + r, y + r, r, M_PI, M_PI * 3 / 2);
  cairo_close_path(pen);
}

// The mean of `box` bytes around each, `step` apart; outside there is nothing.
static void blur_line(unsigned char *line, int count, int step, int box, unsigned char *copy) {
  const int half = box / 2;
  for (int i = 0; i < count; i++) copy[i] = line[i * step];
  int sum = 0;
  for (int i = 0; i < half && i < count; i++) sum += copy[i];
  for (int i = 0; i < count; i++) {
    if (i + half < count) sum += copy[i + half];
    line[i * step] = (unsigned char)((sum + half) / box);
    if (i >= half) sum -= copy[i - half];
  }
}

static void blur(unsigned char *mask, int width, int height, int stride, double deviation) {
  const double ideal = sqrt(12 * deviation * deviation / 3 + 1);
  int small = (int)ideal;
  if (small % 2 == 0) small--;
  const double s = small;
  const int smaller = (int)lround((12 * deviation * deviation - 3 * s * s - 12 * s - 9) / (-4 * s - 4));
  unsigned char *copy = malloc((size_t)(width > height ? width : height));
  for (int pass = 0; pass < 3; pass++) {
    const int box = pass < smaller ? small : small + 2;
    for (int y = 0; y < height; y++) blur_line(mask + y * stride, width, 1, box, copy);
    for (int x = 0; x < width; x++) blur_line(mask + x, height, stride, box, copy);
  }
  free(copy);
}

// A shadow of radius 10, 8 down, 40 % black, everywhere but under the card.
static void draw_shadow(cb_cards *cards, const cb_card *card) {
  const double radius = 10, margin = 32;
  const int width = (int)((cb_card_width + 2 * margin) * cards->scale);
  const int height = (int)((cb_card_height + 2 * margin) * cards->scale);
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *pen = cairo_create(mask);
  cairo_scale(pen, cards->scale, cards->scale);
  trace(pen, margin, margin);
  cairo_fill(pen);
  cairo_destroy(pen);
  cairo_surface_flush(mask);
  blur(cairo_image_surface_get_data(mask), width, height, cairo_image_surface_get_stride(mask), radius * cards->scale);
  cairo_surface_mark_dirty(mask);

  cairo_save(cards->pen);
  cairo_rectangle(cards->pen, 0, 0, cards->width, cards->height);
  trace(cards->pen, card->x, card->y);
  cairo_set_fill_rule(cards->pen, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_clip(cards->pen);
  cairo_translate(cards->pen, card->x - margin, card->y - margin + 8);
  cairo_scale(cards->pen, 1 / cards->scale, 1 / cards->scale);
  cairo_set_source_rgba(cards->pen, 0, 0, 0, 0.4 * card->opacity);
  cairo_mask_surface(cards->pen, mask, 0, 0);
  cairo_restore(cards->pen);
  cairo_surface_destroy(mask);
}

void cb_cards_draw(cb_cards *cards, const cb_card *list, long count) {
  cairo_set_source_rgb(cards->pen, 1, 1, 1);
  cairo_paint(cards->pen);
  for (long i = 0; i < count; i++) {
    if (i == 0) draw_shadow(cards, &list[i]);
    trace(cards->pen, list[i].x, list[i].y);
    cairo_set_source_rgba(cards->pen, list[i].red, list[i].green, list[i].blue, list[i].opacity);
    cairo_fill(cards->pen);
  }
}
