// The benchmark's workloads as the simplest fast C code: the speed that the machine allows.
//
// A baseline models nothing it does not need. It has no features, no safety and no API; the engine is measured as a
// ratio to it.
#pragma once

#include <stdbool.h>

// CPU time of the calling thread, in nanoseconds.
double cb_thread_nanoseconds(void);
// Allocated bytes of the heap, the allocator's own rounding included.
double cb_allocated_bytes(void);
// Whether this process runs inside callgrind; what it counts from a begin to an end is then written to its next file.
bool cb_is_counted(void);
void cb_count_begin(void);
void cb_count_end(void);
// A copy of this process: 0 in the copy, its number in this process, -1 where none can be made.
int cb_fork(void);

// `layers` layers as a plain object model (heap layers, linked heap animations, all of CAMediaTiming), each with opacity
// 1 -> 0.25 and position.x 20 -> 320 over 0.35 s.
//
// Layer i begins at (i mod 64) ms. Its curve is easeIn, easeOut, easeInEaseOut, default in turn. Nothing is removed at its end.
typedef struct cb_scrub cb_scrub;

cb_scrub *cb_scrub_open(long layers);
void cb_scrub_close(cb_scrub *scrub);
// Evaluates every property at `time`.
void cb_scrub_objects(cb_scrub *scrub, double time);
// The last evaluation's value of property 0 (opacity) or 1 (position.x) of a layer.
double cb_scrub_value(const cb_scrub *scrub, long layer, int property);

// The time of the `index`-th scrub, in seconds: 0.063 + frac(index * 0.618...) * 0.287, where everything is active.
double cb_scrub_time(long index);
// The exact value of a curve of those at `fraction` of its duration, by bisection to 1e-15: the judge of all the others.
double cb_exact_curve(int curve, double fraction);

// A Lua state with the module a C programmer would write: layers with opacity, x, y and z as userdata, checked
// with luaL_checkudata, properties found in a table of names. Globals: newLayer(), and what `source` defines.
typedef struct cb_bridge cb_bridge;

cb_bridge *cb_bridge_open(const char *source);
void cb_bridge_close(cb_bridge *bridge);
// Calls the global function `name` with `count`; the message of a failure is on stderr.
void cb_bridge_call(cb_bridge *bridge, const char *name, long count);

// Starts `arguments` (ended by NULL), which draws a full screen, on a terminal of `columns` by `rows`, and presses `key`
// `presses` times, each time when the former one is answered, and then q. False when the program ended before, or with
// another status than 0, or two minutes passed without an answer.
bool cb_press_keys(char *const *arguments, int columns, int rows, char key, int presses);

// Cards of 80 by 140 points with corners of 16, on white.
enum { cb_card_width = 80, cb_card_height = 140, cb_card_radius = 16 };

// Where a card's upper left corner is, in points, and how it looks, 0 to 1.
typedef struct {
  double x, y, opacity, red, green, blue;
} cb_card;

typedef struct cb_cards cb_cards;

// A bitmap of `width` by `height` points, with `scale` pixels to each.
cb_cards *cb_cards_open(int width, int height, double scale);
void cb_cards_close(cb_cards *cards);
// Draws a frame with cairo; the first card casts a shadow of radius 10, 8 points down, 40 % black.
void cb_cards_draw(cb_cards *cards, const cb_card *list, long count);
// The last frame: a word a pixel, opacity in the top byte, then red, green and blue.
const unsigned *cb_cards_pixels(const cb_cards *cards);

// The size of the pixels as a PNG file by libpng, at level 1 with one filter. -1 on failure.
long cb_png_bytes(const unsigned *pixels, int width, int height);
