/// Classes, boxes and value structs, by which a script holds Swift objects and Swift structs.
#pragma once

#include <lua5.4/lua.h>
#include <stdbool.h>
#include <stdint.h>

#include "ph_state.h"

typedef enum ph_member_kind : int32_t {
  PH_NONE = 0,
  PH_PROPERTY = 1,
  PH_READ_ONLY = 2,
  PH_METHOD = 3,
  PH_STATIC_PROPERTY = 4,
  PH_STATIC_READ_ONLY = 5,
  PH_STATIC_METHOD = 6,
  /// A number of a value struct; `member` is its index.
  PH_FIELD = 7,
  /// A struct inside a struct; `member` is the index of its first number, `nested` its kind.
  PH_NESTED = 8,
  /// A number of a value struct that is a length, counted from the number two before it: backwards when it is negative.
  /// Reads as its magnitude. Structs that differ only in which way they count are equal.
  PH_EXTENT = 9,
} ph_member_kind;

/// First word of every userdata a script can reach; there are no others.
typedef enum ph_magic : uint32_t { PH_BOX = 0x70684f62, PH_STRUCT = 0x70685374, PH_CLASS = 0x7068436c } ph_magic;

typedef struct ph_box {
  ph_magic magic;
  /// Order of creation, for sorting keys.
  uint32_t age;
  ph_class *type;
  /// Holds +1; NULL once finalised.
  void *object;
} ph_box;

typedef struct ph_struct {
  ph_magic magic;
  int16_t kind;
  uint8_t count;
  /// 0 free-standing; 1 read from the property `key` of the box in the user value; 2 read from the struct in the user
  /// value, `key` being the index of its first number there; 3 read from a constant, and not written to since; 4 the
  /// same of the read-only property whose member is `key`.
  uint8_t link;
  int32_t key;
  uint32_t age;
  double fields[];
} ph_struct;

/// Starts a class. `superclass` is the id of a defined class, or -1. Ids are small and given once. A script class
/// (`is_script`) takes new fields in its instances and methods in itself. False when there is no memory.
bool ph_define_class(ph_state *ps, int32_t id, const char *name, int32_t superclass, bool is_script);
/// Counts so many bytes more for each instance of a class that has neither instances nor subclasses yet.
void ph_add_weight(ph_state *ps, int32_t class_id, int32_t bytes);
/// Adds a member to a class that has no subclass yet.
bool ph_add_member(ph_state *ps, int32_t class_id, const char *name, ph_member_kind kind, int32_t member);
bool ph_define_struct(ph_state *ps, int32_t kind, const char *name, int32_t count);
bool ph_add_struct_member(
    ph_state *ps, int32_t kind, const char *name, ph_member_kind member_kind, int32_t member, int32_t nested);
/// Is `class_id` the class `ancestor` or below it?
bool ph_is_kind(ph_state *ps, int32_t class_id, int32_t ancestor);
const char *ph_class_name(ph_state *ps, int32_t class_id);
int32_t ph_superclass(ph_state *ps, int32_t class_id);
bool ph_is_script_class(ph_state *ps, int32_t class_id);
/// Makes a field of a script class's instances hold its values weakly.
void ph_make_weak(ph_state *ps, int32_t class_id, const char *name);
/// Pushes the class object; nil for an unknown id.
void ph_push_class(ph_state *ps, int32_t class_id);

/// Pushes the box of `object`, making it when there is none. `owned`: the caller's +1 goes with it. `fresh`: it has
/// no box, and no owner, so `adopt` is not called.
void ph_push_object(ph_state *ps, void *object, int32_t class_id, bool owned, bool fresh);
/// Pushes the box only if there is one.
bool ph_push_existing(ph_state *ps, void *object);
/// A free-standing value struct.
void ph_push_struct(ph_state *ps, int32_t kind, const double *fields);
/// Notes of the struct on top, if it is one, that it was read from a constant.
void ph_mark_constant(lua_State *L);

static inline const ph_box *ph_to_box(lua_State *L, int index) {
  const ph_box *box = (const ph_box *)lua_touserdata(L, index);
  return box && box->magic == PH_BOX ? box : 0;
}
static inline const ph_struct *ph_to_struct(lua_State *L, int index) {
  const ph_struct *value = (const ph_struct *)lua_touserdata(L, index);
  return value && value->magic == PH_STRUCT ? value : 0;
}
static inline const double *ph_struct_fields(const ph_struct *value) { return value->fields; }
/// The id of the class object at `index`, or -1.
int32_t ph_to_class(lua_State *L, int index);
/// The class of the box at `index`, or -1.
int32_t ph_box_class(lua_State *L, int index);
/// Number of boxes not yet finalised.
static inline int64_t ph_live_boxes(const ph_state *ps) { return ps->live_boxes; }

// Lifetime: a root keeps its box; an owner's box keeps the boxes of the objects it owns.

void ph_anchor(ph_state *ps, void *object, int32_t class_id);
void ph_unanchor(ph_state *ps, void *object);
/// Mirrors that `owner` holds `child` strongly. Counted: as many releases as retains.
void ph_retain_edge(ph_state *ps, void *owner, int32_t owner_class, void *child);
void ph_release_edge(ph_state *ps, void *owner, void *child);

// Payload: Lua values that belong to an object and die with it.

/// Pops a value and keeps it with the object under `name`; nil removes it. A weak value may vanish.
void ph_set_payload(ph_state *ps, void *object, int32_t class_id, const char *name, bool weak);
/// Pushes it; nil when there is none.
void ph_push_payload(ph_state *ps, void *object, const char *name, bool weak);

/// Pushes the method `name` that a script gave to the value at `index` (a field of the instance, a method of its
/// script class or of an ancestor, a field of a plain table) and then the value itself. Pushes nothing and returns
/// false when there is only a built-in one or none.
bool ph_push_method(ph_state *ps, int index, const char *name, size_t length);
bool ph_push_object_method(ph_state *ps, void *object, const char *name, size_t length);
