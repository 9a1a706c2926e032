#include "ph_pool.h"

#include <stdlib.h>
#include <string.h>

// Under the address sanitizer every block comes from `malloc`, so that it can check them.
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define POOLED(size) 0
#endif
#endif
#ifndef POOLED
#define POOLED(size) ((size) <= PH_POOL_LIMIT)
#endif

static inline size_t size_class(size_t size) { return (size + PH_POOL_GRAIN - 1) / PH_POOL_GRAIN; }

/// A block from a new chunk. The rest of the old one, less than a block, is wasted.
static void *take_from_chunk(ph_pool *pool, size_t bytes) {
  if ((size_t)(pool->end - pool->next) < bytes) {
    char *chunk = malloc(PH_POOL_CHUNK);
    if (!chunk) return NULL;
    *(void **)chunk = pool->chunks;
    pool->chunks = chunk;
    pool->next = chunk + PH_POOL_GRAIN;
    pool->end = chunk + PH_POOL_CHUNK;
  }
  void *block = pool->next;
  pool->next += bytes;
  return block;
}

void *ph_pool_take(ph_pool *pool, size_t size) {
  if (!POOLED(size)) return malloc(size);
  size_t index = size_class(size);
  void *block = pool->free_lists[index];
  if (!block) return take_from_chunk(pool, index * PH_POOL_GRAIN);
  pool->free_lists[index] = *(void **)block;
  return block;
}

void ph_pool_give(ph_pool *pool, void *block, size_t size) {
  if (!POOLED(size)) {
    free(block);
    return;
  }
  size_t index = size_class(size);
  *(void **)block = pool->free_lists[index];
  pool->free_lists[index] = block;
}

void *ph_pool_resize(ph_pool *pool, void *block, size_t old_size, size_t new_size) {
  if (!POOLED(old_size) && !POOLED(new_size)) return realloc(block, new_size);
  if (POOLED(old_size) && POOLED(new_size) && size_class(old_size) == size_class(new_size)) return block;
  void *moved = ph_pool_take(pool, new_size);
  if (!moved) return NULL;
  memcpy(moved, block, old_size < new_size ? old_size : new_size);
  ph_pool_give(pool, block, old_size);
  return moved;
}

void ph_pool_free_all(ph_pool *pool) {
  while (pool->chunks) {
    void *chunk = pool->chunks;
    pool->chunks = *(void **)chunk;
    free(chunk);
  }
  memset(pool, 0, sizeof *pool);
}
