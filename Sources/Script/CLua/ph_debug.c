/// `debug.traceback` and `debug.getinfo`, of Lua frames only.
#include "ph_internal.h"

#include <string.h>

/// The thread given as first argument, or `L`; `*shift` is 1 when it was given.
static lua_State *thread_argument(lua_State *L, int *shift) {
  *shift = lua_isthread(L, 1);
  return *shift ? lua_tothread(L, 1) : L;
}

static int debug_traceback(lua_State *L) {
  int shift;
  lua_State *thread = thread_argument(L, &shift);
  int type = lua_type(L, shift + 1);
  if (type > LUA_TNIL && type != LUA_TSTRING && type != LUA_TNUMBER) {
    // Anything but a message is returned as it is, as in Lua.
    lua_pushvalue(L, shift + 1);
    return 1;
  }
  const char *message = lua_tostring(L, shift + 1);
  int level = (int)luaL_optinteger(L, shift + 2, L == thread ? 1 : 0);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  if (message) {
    luaL_addstring(&buffer, message);
    luaL_addchar(&buffer, '\n');
  }
  luaL_addstring(&buffer, "stack traceback:");
  lua_Debug record;
  int shown = 0;
  for (; lua_getstack(thread, level, &record); level++) {
    lua_getinfo(thread, "Sln", &record);
    if (record.currentline <= 0) continue;
    if (++shown > PH_FRAME_LIMIT) {
      luaL_addstring(&buffer, "\n\t...");
      break;
    }
    lua_pushfstring(L, "\n\t%s:%d: in ", record.short_src, record.currentline);
    luaL_addvalue(&buffer);
    if (*record.what == 'm') luaL_addstring(&buffer, "main chunk");
    else if (record.name) {
      lua_pushfstring(L, "%s '%s'", *record.namewhat ? record.namewhat : "function", record.name);
      luaL_addvalue(&buffer);
    } else {
      lua_pushfstring(L, "function <%s:%d>", record.short_src, record.linedefined);
      luaL_addvalue(&buffer);
    }
  }
  luaL_pushresult(&buffer);
  return 1;
}

static void set_text(lua_State *L, const char *key, const char *value) {
  if (!value) return;
  lua_pushstring(L, value);
  lua_setfield(L, -2, key);
}

static void set_integer(lua_State *L, const char *key, int value) {
  lua_pushinteger(L, value);
  lua_setfield(L, -2, key);
}

/// `debug.getinfo(level or function)`: where it is, and its name. A built-in function shows as such and nothing more.
static int debug_getinfo(lua_State *L) {
  int shift;
  lua_State *thread = thread_argument(L, &shift);
  lua_Debug record;
  if (lua_isfunction(L, shift + 1)) {
    lua_pushvalue(L, shift + 1);
    if (thread != L) lua_xmove(L, thread, 1);
    lua_getinfo(thread, ">Snu", &record);
    record.currentline = -1;
  } else {
    lua_Integer level = luaL_checkinteger(L, shift + 1);
    if (level < 0 || level > INT32_MAX || !lua_getstack(thread, (int)level, &record)) return 0;
    lua_getinfo(thread, "Slnu", &record);
  }
  lua_createtable(L, 0, 12);
  set_text(L, "what", record.what);
  set_text(L, "name", record.name);
  set_text(L, "namewhat", record.namewhat);
  set_integer(L, "currentline", record.currentline);
  if (*record.what != 'C') {
    set_text(L, "source", record.source);
    set_integer(L, "linedefined", record.linedefined);
    set_integer(L, "lastlinedefined", record.lastlinedefined);
    set_integer(L, "nups", record.nups);
    set_integer(L, "nparams", record.nparams);
    lua_pushboolean(L, record.isvararg);
    lua_setfield(L, -2, "isvararg");
  }
  set_text(L, "short_src", record.short_src);
  return 1;
}

void ph_open_debug(lua_State *L, ph_state *ps) {
  (void)ps;
  static const luaL_Reg functions[] = {{"traceback", debug_traceback}, {"getinfo", debug_getinfo}, {NULL, NULL}};
  luaL_newlib(L, functions);
  lua_setglobal(L, "debug");
}
