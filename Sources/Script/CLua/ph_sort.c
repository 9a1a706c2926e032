/// `table.sort` as a merge sort. Lua's own picks pivots by the time of day when a partition is lopsided, so elements
/// that compare equal could change places from run to run; here they keep their order.
#include "ph_internal.h"

/// The function at 2, or `<`, on the values at the two indices.
static bool less(lua_State *L, int a, int b) {
  if (lua_isnil(L, 2)) return lua_compare(L, a, b, LUA_OPLT);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, a - 1);
  lua_pushvalue(L, b - 2);
  lua_call(L, 2, 1);
  bool result = lua_toboolean(L, -1);
  lua_settop(L, -2);
  return result;
}

/// Merges `[low, middle)` and `[middle, high)` of the array at `from` into the one at `to`.
static void merge(lua_State *L, int from, int to, lua_Integer low, lua_Integer middle, lua_Integer high) {
  const ph_state *ps = ph_state_of(L);
  lua_Integer left = low, right = middle;
  for (lua_Integer at = low; at < high; at++) {
    ph_look_up(L, ps);
    bool take_right = false;
    if (right < high) {
      if (left >= middle) {
        take_right = true;
      } else {
        lua_rawgeti(L, from, right);
        lua_rawgeti(L, from, left);
        take_right = less(L, -2, -1);
        lua_settop(L, -3);
      }
    }
    lua_rawgeti(L, from, take_right ? right++ : left++);
    lua_rawseti(L, to, at);
  }
}

static int table_sort(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  if (!lua_isnil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_Integer count = luaL_len(L, 1);
  if (count < 2) return 0;
  luaL_argcheck(L, count < INT32_MAX, 1, "array too big");
  lua_createtable(L, (int)count, 0);
  lua_createtable(L, (int)count, 0);
  for (lua_Integer i = 1; i <= count; i++) {
    lua_geti(L, 1, i);
    lua_rawseti(L, 3, i);
  }
  int from = 3, to = 4;
  for (lua_Integer width = 1; width < count; width *= 2) {
    for (lua_Integer low = 1; low <= count; low += 2 * width) {
      lua_Integer middle = low + width <= count ? low + width : count + 1;
      lua_Integer high = middle + width <= count ? middle + width : count + 1;
      merge(L, from, to, low, middle, high);
    }
    int swapped = from;
    from = to;
    to = swapped;
  }
  for (lua_Integer i = 1; i <= count; i++) {
    lua_rawgeti(L, from, i);
    lua_seti(L, 1, i);
  }
  return 0;
}

void ph_open_sort(lua_State *L, ph_state *ps) {
  (void)ps;
  lua_getglobal(L, LUA_TABLIBNAME);
  lua_pushcfunction(L, table_sort);
  lua_setfield(L, -2, "sort");
  lua_pop(L, 1);
}
