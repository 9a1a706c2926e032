#pragma once

#include <lua5.4/lua.h>
#include <stdint.h>

/// A key as something to compare: by kind, then by eight bytes that order as it does, and only strings that begin alike
/// need more.
typedef struct ph_key {
  uint64_t order;
  const char *bytes;
  uint32_t length;
  int16_t kind;
  /// Where the key itself is kept while sorting.
  int32_t slot;
} ph_key;

/// The key at `index`; a string must stay there.
ph_key ph_key_at(lua_State *L, int index);
/// Less than, equal to or greater than 0.
int ph_compare_keys(const ph_key *a, const ph_key *b);
