/// The search for a pattern in a text.
#pragma once

#include "ph_internal.h"

enum { ph_most_captures = 32 };

/// The state of a search. Valid as long as the text and the pattern are.
typedef struct ph_search {
  lua_State *L;
  const volatile sig_atomic_t *interrupted;
  const char *text, *text_end, *pattern_end;
  int depth;
  /// How many captures have begun.
  int count;
  struct {
    const char *start;
    ptrdiff_t length;
  } captures[ph_most_captures];
} ph_search;

/// In place of the length of a capture: it is open, or it is a place and not a text.
enum { ph_open_capture = -1, ph_place_capture = -2 };

void ph_begin_search(ph_search *s, lua_State *L, const char *text, size_t length, const char *pattern_end);

/// Where the next match ends that begins at `*at` or after it; `*at` is then where it begins. Null where there is none.
///
/// - former_end: Where the match before ended: a match of nothing there is no new one.
/// - is_anchored: Whether it may only begin at `*at`.
///
/// Raises the errors of patterns, and `interrupted`.
const char *ph_next_match(
  ph_search *s, const char **at, const char *pattern, const char *former_end, bool is_anchored);
