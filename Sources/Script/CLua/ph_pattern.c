/// Matching of patterns that an interrupt ends: a pattern can take longer than anybody waits, and Lua's own search looks at
/// nothing but the text. What matches is what matches there.
#include "ph_pattern.h"

#include <ctype.h>
#include <string.h>

enum { most_depth = 200 };

static void look_up(const ph_search *s) {
  if (*s->interrupted) ph_error_with_code(s->L, "interrupted", "interrupted");
}

// MARK: One character

static bool is_of_class(int c, int letter) {
  bool is_of;
  switch (tolower(letter)) {
  case 'a': is_of = isalpha(c); break;
  case 'c': is_of = iscntrl(c); break;
  case 'd': is_of = isdigit(c); break;
  case 'g': is_of = isgraph(c); break;
  case 'l': is_of = islower(c); break;
  case 'p': is_of = ispunct(c); break;
  case 's': is_of = isspace(c); break;
  case 'u': is_of = isupper(c); break;
  case 'w': is_of = isalnum(c); break;
  case 'x': is_of = isxdigit(c); break;
  // Not documented any more, and still there.
  case 'z': is_of = c == 0; break;
  default: return letter == c;
  }
  return is_of != (isupper(letter) != 0);
}

/// - set: From its `[`.
/// - end: Its `]`.
static bool is_in_set(int c, const char *set, const char *end) {
  bool wanted = true;
  set++;
  if (*set == '^') {
    wanted = false;
    set++;
  }
  while (set < end) {
    if (*set == '%') {
      if (is_of_class(c, (unsigned char)set[1])) return wanted;
      set += 2;
    } else if (set[1] == '-' && set + 2 < end) {
      if ((unsigned char)set[0] <= c && c <= (unsigned char)set[2]) return wanted;
      set += 3;
    } else if ((unsigned char)*set++ == c) {
      return wanted;
    }
  }
  return !wanted;
}

/// Where the item at `p` ends, which stands for one character.
static const char *end_of_item(const ph_search *s, const char *p) {
  char first = *p++;
  if (first == '%') {
    if (p == s->pattern_end) luaL_error(s->L, "malformed pattern (ends with '%%')");
    return p + 1;
  }
  if (first != '[') return p;
  if (*p == '^') p++;
  // A bracket that comes first is one of the set.
  do {
    if (p == s->pattern_end) luaL_error(s->L, "malformed pattern (missing ']')");
    if (*p++ == '%' && p < s->pattern_end) p++;
  } while (*p != ']');
  return p + 1;
}

static bool fits(const ph_search *s, const char *at, const char *item, const char *end) {
  if (at >= s->text_end) return false;
  int c = (unsigned char)*at;
  switch (*item) {
  case '.': return true;
  case '%': return is_of_class(c, (unsigned char)item[1]);
  case '[': return is_in_set(c, item, end - 1);
  default: return (unsigned char)*item == c;
  }
}

// MARK: A pattern

static const char *match(ph_search *s, const char *at, const char *p);

static const char *begin_capture(ph_search *s, const char *at, const char *p, ptrdiff_t kind) {
  if (s->count >= ph_most_captures) luaL_error(s->L, "too many captures");
  s->captures[s->count].start = at;
  s->captures[s->count].length = kind;
  s->count++;
  const char *end = match(s, at, p);
  if (!end) s->count--;
  return end;
}

static const char *end_capture(ph_search *s, const char *at, const char *p) {
  int last = s->count - 1;
  while (last >= 0 && s->captures[last].length != ph_open_capture) last--;
  if (last < 0) luaL_error(s->L, "invalid pattern capture");
  s->captures[last].length = at - s->captures[last].start;
  const char *end = match(s, at, p);
  if (!end) s->captures[last].length = ph_open_capture;
  return end;
}

/// The text of an earlier capture again; `digit` is its number.
static const char *repeated_capture(const ph_search *s, const char *at, int digit) {
  int index = digit - '1';
  if (index < 0 || index >= s->count || s->captures[index].length == ph_open_capture) {
    luaL_error(s->L, "invalid capture index %%%d", index + 1);
  }
  // A place is as long as no text.
  size_t length = (size_t)s->captures[index].length;
  bool is_same = (size_t)(s->text_end - at) >= length && memcmp(s->captures[index].start, at, length) == 0;
  return is_same ? at + length : NULL;
}

