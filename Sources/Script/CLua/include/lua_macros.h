/// The stack macros of Lua that Swift cannot import, and nothing else. None of them raises.
#pragma once

#include <lua5.4/lua.h>
#include <stdbool.h>

static inline void ph_lua_pop(lua_State *L, int count) { lua_settop(L, -count - 1); }
static inline void ph_lua_insert(lua_State *L, int index) { lua_rotate(L, index, 1); }
static inline void ph_lua_remove(lua_State *L, int index) { lua_rotate(L, index, -1); lua_settop(L, -2); }
static inline double ph_lua_tonumber(lua_State *L, int index) { return lua_tonumberx(L, index, 0); }
static inline int ph_lua_registry_get(lua_State *L, int reference) {
  return lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
}
static inline int ph_lua_registry_index(void) { return LUA_REGISTRYINDEX; }
