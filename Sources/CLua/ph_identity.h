/// Which box stands for which object: a hash of object addresses, to a place in a weak Lua array.
///
/// Lua alone could do it, with a weak table keyed by address; this finds a box three times as fast, and `view.layer` asks
/// every time.
#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef struct ph_entry {
  void *object;
  /// The box made last for the object. Lua clears its place in the array before it is finalised, and in between the object
  /// may get a second one.
  const void *box;
  int32_t slot;
} ph_entry;

typedef struct ph_identity {
  ph_entry *entries;
  uint32_t mask, count;
  int32_t *free_slots;
  int free_count, free_capacity;
  int32_t last_slot;
} ph_identity;

/// The entry of `object`, or NULL. Valid until the next change.
ph_entry *ph_identity_find(const ph_identity *map, const void *object);
/// The entry of `object`, new if need be, to be given a box.
ph_entry *ph_identity_add(ph_identity *map, void *object);
/// Forgets the object, if `box` is still the one that stands for it.
void ph_identity_remove(ph_identity *map, const void *object, const void *box);
void ph_identity_free(ph_identity *map);
