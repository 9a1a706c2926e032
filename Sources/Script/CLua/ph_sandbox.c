/// The forbidden features: finalisers, bytecode, tuning the collector, reaching the host's metatables. A trusted one
/// may do all but the first and the last: a finaliser could run in the middle of the host's work.
#include "ph_internal.h"

#include <string.h>

/// Upvalue 1: Lua's own `setmetatable`. Finalisers run at any allocation and cannot be interrupted.
static int sandbox_setmetatable(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_checkany(L, 2);
  if (lua_istable(L, 2)) {
    lua_pushstring(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL) {
      return luaL_argerror(L, 2, "__gc is not available; close things by hand, or with <close>");
    }
  }
  lua_settop(L, 2);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 2, 1);
  return 1;
}

/// Upvalue 1: a script's message handler. An interrupt is raised inside a hook, where hooks are off: a handler that
/// loops could not be stopped, so then it is not called.
static int guarded_handler(lua_State *L) {
  if (ph_state_of(L)->interrupted) return 1;
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 1);
  return 1;
}

static int finish_xpcall(lua_State *L, int status, lua_KContext below) {
  if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(L) - (int)below;
  lua_pushboolean(L, 0);
  lua_insert(L, -2);
  return 2;
}

static int sandbox_xpcall(lua_State *L) {
  luaL_checktype(L, 2, LUA_TFUNCTION);
  int arguments = lua_gettop(L) - 2;
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, guarded_handler, 1);
  lua_replace(L, 2);
  lua_pushboolean(L, 1);
  lua_pushvalue(L, 1);
  // function, handler, arguments…, true, function  ->  function, handler, true, function, arguments…
  lua_rotate(L, 3, 2);
  int status = lua_pcallk(L, arguments, LUA_MULTRET, 2, 2, finish_xpcall);
  return finish_xpcall(L, status, 2);
}

static int sandbox_collectgarbage(lua_State *L) {
  static const char *const options[] = {"collect", "count", "step", "isrunning", NULL};
  ph_state *ps = ph_state_of(L);
  switch (luaL_checkoption(L, 1, "collect", options)) {
  case 0:
    lua_gc(L, LUA_GCCOLLECT);
    ph_relieve(ps, L);
    lua_pushinteger(L, 0);
    break;
  case 1: lua_pushnumber(L, (double)ps->used / 1024); break;
  case 2: lua_pushboolean(L, lua_gc(L, LUA_GCSTEP, 0)); break;
  default: lua_pushboolean(L, 1);
  }
  return 1;
}

/// A global that is not there yet: the host may make it, once; a constant, which a script must not assign, a value struct,
/// which it may change, and a name that starts with `_` each time.
static int global_index(lua_State *L) {
  if (lua_type(L, 2) != LUA_TSTRING) return 0;
  ph_state *ps = ph_state_of(L);
  size_t length;
  const char *name = lua_tolstring(L, 2, &length);
  luaL_checkstack(L, PH_HOST_STACK, NULL);
  ph_enter(ps, L);
  if (ph_leave(ps, L, ps->host.global(ps->host.context, name, length)) == 0) return 0;
  // A name such as `_` may stand for something else the next time, and keeps nothing alive.
  if (*name == '_' || ph_to_struct(L, -1) || lua_type(L, -1) == LUA_TSTRING || lua_type(L, -1) == LUA_TNUMBER) return 1;
  lua_pushvalue(L, 2);
  lua_pushvalue(L, -2);
  lua_rawset(L, 1);
  return 1;
}

static int global_newindex(lua_State *L) {
  if (lua_type(L, 2) == LUA_TSTRING) {
    ph_state *ps = ph_state_of(L);
    size_t length;
    const char *name = lua_tolstring(L, 2, &length);
    luaL_checkstack(L, PH_HOST_STACK, NULL);
    ph_enter(ps, L);
    ph_leave(ps, L, ps->host.global_assigned(ps->host.context, name, length));
    lua_settop(L, 3);
  }
  lua_rawset(L, 1);
  return 0;
}

/// Numbers the C functions of the libraries, by name: as keys of a table they have no age of their own.
static void number_functions(lua_State *L, ph_state *ps, int table, int depth) {
  int count = ph_sorted_keys(L, table), keys = lua_gettop(L);
  for (int i = 1; i <= count; i++) {
    lua_rawgeti(L, keys, i);
    lua_rawget(L, table);
    if (lua_iscfunction(L, -1)) {
      ph_lua_registry_get(L, ps->names);
      lua_pushvalue(L, -2);
      lua_pushinteger(L, (lua_Integer)++ps->last_age);
      lua_rawset(L, -3);
    } else if (lua_istable(L, -1) && depth == 0 && !lua_rawequal(L, -1, table)) {
      number_functions(L, ps, lua_gettop(L), depth + 1);
    }
    lua_settop(L, keys);
  }
  lua_settop(L, keys - 1);
}

/// Removes bytecode, the collector's settings, and the metatable that all strings share.
static void narrow_libraries(lua_State *L) {
  lua_pushnil(L);
  lua_setglobal(L, "warn");
  lua_getglobal(L, LUA_STRLIBNAME);
  lua_pushnil(L);
  lua_setfield(L, -2, "dump");
  lua_pop(L, 1);
  lua_pushcfunction(L, sandbox_collectgarbage);
  lua_setglobal(L, "collectgarbage");
  lua_pushstring(L, "");
  if (lua_getmetatable(L, -1)) {
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

void ph_open_sandbox(lua_State *L, ph_state *ps) {
  if (!ps->trusted) narrow_libraries(L);
  lua_getglobal(L, "setmetatable");
  lua_pushcclosure(L, sandbox_setmetatable, 1);
  lua_setglobal(L, "setmetatable");
  lua_pushcfunction(L, sandbox_xpcall);
  lua_setglobal(L, "xpcall");
  lua_pushglobaltable(L);
  number_functions(L, ps, lua_gettop(L), 0);
  static const luaL_Reg functions[] = {{"__index", global_index}, {"__newindex", global_newindex}, {NULL, NULL}};
  lua_createtable(L, 0, 3);
  luaL_setfuncs(L, functions, 0);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}
