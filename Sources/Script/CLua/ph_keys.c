/// The order of table keys: integers ascending, then other numbers, strings by byte, booleans, and objects by age.
#include "ph_keys.h"

#include "ph_internal.h"

#include <stdlib.h>
#include <string.h>

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

ph_key ph_key_at(lua_State *L, int index) {
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

int ph_compare_keys(const ph_key *a, const ph_key *b) {
  if (a->kind != b->kind) return COMPARE(a->kind, b->kind);
  if (a->order != b->order || a->kind != KEY_STRING) return COMPARE(a->order, b->order);
  int order = memcmp(a->bytes, b->bytes, a->length < b->length ? a->length : b->length);
  return order ? order : COMPARE(a->length, b->length);
}

static int compare(const void *left, const void *right) { return ph_compare_keys(left, right); }

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
    for (; at > 0 && ph_compare_keys(&keys[at - 1], &key) > 0; at--) keys[at] = keys[at - 1];
    keys[at] = key;
  }
}

/// Keys that are sorted between two looks at an interrupt.
#define PH_RUN (1 << 15)

/// Sorts many keys: runs of them, which are then merged by twos. Returns where they are; what that needs is on the stack.
static ph_key *sorted_runs(lua_State *L, ph_key *keys, int count) {
  const ph_state *ps = ph_state_of(L);
  for (int start = 0; start < count; start += PH_RUN) {
    ph_look_up(L, ps);
    sort_keys(keys + start, count - start < PH_RUN ? count - start : PH_RUN);
  }
  if (count <= PH_RUN) return keys;
  ph_key *from = keys, *to = lua_newuserdatauv(L, (size_t)count * sizeof *keys, 0);
  for (int64_t width = PH_RUN; width < count; width *= 2) {
    for (int64_t low = 0; low < count; low += 2 * width) {
      int64_t middle = low + width < count ? low + width : count, high = middle + width < count ? middle + width : count;
      int64_t left = low, right = middle;
      for (int64_t at = low; at < high; at++) {
        ph_look_up(L, ps);
        bool is_right = left == middle || (right < high && ph_compare_keys(&from[right], &from[left]) < 0);
        to[at] = from[is_right ? right++ : left++];
      }
    }
    ph_key *sorted = to;
    to = from;
    from = sorted;
  }
  return from;
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
    *key = ph_key_at(L, -1);
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
  const ph_state *ps = ph_state_of(L);
  count = 0;
  lua_newtable(L);
  int raw = lua_gettop(L);
  lua_pushnil(L);
  while (lua_next(L, table)) {
    ph_look_up(L, ps);
    lua_settop(L, -2);
    lua_pushvalue(L, -1);
    lua_rawseti(L, raw, ++count);
  }
  ph_key *keys = lua_newuserdatauv(L, (size_t)count * sizeof *keys, 0);
  for (int i = 0; i < count; i++) {
    ph_look_up(L, ps);
    lua_rawgeti(L, raw, i + 1);
    keys[i] = ph_key_at(L, -1);
    keys[i].slot = i + 1;
    lua_settop(L, -2);
  }
  keys = sorted_runs(L, keys, count);
  lua_createtable(L, count, 0);
  for (int i = 0; i < count; i++) {
    ph_look_up(L, ps);
    lua_rawgeti(L, raw, keys[i].slot);
    lua_rawseti(L, -2, i + 1);
  }
  lua_replace(L, raw);
  lua_settop(L, raw);
  return count;
}

int64_t ph_push_sorted_keys(ph_state *ps, int index) { return ph_sorted_keys(ps->L, index); }
