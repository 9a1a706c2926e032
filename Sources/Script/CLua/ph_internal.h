/// Declarations shared by the files of this target and hidden from Swift.
#pragma once

#include "CLua.h"

/// One entry of a member table. Keys are the addresses of interned strings, which `ph_state.names` anchors; Lua interns
/// strings of up to 40 bytes, so a longer name is found by its text.
typedef struct ph_slot {
  const char *key;
  int32_t member;
  int16_t nested;
  int16_t kind;
  uint32_t length;
} ph_slot;

typedef struct ph_table {
  ph_slot *slots;
  uint32_t mask, count;
  bool has_long_names;
} ph_table;

struct ph_class {
  int32_t id;
  bool is_script;
  ph_class *superclass;
  /// The host's memory, in bytes, that a box of an instance stands for.
  int32_t weight;
  /// Registry references: the class object, its name, and the metatable of its instances, 0 before there is one.
  int object, name, metatable;
  ph_table members, statics;
};

struct ph_struct_kind {
  int32_t kind, count;
  /// Registry references: its name, and the metatable of its values, 0 before there is one.
  int name, metatable;
  /// Bit n: number n is an extent.
  uint32_t extents;
  ph_table members;
};

/// A class object: `UIView` in a script. User value 1: the methods of a script class.
typedef struct ph_class_object {
  ph_magic magic;
  uint32_t age;
  ph_class *type;
} ph_class_object;

#define PH_INTERNED_LENGTH 40

static inline const ph_slot *ph_probe(const ph_table *table, const char *key) {
  if (!table->slots) return NULL;
  uint32_t index = (uint32_t)((((uintptr_t)key >> 4) * 0x9E3779B97F4A7C15ull) >> 40) & table->mask;
  for (;; index = (index + 1) & table->mask) {
    const ph_slot *slot = &table->slots[index];
    if (slot->key == key) return slot;
    if (!slot->key) return NULL;
  }
}
/// The slow half of a lookup: long names.
const ph_slot *ph_find_long(const ph_table *table, const char *key, size_t length);
static inline const ph_slot *ph_find(lua_State *L, const ph_table *table, int index) {
  size_t length;
  const char *key = lua_tolstring(L, index, &length);
  const ph_slot *slot = ph_probe(table, key);
  if (slot || length <= PH_INTERNED_LENGTH || !table->has_long_names) return slot;
  return ph_find_long(table, key, length);
}
bool ph_table_add(ph_state *ps, ph_table *table, const char *name, ph_slot slot);
bool ph_table_copy(ph_table *to, const ph_table *from);

/// The class or struct kind of this id, declared by the host just now if need be; NULL for none.
ph_class *ph_find_class(ph_state *ps, int32_t id);
ph_struct_kind *ph_find_kind(ph_state *ps, int32_t kind);

// Entering and leaving Swift.

/// Stack slots a method of the host may use.
#define PH_HOST_STACK 200
/// Slots that a function called from Swift makes sure of, for itself and a few pushes after it.
#define PH_OWN_STACK 16

static inline void ph_enter(ph_state *ps, lua_State *L) {
  ps->L = L;
  ps->in_swift = 1;
}
/// Called after a return from Swift: releases pending objects, and raises the error on top when `status` is negative.
int ph_leave(ph_state *ps, lua_State *L, int32_t status);
static inline bool ph_pending(const ph_state *ps) {
  return ps->zombie_count | ps->unref_count || ps->used > ps->limit;
}
void ph_relieve(ph_state *ps, lua_State *L);
/// Notes that the host resumes the running thread, and no script may.
void ph_set_waiting(lua_State *L);

/// The bytes of an object of a plain class, an animation for instance. The host counts views and layers itself besides,
/// and reports classes that take more.
#define PH_BOX_WEIGHT 384

void ph_push_method_closure(lua_State *L, const ph_slot *slot);
/// Pushes a host's result; `parent` is the stack index of the object it was read from, 0 for none.
int ph_push_value(lua_State *L, ph_state *ps, PHValue *value, int parent, const ph_slot *slot);
void ph_read_value(lua_State *L, int index, PHValue *value);
ph_struct *ph_new_struct(lua_State *L, ph_state *ps, int32_t kind, bool linked);
/// Marks a struct read from the read-only property `member`, whose fields are not assigned where it was read.
void ph_mark_lost(lua_State *L, ph_struct *value, int32_t member);
int ph_missing(lua_State *L, ph_subject subject, int32_t id, ph_access access);
/// Pushes the script-defined method `key` (at stack index `key`) of `type` or an ancestor; nil when there is none.
int ph_push_script_method(lua_State *L, const ph_class *type, int key);
/// Puts on top what the field on top stands for, if its class has weak fields, and returns 1.
int ph_read_weak(lua_State *L, const ph_state *ps);
/// Replaces the value on top by what is kept in its place, if the field `key` (at stack index `key`) is weak.
void ph_write_weak(lua_State *L, const ph_state *ps, const ph_class *type, int key);
int ph_error_with_code(lua_State *L, const char *code, const char *message);
/// Raises `interrupted` when the script is to stop. For loops in C that may take long without any line of Lua. Does
/// nothing for the host, which nothing protects from an error.
static inline void ph_look_up(lua_State *L, const ph_state *ps) {
  if (ps->interrupted && !ps->in_swift) ph_error_with_code(L, "interrupted", "interrupted");
}
void ph_locate_error(lua_State *L, ph_state *ps);
void ph_capture_frames(ph_state *ps, lua_State *L);
int ph_tostring(lua_State *L);
const char *ph_tolstring(lua_State *L, int index, size_t *length);
uint64_t ph_age(lua_State *L, int index);
int ph_sorted_keys(lua_State *L, int index);
void ph_hook(lua_State *L, lua_Debug *record);
void *ph_allocate_array(void *array, int count, int *capacity, size_t size);

/// The metatable of one class's instances, or one kind's values, as a reference into the registry. Each has its own, because
/// Lua's messages take a value's name from it: "attempt to call a CGRect value". Made for the first one.
int ph_new_metatable(lua_State *L, const luaL_Reg *functions, int name);

// The installers that `ph_open` calls, one a file.

void ph_open_classes(lua_State *L, ph_state *ps);
void ph_open_errors(lua_State *L, ph_state *ps);
void ph_open_sandbox(lua_State *L, ph_state *ps);
void ph_open_text(lua_State *L, ph_state *ps);
void ph_open_order(lua_State *L, ph_state *ps);
void ph_open_sort(lua_State *L, ph_state *ps);
void ph_open_tables(lua_State *L, ph_state *ps);
void ph_open_patterns(lua_State *L, ph_state *ps);
void ph_open_coroutines(lua_State *L, ph_state *ps);
void ph_open_sources(lua_State *L, ph_state *ps);
void ph_open_time(lua_State *L, ph_state *ps);
void ph_open_debug(lua_State *L, ph_state *ps);
void ph_open_trusted(lua_State *L, ph_state *ps);
