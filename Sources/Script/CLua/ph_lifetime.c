/// The values that a box keeps alive: Lua values that belong to its object, and the boxes of the objects that its
/// object owns.
///
/// Both are in the payload, a table made when first needed: the boxes of owned objects by address and, when owned more
/// than once, a count by box; Lua values by name; under `true`, a table of weak ones.
#include "ph_internal.h"

// MARK: Payload

/// Replaces the box on top by its payload table, made if need be.
static void payload_of_top(lua_State *L) {
  if (lua_getiuservalue(L, -1, 1) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setiuservalue(L, -3, 1);
  }
  lua_replace(L, -2);
}

/// Replaces the payload on top by its table of weak values.
static void weak_of_top(lua_State *L) {
  lua_pushboolean(L, 1);
  if (lua_rawget(L, -2) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_createtable(L, 0, 1);
    lua_pushstring(L, "__mode");
    lua_pushstring(L, "v");
    lua_rawset(L, -3);
    lua_setmetatable(L, -2);
    lua_pushboolean(L, 1);
    lua_pushvalue(L, -2);
    lua_rawset(L, -4);
  }
  lua_replace(L, -2);
}

void ph_set_payload(ph_state *ps, void *object, int32_t class_id, const char *name, bool weak) {
  lua_State *L = ps->L;
  ph_push_object(ps, object, class_id, false, false);
  if (ph_to_box(L, -1)) {
    payload_of_top(L);
    if (weak) weak_of_top(L);
    lua_pushstring(L, name);
    lua_pushvalue(L, -3);
    lua_rawset(L, -3);
  }
  lua_pop(L, 2);
}

void ph_push_payload(ph_state *ps, void *object, const char *name, bool weak) {
  lua_State *L = ps->L;
  lua_checkstack(L, PH_OWN_STACK);
  if (!ph_push_existing(ps, object)) {
    lua_pushnil(L);
    return;
  }
  bool found = lua_getiuservalue(L, -1, 1) == LUA_TTABLE;
  lua_replace(L, -2);
  if (found && weak) {
    lua_pushboolean(L, 1);
    found = lua_rawget(L, -2) == LUA_TTABLE;
    lua_replace(L, -2);
  }
  if (found) {
    lua_pushstring(L, name);
    lua_rawget(L, -2);
    lua_replace(L, -2);
  } else {
    lua_pop(L, 1);
    lua_pushnil(L);
  }
}

// MARK: Lifetime

void ph_anchor(ph_state *ps, void *object, int32_t class_id) {
  lua_State *L = ps->L;
  ph_lua_registry_get(L, ps->anchors);
  ph_push_object(ps, object, class_id, false, false);
  lua_rawsetp(L, -2, object);
  lua_pop(L, 1);
}

void ph_unanchor(ph_state *ps, void *object) {
  lua_State *L = ps->L;
  ph_lua_registry_get(L, ps->anchors);
  lua_pushnil(L);
  lua_rawsetp(L, -2, object);
  lua_pop(L, 1);
}

void ph_retain_edge(ph_state *ps, void *owner, int32_t owner_class, void *child) {
  lua_State *L = ps->L;
  if (!lua_checkstack(L, 16)) return;
  // Without a box of its own the child has nothing to lose; when it gets one, `adopt` makes this edge.
  if (!ph_push_existing(ps, child)) return;
  ph_push_object(ps, owner, owner_class, false, false);
  if (!ph_to_box(L, -1)) {
    lua_pop(L, 2);
    return;
  }
  payload_of_top(L);
  if (lua_rawgetp(L, -1, child) == LUA_TNIL) {
    lua_pushvalue(L, -3);
    lua_rawsetp(L, -3, child);
    lua_pop(L, 3);
    return;
  }
  lua_pop(L, 1);
  lua_pushvalue(L, -2);
  lua_pushvalue(L, -1);
  lua_rawget(L, -3);
  lua_Integer count = lua_isinteger(L, -1) ? lua_tointegerx(L, -1, NULL) : 1;
  lua_pop(L, 1);
  lua_pushinteger(L, count + 1);
  lua_rawset(L, -3);
  lua_pop(L, 2);
}

void ph_release_edge(ph_state *ps, void *owner, void *child) {
  lua_State *L = ps->L;
  int top = lua_gettop(L);
  if (!lua_checkstack(L, 16) || !ph_push_existing(ps, owner)) return;
  if (lua_getiuservalue(L, -1, 1) == LUA_TTABLE && lua_rawgetp(L, -1, child) != LUA_TNIL) {
    int payload = top + 2;
    lua_pushvalue(L, -1);
    lua_rawget(L, payload);
    lua_Integer count = lua_isinteger(L, -1) ? lua_tointegerx(L, -1, NULL) : 1;
    lua_pop(L, 1);
    if (count > 2) lua_pushinteger(L, count - 1); else lua_pushnil(L);
    lua_rawset(L, payload);
    if (count == 1) {
      lua_pushnil(L);
      lua_rawsetp(L, payload, child);
    }
  }
  lua_settop(L, top);
}
