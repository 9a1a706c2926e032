/// `pairs` and `next`, in the same order on every machine. Lua's own depends on addresses.
///
/// A traversal goes over a snapshot of the keys, so assigning to fields, or clearing them, while it runs is allowed;
/// keys added meanwhile are not visited.
#include "ph_internal.h"
#include "ph_keys.h"

// MARK: pairs

/// True when the raw keys of the table are exactly 1…n; then `*count` is n.
static bool is_sequence(lua_State *L, int table, lua_Integer *count) {
  lua_Integer expected = 1;
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_settop(L, -2);
    if (!lua_isinteger(L, -1) || lua_tointegerx(L, -1, NULL) != expected) {
      lua_settop(L, -2);
      return false;
    }
    expected++;
  }
  *count = expected - 1;
  return true;
}

/// Where a traversal stands: at key number `at` of `last`. The keys of a sequence are their numbers.
typedef struct ph_traversal {
  lua_Integer at, last;
  bool is_sequence;
} ph_traversal;

/// Upvalues: the traversal, and the keys unless it is a sequence.
static int iterate(lua_State *L) {
  ph_traversal *traversal = lua_touserdata(L, lua_upvalueindex(1));
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  while (traversal->at < traversal->last) {
    lua_Integer at = ++traversal->at;
    if (traversal->is_sequence) {
      lua_pushinteger(L, at);
      if (lua_rawgeti(L, 1, at) != LUA_TNIL) return 2;
    } else {
      lua_rawgeti(L, lua_upvalueindex(2), at);
      lua_pushvalue(L, -1);
      if (lua_rawget(L, 1) != LUA_TNIL) return 2;
    }
    lua_settop(L, 1);
  }
  lua_pushnil(L);
  return 1;
}

static int order_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  lua_settop(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_call(L, 1, 3);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  // No script can reach this userdata: it stays an upvalue.
  ph_traversal *traversal = lua_newuserdatauv(L, sizeof *traversal, 0);
  traversal->at = 0;
  traversal->is_sequence = is_sequence(L, 1, &traversal->last);
  if (!traversal->is_sequence) traversal->last = ph_sorted_keys(L, 1);
  lua_pushcclosure(L, iterate, traversal->is_sequence ? 1 : 2);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

// MARK: next

/// Pushes the least key after `after`, or the least of all, and its value; one nil at the end.
static int successor(lua_State *L, const ph_key *after) {
  ph_key best = {0};
  bool found = false;
  lua_settop(L, 2);
  lua_pushnil(L);
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_settop(L, -2);
    ph_key key = ph_key_at(L, -1);
    if ((after && ph_compare_keys(&key, after) <= 0) || (found && ph_compare_keys(&key, &best) >= 0)) continue;
    best = key;
    found = true;
    lua_pushvalue(L, -1);
    lua_replace(L, 3);
  }
  if (!found) return 1;
  lua_settop(L, 3);
  lua_pushvalue(L, -1);
  lua_rawget(L, 1);
  return 2;
}

/// Without a key: the first, found by one pass. With one: the next of a snapshot that is kept, by table, until the
/// traversal ends.
static int order_next(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  ph_state *ps = ph_state_of(L);
  ph_lua_registry_get(L, ps->next_cache);
  if (lua_isnil(L, 2)) {
    lua_pushvalue(L, 1);
    lua_pushnil(L);
    lua_rawset(L, 3);
    return successor(L, NULL);
  }
  lua_pushvalue(L, 1);
  if (lua_rawget(L, 3) != LUA_TTABLE) {
    lua_settop(L, 3);
    ph_sorted_keys(L, 1);
    lua_pushvalue(L, 1);
    lua_pushvalue(L, 4);
    lua_rawset(L, 3);
    lua_pushinteger(L, 1);
    lua_rawseti(L, 4, 0);
  }
  // 4: the snapshot; its element 0 is the position of the key last returned, where this one most likely is.
  lua_rawgeti(L, 4, 0);
  lua_Integer at = lua_tointegerx(L, -1, NULL), count = (lua_Integer)lua_rawlen(L, 4);
  lua_rawgeti(L, 4, at);
  if (!lua_rawequal(L, -1, 2)) {
    for (at = 1; at <= count; at++) {
      lua_rawgeti(L, 4, at);
      bool same = lua_rawequal(L, -1, 2);
      lua_settop(L, 4);
      if (same) break;
    }
    if (at > count) {
      ph_key key = ph_key_at(L, 2);
      return successor(L, &key);
    }
  }
  lua_settop(L, 4);
  while (++at <= count) {
    lua_rawgeti(L, 4, at);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) {
      lua_pushinteger(L, at);
      lua_rawseti(L, 4, 0);
      return 2;
    }
    lua_settop(L, 4);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  lua_rawset(L, 3);
  lua_pushnil(L);
  return 1;
}

void ph_open_order(lua_State *L, ph_state *ps) {
  (void)ps;
  lua_pushcfunction(L, order_pairs);
  lua_setglobal(L, "pairs");
  lua_pushcfunction(L, order_next);
  lua_setglobal(L, "next");
}
