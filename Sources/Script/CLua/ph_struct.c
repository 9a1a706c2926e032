/// Value structs: numbers in a userdata, compared by value.
///
/// A struct read from a property, or from a struct inside it, remembers where it came from: assigning one of its fields
/// reads the property again, changes that field and writes the property back. Its own numbers are a snapshot.
#include "ph_internal.h"

#include <stdlib.h>
#include <string.h>

static ph_struct_kind *kind_of(ph_state *ps, int32_t kind) {
  return kind >= 0 && kind < ps->kind_count ? ps->kinds[kind] : NULL;
}

ph_struct_kind *ph_find_kind(ph_state *ps, int32_t kind) {
  ph_struct_kind *type = kind_of(ps, kind);
  if (type || kind < 0) return type;
  int saved = ps->in_swift;
  ps->in_swift = 1;
  ps->host.declare(ps->host.context, kind, true);
  ps->in_swift = saved;
  return kind_of(ps, kind);
}

bool ph_define_struct(ph_state *ps, int32_t kind, const char *name, int32_t count) {
  if (kind < 0 || kind > INT16_MAX || count < 0 || count > PH_MAX_FIELDS || kind_of(ps, kind)) return false;
  if (kind >= ps->kind_count) {
    int wanted = kind + 16;
    ph_struct_kind **grown = realloc(ps->kinds, (size_t)wanted * sizeof *grown);
    if (!grown) return false;
    memset(grown + ps->kind_count, 0, (size_t)(wanted - ps->kind_count) * sizeof *grown);
    ps->kinds = grown;
    ps->kind_count = wanted;
  }
  ph_struct_kind *type = calloc(1, sizeof *type);
  if (!type) return false;
  lua_pushstring(ps->L, name);
  *type = (ph_struct_kind){.kind = kind, .count = count, .name = luaL_ref(ps->L, LUA_REGISTRYINDEX)};
  ps->kinds[kind] = type;
  return true;
}

bool ph_add_struct_member(
    ph_state *ps, int32_t kind, const char *name, ph_member_kind member_kind, int32_t member, int32_t nested) {
  ph_struct_kind *type = kind_of(ps, kind);
  if (!type) return false;
  if (member_kind == PH_EXTENT) type->extents |= 1u << member;
  ph_slot slot = {.member = member, .nested = (int16_t)nested, .kind = (int16_t)member_kind};
  return ph_table_add(ps, &type->members, name, slot);
}

static int struct_index(lua_State *L);
static int struct_newindex(lua_State *L);
static int struct_eq(lua_State *L);
static int struct_tostring(lua_State *L);

static const luaL_Reg metamethods[] = {
    {"__index", struct_index}, {"__newindex", struct_newindex},
    {"__eq", struct_eq},       {"__tostring", struct_tostring},
    {NULL, NULL},
};

ph_struct *ph_new_struct(lua_State *L, ph_state *ps, int32_t kind, bool linked) {
  ph_struct_kind *type = ph_find_kind(ps, kind);
  if (!type) return NULL;
  if (!type->metatable) type->metatable = ph_new_metatable(L, metamethods, type->name);
  ph_struct *value = lua_newuserdatauv(L, sizeof *value + (size_t)type->count * sizeof(double), linked ? 1 : 0);
  value->magic = PH_STRUCT;
  value->kind = (int16_t)kind;
  value->count = (uint8_t)type->count;
  value->link = 0;
  value->key = 0;
  value->age = (uint32_t)ps->last_age;
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->metatable);
  lua_setmetatable(L, -2);
  return value;
}

void ph_push_struct(ph_state *ps, int32_t kind, const double *fields) {
  lua_State *L = ps->L;
  ph_struct *value = ph_new_struct(L, ps, kind, false);
  if (!value) {
    lua_pushnil(L);
    return;
  }
  memcpy(value->fields, fields, value->count * sizeof(double));
}

void ph_mark_constant(lua_State *L) {
  ph_struct *value = lua_touserdata(L, -1);
  if (value && value->magic == PH_STRUCT && value->link == 0) value->link = 3;
}

/// The line that the calling function of a script runs; -1 for none.
static int running_line(lua_State *L) {
  lua_Debug record;
  return lua_getstack(L, 1, &record) && lua_getinfo(L, "l", &record) ? record.currentline : -1;
}

void ph_mark_lost(lua_State *L, ph_struct *value, int32_t member) {
  ph_state *ps = ph_state_of(L);
  value->link = 4;
  value->key = member;
  ps->lost = value;
  ps->lost_line = running_line(L);
}

static ph_struct *check_struct(lua_State *L, int index) {
  ph_struct *value = lua_touserdata(L, index);
  if (!value || value->magic != PH_STRUCT) luaL_argerror(L, index, "a value expected");
  return value;
}

static double magnitude(double number) { return number < 0 ? -number : number; }

static int struct_index(lua_State *L) {
  ph_struct *value = check_struct(L, 1);
  ph_state *ps = ph_state_of(L);
  const ph_slot *slot = NULL;
  if (lua_type(L, 2) == LUA_TSTRING) slot = ph_find(L, &kind_of(ps, value->kind)->members, 2);
  if (!slot) return ph_missing(L, PH_IN_STRUCT, value->kind, PH_READ);
  switch (slot->kind) {
  case PH_FIELD: lua_pushnumber(L, value->fields[slot->member]); return 1;
  case PH_EXTENT: lua_pushnumber(L, magnitude(value->fields[slot->member])); return 1;
  case PH_NESTED: {
    ph_struct *nested = ph_new_struct(L, ps, slot->nested, true);
    if (!nested) return 0;
    memcpy(nested->fields, value->fields + slot->member, nested->count * sizeof(double));
    nested->link = 2;
    nested->key = slot->member;
    lua_pushvalue(L, 1);
    lua_setiuservalue(L, -2, 1);
    return 1;
  }
  case PH_METHOD: ph_push_method_closure(L, slot); return 1;
  default: {
    PHValue result;
    result.tag = PHTagNil;
    luaL_checkstack(L, PH_HOST_STACK, NULL);
    ph_enter(ps, L);
    ph_leave(ps, L, ps->host.get_struct(ps->host.context, value->kind, value->fields, slot->member, &result));
    return ph_push_value(L, ps, &result, 0, slot);
  }
  }
}