/// From an opening to its closing character, which are the two at `p`.
static const char *balanced(const ph_search *s, const char *at, const char *p) {
  if (p >= s->pattern_end - 1) luaL_error(s->L, "malformed pattern (missing arguments to '%%b')");
  if (*at != *p) return NULL;
  size_t depth = 1;
  while (++at < s->text_end) {
    if (*at == p[1]) {
      if (--depth == 0) return at + 1;
    } else if (*at == p[0]) {
      depth++;
    }
  }
  return NULL;
}

/// Whether one set begins to match here: `p` is its bracket.
static bool is_frontier(const ph_search *s, const char *at, const char *p, const char *end) {
  int before = at == s->text ? 0 : (unsigned char)at[-1];
  return !is_in_set(before, p, end - 1) && is_in_set((unsigned char)*at, p, end - 1);
}

/// As many as there are, or fewer.
static const char *longest(ph_search *s, const char *at, const char *item, const char *end) {
  const char *first = at;
  while (fits(s, at, item, end)) {
    at++;
    look_up(s);
  }
  for (; at >= first; at--) {
    const char *found = match(s, at, end + 1);
    if (found) return found;
  }
  return NULL;
}

/// As few as will do.
static const char *shortest(ph_search *s, const char *at, const char *item, const char *end) {
  for (;; at++) {
    const char *found = match(s, at, end + 1);
    if (found) return found;
    if (!fits(s, at, item, end)) return NULL;
  }
}

/// Matches what is left of a pattern. Calls itself only where it may have to come back.
static const char *match_on(ph_search *s, const char *at, const char *p) {
  while (p != s->pattern_end) {
    look_up(s);
    if (*p == '(') {
      return p[1] == ')' ? begin_capture(s, at, p + 2, ph_place_capture) : begin_capture(s, at, p + 1, ph_open_capture);
    }
    if (*p == ')') return end_capture(s, at, p + 1);
    if (*p == '$' && p + 1 == s->pattern_end) return at == s->text_end ? at : NULL;
    if (*p == '%' && p[1] == 'b') {
      at = balanced(s, at, p + 2);
      if (!at) return NULL;
      p += 4;
      continue;
    }
    if (*p == '%' && p[1] == 'f') {
      p += 2;
      if (*p != '[') luaL_error(s->L, "missing '[' after '%%f' in pattern");
      const char *end = end_of_item(s, p);
      if (!is_frontier(s, at, p, end)) return NULL;
      p = end;
      continue;
    }
    if (*p == '%' && isdigit((unsigned char)p[1])) {
      at = repeated_capture(s, at, (unsigned char)p[1]);
      if (!at) return NULL;
      p += 2;
      continue;
    }
    const char *end = end_of_item(s, p);
    bool is_fitting = fits(s, at, p, end);
    // The pattern ends with a zero: there is a character here.
    switch (*end) {
    case '?':
      if (is_fitting) {
        const char *found = match(s, at + 1, end + 1);
        if (found) return found;
      }
      p = end + 1;
      continue;
    case '+': return is_fitting ? longest(s, at + 1, p, end) : NULL;
    case '*':
    case '-':
      if (!is_fitting) {
        p = end + 1;
        continue;
      }
      return *end == '*' ? longest(s, at, p, end) : shortest(s, at, p, end);
    default: break;
    }
    if (!is_fitting) return NULL;
    at++;
    p = end;
  }
  return at;
}

/// Where the match of the pattern at `p` ends that begins at `at`; null where none does.
static const char *match(ph_search *s, const char *at, const char *p) {
  if (s->depth++ == most_depth) luaL_error(s->L, "pattern too complex");
  const char *end = match_on(s, at, p);
  s->depth--;
  return end;
}

void ph_begin_search(ph_search *s, lua_State *L, const char *text, size_t length, const char *pattern_end) {
  s->L = L;
  s->interrupted = &ph_state_of(L)->interrupted;
  s->text = text;
  s->text_end = text + length;
  s->pattern_end = pattern_end;
  s->depth = s->count = 0;
}

/// The next match at `*at` or after it, which `*at` then is; null where there is none.
const char *ph_next_match(
  ph_search *s, const char **at, const char *p, const char *former_end, bool is_anchored) {
  for (;; (*at)++) {
    look_up(s);
    s->count = s->depth = 0;
    const char *end = match(s, *at, p);
    // A match of nothing where the former one ended is that one's end.
    if (end && end != former_end) return end;
    if (is_anchored || *at >= s->text_end) return NULL;
  }
}
