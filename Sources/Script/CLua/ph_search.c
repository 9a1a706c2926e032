/// `string.find match gmatch gsub` over a search that an interrupt ends.
#define _GNU_SOURCE

#include "ph_pattern.h"

#include <ctype.h>
#include <string.h>

// MARK: Captures as values

/// Pushes a capture, counted from 0, of a match from `start` to `end`.
static void push_capture(const ph_search *s, int index, const char *start, const char *end) {
  if (index >= s->count) {
    if (index != 0) luaL_error(s->L, "invalid capture index %%%d", index + 1);
    lua_pushlstring(s->L, start, (size_t)(end - start));
    return;
  }
  ptrdiff_t length = s->captures[index].length;
  if (length == ph_open_capture) luaL_error(s->L, "unfinished capture");
  if (length == ph_place_capture) lua_pushinteger(s->L, s->captures[index].start - s->text + 1);
  else lua_pushlstring(s->L, s->captures[index].start, (size_t)length);
}

/// Pushes all captures; the whole match where there are none, unless `start` is null.
static int push_captures(const ph_search *s, const char *start, const char *end) {
  int count = s->count == 0 && start ? 1 : s->count;
  luaL_checkstack(s->L, count, "too many captures");
  for (int i = 0; i < count; i++) push_capture(s, i, start, end);
  return count;
}

// MARK: The functions

/// Where a search begins that was asked for at `position`, counted from 1 or, below 0, from the end; in bytes from 0.
static size_t first_place(lua_Integer position, size_t length) {
  if (position > 0) return (size_t)position - 1;
  if (position == 0 || position < -(lua_Integer)length) return 0;
  return length + (size_t)position;
}

static bool is_plain(const char *pattern, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (pattern[i] != 0 && strchr("^$*+?.([%-", pattern[i])) return false;
  }
  return true;
}

static int search_once(lua_State *L, bool is_find) {
  size_t text_length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &text_length), *p = luaL_checklstring(L, 2, &pattern_length);
  size_t first = first_place(luaL_optinteger(L, 3, 1), text_length);
  if (first > text_length) {
    lua_pushnil(L);
    return 1;
  }
  if (is_find && (lua_toboolean(L, 4) || is_plain(p, pattern_length))) {
    const char *found = memmem(text + first, text_length - first, p, pattern_length);
    if (!found) {
      lua_pushnil(L);
      return 1;
    }
    lua_pushinteger(L, found - text + 1);
    lua_pushinteger(L, found - text + (lua_Integer)pattern_length);
    return 2;
  }
  ph_search s;
  ph_begin_search(&s, L, text, text_length, p + pattern_length);
  bool is_anchored = *p == '^';
  const char *at = text + first;
  const char *end = ph_next_match(&s, &at, p + is_anchored, NULL, is_anchored);
  if (!end) {
    lua_pushnil(L);
    return 1;
  }
  if (!is_find) return push_captures(&s, at, end);
  lua_pushinteger(L, at - text + 1);
  lua_pushinteger(L, end - text);
  return push_captures(&s, NULL, NULL) + 2;
}

static int pattern_find(lua_State *L) { return search_once(L, true); }

static int pattern_match(lua_State *L) { return search_once(L, false); }

/// The places in the text of upvalue 1 where the search for upvalue 2 goes on, and where the last match ended.
typedef struct progress {
  size_t at, former_end;
} progress;

static int next_of_gmatch(lua_State *L) {
  size_t text_length, pattern_length;
  const char *text = lua_tolstring(L, lua_upvalueindex(1), &text_length);
  const char *p = lua_tolstring(L, lua_upvalueindex(2), &pattern_length);
  progress *progress = lua_touserdata(L, lua_upvalueindex(3));
  if (progress->at > text_length) return 0;
  ph_search s;
  ph_begin_search(&s, L, text, text_length, p + pattern_length);
  const char *at = text + progress->at;
  const char *former_end = progress->former_end == SIZE_MAX ? NULL : text + progress->former_end;
  const char *end = ph_next_match(&s, &at, p, former_end, false);
  progress->at = progress->former_end = end ? (size_t)(end - text) : text_length + 1;
  return end ? push_captures(&s, at, end) : 0;
}