/// Writes `count` numbers from `fields`, the first being number `first` of the struct at `index`, there and wherever it
/// came from.
static void write_through(lua_State *L, int index, int first, int count, const double *fields) {
  ph_struct *value = lua_touserdata(L, index);
  memcpy(value->fields + first, fields, (size_t)count * sizeof(double));
  if (value->link == 0) return;
  luaL_checkstack(L, 8, NULL);
  lua_getiuservalue(L, index, 1);
  int parent = lua_gettop(L);
  if (value->link == 2) {
    write_through(L, parent, value->key + first, count, fields);
    return;
  }
  ph_state *ps = ph_state_of(L);
  ph_box *box = lua_touserdata(L, parent);
  PHValue current;
  current.tag = PHTagNil;
  ph_enter(ps, L);
  ph_leave(ps, L, ps->host.get(ps->host.context, box->object, value->key, &current));
  // An optional property may be nil by now; the snapshot is used then.
  if (current.tag != PHTagStruct || current.kind != value->kind) {
    current.tag = PHTagStruct;
    current.kind = value->kind;
    memcpy(current.fields, value->fields, value->count * sizeof(double));
  }
  memcpy(current.fields + first, fields, (size_t)count * sizeof(double));
  ph_enter(ps, L);
  ph_leave(ps, L, ps->host.set(ps->host.context, box->object, value->key, &current));
}

static int assign_field(lua_State *L, bool converted);

static int struct_newindex(lua_State *L) { return assign_field(L, false); }

/// Lets the host refuse to assign a field of a constant itself, or of what a read-only property gives, in the line that
/// read it. Any other holder of the numbers has a copy of his own.
static void guard_constant(lua_State *L, ph_struct *value) {
  int top = lua_gettop(L);
  for (lua_pushvalue(L, 1); value->link == 2; value = lua_touserdata(L, -1)) {
    luaL_checkstack(L, 2, NULL);
    lua_getiuservalue(L, -1, 1);
  }
  lua_settop(L, top);
  const ph_state *ps = ph_state_of(L);
  if (value->link == 3) {
    ph_missing(L, PH_IN_STRUCT, value->kind, PH_WRITE_CONSTANT);
  } else if (value->link == 4) {
    if (value == ps->lost && running_line(L) == ps->lost_line) ph_missing(L, PH_IN_PROPERTY, value->key, PH_WRITE_CONSTANT);
  } else {
    return;
  }
  value->link = 0;
}

/// Assigns the value at 3 to the field at 2. A value that is neither a number nor the right struct goes to the host,
/// which may push a converted value: a point for a table of x and y.
static int assign_field(lua_State *L, bool converted) {
  ph_struct *value = check_struct(L, 1);
  ph_state *ps = ph_state_of(L);
  const ph_slot *slot = NULL;
  if (value->link >= 2) guard_constant(L, value);
  if (lua_type(L, 2) == LUA_TSTRING) slot = ph_find(L, &kind_of(ps, value->kind)->members, 2);
  bool is_number = slot && (slot->kind == PH_FIELD || slot->kind == PH_EXTENT);
  if (is_number && lua_type(L, 3) == LUA_TNUMBER) {
    double number = lua_tonumberx(L, 3, NULL);
    // NaN and infinity are refused by the host, which knows how to say so.
    if (number - number == 0) {
      write_through(L, 1, slot->member, 1, &number);
      return 0;
    }
  }
  if (slot && slot->kind == PH_NESTED) {
    const ph_struct *given = ph_to_struct(L, 3);
    if (given && given->kind == slot->nested) {
      double fields[PH_MAX_FIELDS];
      memcpy(fields, given->fields, given->count * sizeof(double));
      write_through(L, 1, slot->member, given->count, fields);
      return 0;
    }
  }
  bool assignable = !slot || is_number || slot->kind == PH_NESTED;
  if (ph_missing(L, PH_IN_STRUCT, value->kind, assignable ? PH_WRITE : PH_WRITE_READ_ONLY) != 1 || converted) return 0;
  lua_replace(L, 3);
  lua_settop(L, 3);
  return assign_field(L, true);
}

/// Number `index` of a struct when every extent counts forwards.
static double forward(const ph_struct *value, uint32_t extents, int index) {
  double number = value->fields[index];
  if (extents >> index & 1) return magnitude(number);
  return extents >> (index + 2) & 1 && value->fields[index + 2] < 0 ? number + value->fields[index + 2] : number;
}

static int struct_eq(lua_State *L) {
  const ph_struct *a = ph_to_struct(L, 1), *b = ph_to_struct(L, 2);
  bool same = a && b && a->kind == b->kind;
  uint32_t extents = same ? kind_of(ph_state_of(L), a->kind)->extents : 0;
  for (int i = 0; same && i < a->count; i++) same = forward(a, extents, i) == forward(b, extents, i);
  lua_pushboolean(L, same);
  return 1;
}

static int struct_tostring(lua_State *L) {
  check_struct(L, 1);
  ph_state *ps = ph_state_of(L);
  luaL_checkstack(L, PH_HOST_STACK, NULL);
  ph_enter(ps, L);
  return ph_leave(ps, L, ps->host.describe(ps->host.context, 1));
}
