/// Memory for Lua's small blocks: free lists by size, over chunks that are kept until the state is closed.
///
/// A value struct or a box is one small block, made and freed tens of millions of times a second; from a free list that
/// costs a fifth of `malloc`.
#pragma once

#include <stddef.h>

#define PH_POOL_GRAIN 16
#define PH_POOL_LIMIT 256
#define PH_POOL_CHUNK (32 << 10)

typedef struct ph_pool {
  void *free_lists[PH_POOL_LIMIT / PH_POOL_GRAIN + 1];
  /// The unused rest of the newest chunk.
  char *next, *end;
  /// All chunks, linked through their first word.
  void *chunks;
} ph_pool;

/// Memory of `size` bytes, aligned to 16; NULL when there is none.
void *ph_pool_take(ph_pool *pool, size_t size);
void ph_pool_give(ph_pool *pool, void *block, size_t size);
void *ph_pool_resize(ph_pool *pool, void *block, size_t old_size, size_t new_size);
void ph_pool_free_all(ph_pool *pool);
