/// Fields of a script's class that hold their values weakly. The class has a mark under the field's name; an instance has
/// a table with one weak value in place of the value.
#include "ph_internal.h"

/// As large as a box, because what it points to is read when boxes are told from other values.
static const ph_box mark;

void ph_make_weak(ph_state *ps, int32_t class_id, const char *name) {
  const ph_class *type = ph_find_class(ps, class_id);
  lua_State *L = ps->L;
  if (!type || !type->is_script || !lua_checkstack(L, 8)) return;
  ph_lua_registry_get(L, type->object);
  lua_getiuservalue(L, -1, 1);
  lua_pushstring(L, name);
  lua_pushlightuserdata(L, (void *)&mark);
  lua_rawset(L, -3);
  lua_pop(L, 2);
  if (ps->weak_metatable) return;
  lua_createtable(L, 0, 1);
  lua_pushstring(L, "v");
  lua_setfield(L, -2, "__mode");
  ps->weak_metatable = luaL_ref(L, LUA_REGISTRYINDEX);
}

int ph_read_weak(lua_State *L, const ph_state *ps) {
  if (lua_touserdata(L, -1) == &mark) {
    lua_pushnil(L);
  } else if (lua_type(L, -1) == LUA_TTABLE && lua_getmetatable(L, -1)) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, ps->weak_metatable);
    bool is_weak = lua_rawequal(L, -1, -2);
    lua_pop(L, 2);
    if (is_weak) lua_rawgeti(L, -1, 1);
  }
  return 1;
}

void ph_write_weak(lua_State *L, const ph_state *ps, const ph_class *type, int key) {
  bool is_weak = ph_push_script_method(L, type, key) == LUA_TLIGHTUSERDATA;
  lua_pop(L, 1);
  if (!is_weak || lua_isnil(L, -1)) return;
  lua_createtable(L, 1, 0);
  lua_pushvalue(L, -2);
  lua_rawseti(L, -2, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, ps->weak_metatable);
  lua_setmetatable(L, -2);
  lua_replace(L, -2);
}
