#include "ph_identity.h"

#include "ph_internal.h"

#include <stdlib.h>

static inline uint32_t home(const ph_identity *map, const void *object) {
  return (uint32_t)((((uintptr_t)object >> 4) * 0x9E3779B97F4A7C15ull) >> 32) & map->mask;
}

ph_entry *ph_identity_find(const ph_identity *map, const void *object) {
  if (!map->entries) return NULL;
  for (uint32_t at = home(map, object);; at = (at + 1) & map->mask) {
    ph_entry *entry = &map->entries[at];
    if (entry->object == object) return entry;
    if (!entry->object) return NULL;
  }
}

static ph_entry *place(ph_identity *map, const void *object) {
  uint32_t at = home(map, object);
  while (map->entries[at].object) at = (at + 1) & map->mask;
  return &map->entries[at];
}

static void grow(ph_identity *map) {
  ph_identity grown = *map;
  grown.mask = map->entries ? map->mask * 2 + 1 : 63;
  grown.entries = calloc((size_t)grown.mask + 1, sizeof *grown.entries);
  if (!grown.entries) abort();
  for (uint32_t at = 0; map->entries && at <= map->mask; at++) {
    if (map->entries[at].object) *place(&grown, map->entries[at].object) = map->entries[at];
  }
  free(map->entries);
  *map = grown;
}

ph_entry *ph_identity_add(ph_identity *map, void *object) {
  ph_entry *entry = ph_identity_find(map, object);
  if (entry) return entry;
  if (!map->entries || map->count * 2 > map->mask) grow(map);
  map->count++;
  entry = place(map, object);
  *entry = (ph_entry){.object = object};
  entry->slot = map->free_count > 0 ? map->free_slots[--map->free_count] : ++map->last_slot;
  return entry;
}

void ph_identity_remove(ph_identity *map, const void *object, const void *box) {
  ph_entry *entry = ph_identity_find(map, object);
  if (!entry || entry->box != box) return;
  map->free_slots = ph_allocate_array(map->free_slots, map->free_count, &map->free_capacity, sizeof *map->free_slots);
  map->free_slots[map->free_count++] = entry->slot;
  map->count--;
  // Entries behind the gap move up into it, unless they are at home before it.
  uint32_t gap = (uint32_t)(entry - map->entries);
  for (uint32_t at = (gap + 1) & map->mask; map->entries[at].object; at = (at + 1) & map->mask) {
    uint32_t distance = (at - home(map, map->entries[at].object)) & map->mask;
    if (distance < ((at - gap) & map->mask)) continue;
    map->entries[gap] = map->entries[at];
    gap = at;
  }
  map->entries[gap].object = NULL;
}

void ph_identity_free(ph_identity *map) {
  free(map->entries);
  free(map->free_slots);
}