static int pattern_gmatch(lua_State *L) {
  size_t length;
  luaL_checklstring(L, 1, &length);
  luaL_checklstring(L, 2, NULL);
  size_t first = first_place(luaL_optinteger(L, 3, 1), length);
  lua_settop(L, 2);
  progress *progress = lua_newuserdatauv(L, sizeof *progress, 0);
  progress->at = first > length ? length + 1 : first;
  progress->former_end = SIZE_MAX;
  lua_pushcclosure(L, next_of_gmatch, 3);
  return 1;
}

/// Adds a text in which `%1` stands for a capture.
static void add_template(const ph_search *s, luaL_Buffer *buffer, const char *start, const char *end) {
  size_t length;
  const char *template = lua_tolstring(s->L, 3, &length), *rest_end = template + length, *sign;
  while ((sign = memchr(template, '%', (size_t)(rest_end - template)))) {
    luaL_addlstring(buffer, template, (size_t)(sign - template));
    sign++;
    if (*sign == '%') {
      luaL_addchar(buffer, '%');
    } else if (*sign == '0') {
      luaL_addlstring(buffer, start, (size_t)(end - start));
    } else if (isdigit((unsigned char)*sign)) {
      push_capture(s, *sign - '1', start, end);
      luaL_addvalue(buffer);
    } else {
      luaL_error(s->L, "invalid use of '%c' in replacement string", '%');
    }
    template = sign + 1;
  }
  luaL_addlstring(buffer, template, (size_t)(rest_end - template));
}

/// Adds what takes the place of a match. Returns whether that is something else.
static bool add_replacement(const ph_search *s, luaL_Buffer *buffer, const char *start, const char *end, int type) {
  lua_State *L = s->L;
  if (type == LUA_TFUNCTION) {
    lua_pushvalue(L, 3);
    lua_call(L, push_captures(s, start, end), 1);
  } else if (type == LUA_TTABLE) {
    push_capture(s, 0, start, end);
    lua_gettable(L, 3);
  } else {
    add_template(s, buffer, start, end);
    return true;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(buffer, start, (size_t)(end - start));
    return false;
  }
  if (!lua_isstring(L, -1)) luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  luaL_addvalue(buffer);
  return true;
}

static int pattern_gsub(lua_State *L) {
  size_t text_length, pattern_length;
  const char *text = luaL_checklstring(L, 1, &text_length), *p = luaL_checklstring(L, 2, &pattern_length);
  int type = lua_type(L, 3);
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)text_length + 1), count = 0;
  bool is_replacement = type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION || type == LUA_TTABLE;
  if (!is_replacement) return luaL_typeerror(L, 3, "string/function/table");
  // The text stays where it is on the stack, and so do its bytes.
  ph_search s;
  ph_begin_search(&s, L, text, text_length, p + pattern_length);
  bool is_anchored = *p == '^', is_changed = false;
  if (type == LUA_TNUMBER) lua_tostring(L, 3);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  const char *rest = text, *former_end = NULL;
  while (count < most) {
    const char *at = rest;
    const char *end = ph_next_match(&s, &at, p + is_anchored, former_end, is_anchored);
    if (!end) break;
    luaL_addlstring(&buffer, rest, (size_t)(at - rest));
    count++;
    if (add_replacement(&s, &buffer, at, end, type)) is_changed = true;
    rest = former_end = end;
    if (is_anchored) break;
  }
  luaL_addlstring(&buffer, rest, (size_t)(s.text_end - rest));
  luaL_pushresult(&buffer);
  if (!is_changed) lua_pushvalue(L, 1);
  lua_pushinteger(L, count);
  return 2;
}

void ph_open_patterns(lua_State *L, ph_state *ps) {
  (void)ps;
  static const luaL_Reg functions[] = {
    {"find", pattern_find}, {"match", pattern_match}, {"gmatch", pattern_gmatch}, {"gsub", pattern_gsub}, {NULL, NULL}};
  lua_getglobal(L, LUA_STRLIBNAME);
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}
