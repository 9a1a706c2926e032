/// `table.move insert remove concat`, which an interrupt ends: the length that a table states may be any number, and Lua's own
/// look at nothing but the table. What they do and say is what Lua's do and say.
#include "ph_internal.h"

/// The operations that a function needs of a table.
enum { READS = 1, WRITES = 2, HAS_LENGTH = 4 };

static bool has_method(lua_State *L, int metatable, const char *name) {
  lua_pushstring(L, name);
  bool has = lua_rawget(L, metatable) != LUA_TNIL;
  lua_settop(L, -2);
  return has;
}

/// Accepts a table, and anything else that behaves as one.
static void check_table(lua_State *L, int index, int uses) {
  if (lua_type(L, index) == LUA_TTABLE) return;
  int top = lua_gettop(L);
  bool behaves = lua_getmetatable(L, index) && (!(uses & READS) || has_method(L, top + 1, "__index")) &&
    (!(uses & WRITES) || has_method(L, top + 1, "__newindex")) && (!(uses & HAS_LENGTH) || has_method(L, top + 1, "__len"));
  if (!behaves) luaL_checktype(L, index, LUA_TTABLE);
  lua_settop(L, top);
}

/// Moves one element of the table at `from` to the table at `to`.
static void move_one(lua_State *L, const ph_state *ps, int from, lua_Integer source, int to, lua_Integer target) {
  ph_look_up(L, ps);
  lua_geti(L, from, source);
  lua_seti(L, to, target);
}

static int table_move(lua_State *L) {
  const ph_state *ps = ph_state_of(L);
  lua_Integer first = luaL_checkinteger(L, 2), last = luaL_checkinteger(L, 3), target = luaL_checkinteger(L, 4);
  int to = lua_isnoneornil(L, 5) ? 1 : 5;
  check_table(L, 1, READS);
  check_table(L, to, WRITES);
  if (last >= first) {
    luaL_argcheck(L, first > 0 || last < LUA_MAXINTEGER + first, 3, "too many elements to move");
    lua_Integer count = last - first + 1;
    luaL_argcheck(L, target <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
    bool is_apart = to != 1 && !lua_compare(L, 1, to, LUA_OPEQ);
    if (target > last || target <= first || is_apart) {
      for (lua_Integer i = 0; i < count; i++) move_one(L, ps, 1, first + i, to, target + i);
    } else {
      for (lua_Integer i = count - 1; i >= 0; i--) move_one(L, ps, 1, first + i, to, target + i);
    }
  }
  lua_pushvalue(L, to);
  return 1;
}

static int table_insert(lua_State *L) {
  const ph_state *ps = ph_state_of(L);
  check_table(L, 1, READS | WRITES | HAS_LENGTH);
  // One more than the largest number is the smallest.
  lua_Integer end = (lua_Integer)((lua_Unsigned)luaL_len(L, 1) + 1), place = end;
  switch (lua_gettop(L)) {
  case 2: break;
  case 3:
    place = luaL_checkinteger(L, 2);
    luaL_argcheck(L, (lua_Unsigned)place - 1 < (lua_Unsigned)end, 2, "position out of bounds");
    for (lua_Integer i = end; i > place; i--) move_one(L, ps, 1, i - 1, 1, i);
    break;
  default: return luaL_error(L, "wrong number of arguments to 'insert'");
  }
  lua_seti(L, 1, place);
  return 0;
}

static int table_remove(lua_State *L) {
  const ph_state *ps = ph_state_of(L);
  check_table(L, 1, READS | WRITES | HAS_LENGTH);
  lua_Integer count = luaL_len(L, 1), place = luaL_optinteger(L, 2, count);
  // From 1 to one more than there are; and of an empty table, 0.
  luaL_argcheck(L, place == count || (lua_Unsigned)place - 1 <= (lua_Unsigned)count, 2, "position out of bounds");
  lua_geti(L, 1, place);
  for (; place < count; place++) move_one(L, ps, 1, place + 1, 1, place);
  lua_pushnil(L);
  lua_seti(L, 1, place);
  return 1;
}

static void add_element(lua_State *L, luaL_Buffer *buffer, lua_Integer place) {
  lua_geti(L, 1, place);
  if (!lua_isstring(L, -1)) {
    luaL_error(L, "invalid value (%s) at index %I in table for 'concat'", luaL_typename(L, -1), (LUAI_UACINT)place);
  }
  luaL_addvalue(buffer);
}

static int table_concat(lua_State *L) {
  const ph_state *ps = ph_state_of(L);
  check_table(L, 1, READS | HAS_LENGTH);
  lua_Integer count = luaL_len(L, 1);
  size_t length;
  const char *separator = luaL_optlstring(L, 2, "", &length);
  lua_Integer place = luaL_optinteger(L, 3, 1), last = luaL_optinteger(L, 4, count);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (; place < last; place++) {
    ph_look_up(L, ps);
    add_element(L, &buffer, place);
    luaL_addlstring(&buffer, separator, length);
  }
  if (place == last) add_element(L, &buffer, place);
  luaL_pushresult(&buffer);
  return 1;
}

void ph_open_tables(lua_State *L, ph_state *ps) {
  (void)ps;
  static const luaL_Reg functions[] = {
    {"move", table_move}, {"insert", table_insert}, {"remove", table_remove}, {"concat", table_concat}, {NULL, NULL}};
  lua_getglobal(L, LUA_TABLIBNAME);
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}
