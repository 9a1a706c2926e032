/// `pairs` and `next` in one order on every machine: integers ascending, then other numbers, strings in byte order,
/// booleans, and objects by age. Lua's own order depends on addresses.
///
/// A traversal goes over a snapshot of the keys, so assigning to fields, or clearing them, while it runs is allowed; keys
/// added meanwhile are not visited.
#include "ph_internal.h"

#include <stdlib.h>
#include <string.h>

/// A key as something to compare: by kind, then by eight bytes that order as it does, and only strings that begin alike
/// need more.
typedef struct ph_key {
  uint64_t order;
  const char *bytes;
  uint32_t length;
  int16_t kind;
  int32_t slot;
} ph_key;

/// The kinds, in the order in which they come.
enum { KEY_INTEGER, KEY_NUMBER, KEY_STRING, KEY_BOOLEAN, KEY_OBJECT };

static uint64_t order_of_number(double number) {
  uint64_t bits;
  memcpy(&bits, &number, sizeof bits);
  return bits >> 63 ? ~bits : bits | 1ull << 63;
}

static uint64_t order_of_bytes(const char *bytes, size_t length) {
  uint64_t order = 0;
  size_t count = length < 8 ? length : 8;
  for (size_t i = 0; i < count; i++) order |= (uint64_t)(unsigned char)bytes[i] << (56 - 8 * i);
  return order;
}

static ph_key key_at(lua_State *L, int index) {
  ph_key key = {0};
  switch (lua_type(L, index)) {
  case LUA_TNUMBER:
    if (lua_isinteger(L, index)) {
      key.kind = KEY_INTEGER;
      key.order = (uint64_t)lua_tointegerx(L, index, NULL) ^ 1ull << 63;
    } else {
      key.kind = KEY_NUMBER;
      key.order = order_of_number(lua_tonumberx(L, index, NULL));
    }
    break;
  case LUA_TSTRING: {
    size_t length;
    key.kind = KEY_STRING;
    key.bytes = lua_tolstring(L, index, &length);
    key.length = (uint32_t)length;
    key.order = order_of_bytes(key.bytes, length);
    break;
  }
  case LUA_TBOOLEAN:
    key.kind = KEY_BOOLEAN;
    key.order = (uint64_t)lua_toboolean(L, index);
    break;
  default:
    key.kind = KEY_OBJECT;
    key.order = ph_age(L, index);
  }
  return key;
}

#define COMPARE(x, y) (((x) > (y)) - ((x) < (y)))

static inline int compare_keys(const ph_key *a, const ph_key *b) {
  if (a->kind != b->kind) return COMPARE(a->kind, b->kind);
  if (a->order != b->order || a->kind != KEY_STRING) return COMPARE(a->order, b->order);
  int order = memcmp(a->bytes, b->bytes, a->length < b->length ? a->length : b->length);
  return order ? order : COMPARE(a->length, b->length);
}

static int compare(const void *left, const void *right) { return compare_keys(left, right); }

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

/// Few enough keys to be sorted on the stacks of C and Lua.
#define PH_SMALL 32

static void sort_keys(ph_key *keys, int count) {
  if (count > PH_SMALL) {
    qsort(keys, (size_t)count, sizeof *keys, compare);
    return;
  }
  for (int i = 1; i < count; i++) {
    ph_key key = keys[i];
    int at = i;
    for (; at > 0 && compare_keys(&keys[at - 1], &key) > 0; at--) keys[at] = keys[at - 1];
    keys[at] = key;
  }
}

/// The keys of the table, still on the stack, as a sorted array; -1, and nothing pushed, when there are too many.
static int small_sorted_keys(lua_State *L, int table) {
  ph_key keys[PH_SMALL];
  int base = lua_gettop(L), count = 0;
  luaL_checkstack(L, PH_SMALL + 4, NULL);
  lua_pushnil(L);
  while (lua_next(L, table)) {
    if (count == PH_SMALL) {
      lua_settop(L, base);
      return -1;
    }
    lua_settop(L, -2);
    ph_key *key = &keys[count++];
    *key = key_at(L, -1);
    key->slot = base + count;
    lua_pushvalue(L, -1);
  }
  sort_keys(keys, count);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    lua_pushvalue(L, keys[i].slot);
    lua_rawseti(L, -2, i + 1);
  }
  if (count > 0) lua_replace(L, base + 1);
  lua_settop(L, base + 1);
  return count;
}

/// Pushes the keys of the table, in order, as an array; returns how many.
int ph_sorted_keys(lua_State *L, int index) {
  int table = lua_absindex(L, index), count = small_sorted_keys(L, table);
  if (count >= 0) return count;
  count = 0;
  lua_newtable(L);
  int raw = lua_gettop(L);
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_settop(L, -2);
    lua_pushvalue(L, -1);
    lua_rawseti(L, raw, ++count);
  }
  ph_key *keys = lua_newuserdatauv(L, (size_t)count * sizeof *keys, 0);
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, raw, i + 1);
    keys[i] = key_at(L, -1);
    keys[i].slot = i + 1;
    lua_settop(L, -2);
  }
  sort_keys(keys, count);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, raw, keys[i].slot);
    lua_rawseti(L, -2, i + 1);
  }
  lua_replace(L, raw);
  lua_settop(L, raw);
  return count;
}

int64_t ph_push_sorted_keys(ph_state *ps, int index) { return ph_sorted_keys(ps->L, index); }

// MARK: pairs

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
    ph_key key = key_at(L, -1);
    if ((after && compare_keys(&key, after) <= 0) || (found && compare_keys(&key, &best) >= 0)) continue;
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
      ph_key key = key_at(L, 2);
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
