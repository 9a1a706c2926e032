/// Error values: a table with a metatable, so that `pcall` hands the script its fields.
#include "ph_internal.h"

#include <stdio.h>
#include <string.h>

static void set_string(lua_State *L, const char *key, const char *value) {
  if (!value) return;
  lua_pushstring(L, key);
  lua_pushstring(L, value);
  lua_rawset(L, -3);
}

void ph_push_error(
    ph_state *ps, const char *code, const char *message, const char *hint, const char *file, int32_t line,
    double time) {
  lua_State *L = ps->L;
  lua_createtable(L, 0, 8);
  set_string(L, "code", code);
  set_string(L, "message", message);
  set_string(L, "hint", hint);
  if (file) {
    set_string(L, "file", file);
    lua_pushstring(L, "line");
    lua_pushinteger(L, line);
    lua_rawset(L, -3);
    lua_pushstring(L, "time");
    lua_pushnumber(L, time);
    lua_rawset(L, -3);
  }
  ph_lua_registry_get(L, ps->error_metatable);
  lua_setmetatable(L, -2);
}

static bool is_error(lua_State *L, ph_state *ps, int index) {
  if (lua_type(L, index) != LUA_TTABLE || !lua_getmetatable(L, index)) return false;
  ph_lua_registry_get(L, ps->error_metatable);
  bool same = lua_rawequal(L, -1, -2);
  lua_pop(L, 2);
  return same;
}

bool ph_is_error(ph_state *ps, int index) { return is_error(ps->L, ps, index); }

bool ph_push_error_value(ph_state *ps, uint32_t number) {
  if (number == 0 || number != ps->error_number) return false;
  ph_lua_registry_get(ps->L, ps->error_value);
  ps->rethrown = 1;
  return true;
}

/// Gives the error value on top the position of the innermost Lua code and the virtual time, if it has none yet.
void ph_locate_error(lua_State *L, ph_state *ps) {
  if (!is_error(L, ps, -1)) return;
  lua_pushstring(L, "line");
  bool located = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 1);
  if (located) return;
  lua_Debug record;
  for (int level = 0; lua_getstack(L, level, &record); level++) {
    lua_getinfo(L, "Sl", &record);
    if (record.currentline <= 0) continue;
    set_string(L, "file", record.short_src);
    lua_pushstring(L, "line");
    lua_pushinteger(L, record.currentline);
    lua_rawset(L, -3);
    break;
  }
  double time = ps->host.time(ps->host.context);
  lua_pushstring(L, "time");
  lua_pushnumber(L, time);
  lua_rawset(L, -3);
}

int ph_error_with_code(lua_State *L, const char *code, const char *message) {
  ph_state *ps = ph_state_of(L);
  lua_State *saved = ps->L;
  ps->L = L;
  ph_push_error(ps, code, message, NULL, NULL, 0, 0);
  ps->L = saved;
  ph_locate_error(L, ps);
  return lua_error(L);
}

static int error_tostring(lua_State *L) {
  if (lua_type(L, 1) != LUA_TTABLE) return luaL_argerror(L, 1, "an error value expected");
  lua_settop(L, 1);
  const char *keys[] = {"file", "line", "message"};
  for (int i = 0; i < 3; i++) {
    lua_pushstring(L, keys[i]);
    lua_rawget(L, 1);
  }
  const char *message = lua_type(L, 4) == LUA_TSTRING ? lua_tostring(L, 4) : "error";
  if (lua_type(L, 2) == LUA_TSTRING && lua_isinteger(L, 3)) {
    lua_pushfstring(L, "%s:%d: %s", lua_tostring(L, 2), (int)lua_tointeger(L, 3), message);
  } else {
    lua_pushstring(L, message);
  }
  return 1;
}

/// `"failed: " .. problem` works, as it does with the strings that plain Lua raises.
static int error_concat(lua_State *L) {
  ph_tolstring(L, 1, NULL);
  ph_tolstring(L, 2, NULL);
  lua_concat(L, 2);
  return 1;
}

void ph_open_errors(lua_State *L, ph_state *ps) {
  lua_newtable(L);
  lua_pushcfunction(L, error_tostring);
  lua_setfield(L, -2, "__tostring");
  lua_pushcfunction(L, error_concat);
  lua_setfield(L, -2, "__concat");
  lua_pushstring(L, "error");
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  ps->error_metatable = luaL_ref(L, LUA_REGISTRYINDEX);
}

// MARK: Tracebacks

/// The outermost level of the stack. Reaching a level costs its number, so this doubles and halves.
static int last_level(lua_State *L) {
  lua_Debug record;
  int low = 0, high = 1;
  while (lua_getstack(L, high, &record)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    int middle = low + (high - low) / 2;
    if (lua_getstack(L, middle, &record)) low = middle; else high = middle;
  }
  return low;
}

/// Adds level `level` to `ps->frames` if it is a Lua function.
static void capture_level(ph_state *ps, lua_State *L, int level) {
  lua_Debug record;
  if (!lua_getstack(L, level, &record)) return;
  lua_getinfo(L, "Sln", &record);
  if (record.currentline <= 0) return;
  ph_frame *frame = &ps->frames[ps->frame_count++];
  frame->line = record.currentline;
  snprintf(frame->source, sizeof frame->source, "%s", record.short_src);
  const char *name = record.name ? record.name : *record.what == 'm' ? "main chunk" : "function";
  snprintf(frame->name, sizeof frame->name, "%s", name);
}

/// Copies the user-visible frames of `L`: Lua functions, innermost first; of a deep stack the first and last twenty
/// levels.
void ph_capture_frames(ph_state *ps, lua_State *L) {
  ps->frame_count = 0;
  ps->frames_omitted = 0;
  const int half = PH_FRAME_LIMIT / 2, last = last_level(L);
  for (int level = 0; level <= last; level++) {
    if (level == half && last - level >= half) {
      ps->frames_omitted = last - half + 1 - level;
      level = last - half + 1;
    }
    capture_level(ps, L, level);
  }
}
