/// Classes and their member tables: open addressing over the addresses of interned names.
#include "ph_internal.h"

#include <stdlib.h>
#include <string.h>

// MARK: Member tables

const ph_slot *ph_find_long(const ph_table *table, const char *key, size_t length) {
  for (uint32_t i = 0; i <= table->mask; i++) {
    const ph_slot *slot = &table->slots[i];
    if (slot->key && slot->length == length && memcmp(slot->key, key, length) == 0) return slot;
  }
  return NULL;
}

static void place(ph_table *table, ph_slot slot) {
  uint32_t index = (uint32_t)((((uintptr_t)slot.key >> 4) * 0x9E3779B97F4A7C15ull) >> 40) & table->mask;
  while (table->slots[index].key && table->slots[index].key != slot.key) index = (index + 1) & table->mask;
  if (!table->slots[index].key) table->count++;
  table->slots[index] = slot;
}

bool ph_table_copy(ph_table *to, const ph_table *from) {
  *to = *from;
  if (!from->slots) return true;
  to->slots = malloc((from->mask + 1) * sizeof(ph_slot));
  if (!to->slots) return false;
  memcpy(to->slots, from->slots, (from->mask + 1) * sizeof(ph_slot));
  return true;
}

bool ph_table_add(ph_state *ps, ph_table *table, const char *name, ph_slot slot) {
  // At most half full, so that a miss ends quickly.
  if (!table->slots || table->count * 2 > table->mask) {
    ph_table grown = {.mask = table->slots ? table->mask * 2 + 1 : 15, .has_long_names = table->has_long_names};
    grown.slots = calloc(grown.mask + 1, sizeof(ph_slot));
    if (!grown.slots) return false;
    for (uint32_t i = 0; table->slots && i <= table->mask; i++) {
      if (table->slots[i].key) place(&grown, table->slots[i]);
    }
    free(table->slots);
    *table = grown;
  }
  lua_State *L = ps->L;
  slot.length = (uint32_t)strlen(name);
  ph_lua_registry_get(L, ps->names);
  lua_pushlstring(L, name, slot.length);
  // A long string is not interned: use the one that is anchored.
  lua_pushvalue(L, -1);
  if (lua_rawget(L, -3) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_pushvalue(L, -1);
    lua_rawset(L, -4);
    lua_pushvalue(L, -1);
  }
  slot.key = lua_tolstring(L, -1, NULL);
  lua_pop(L, 3);
  if (slot.length > PH_INTERNED_LENGTH) table->has_long_names = true;
  place(table, slot);
  return true;
}

// MARK: Defining

static ph_class *class_of(ph_state *ps, int32_t id) {
  return id >= 0 && id < ps->class_count ? ps->classes[id] : NULL;
}

ph_class *ph_find_class(ph_state *ps, int32_t id) {
  ph_class *type = class_of(ps, id);
  if (type || id < 0) return type;
  int saved = ps->in_swift;
  ps->in_swift = 1;
  ps->host.declare(ps->host.context, id, false);
  ps->in_swift = saved;
  return class_of(ps, id);
}

/// The bytes that the host keeps for a script's class, about: its names, its protocols, and its entries in lists.
#define PH_CLASS_WEIGHT 1024

static size_t size_of_table(const ph_table *table) { return table->slots ? (table->mask + 1) * sizeof(ph_slot) : 0; }

bool ph_define_class(ph_state *ps, int32_t id, const char *name, int32_t superclass, bool is_script) {
  // First, because it may make the table grow.
  ph_class *parent = ph_find_class(ps, superclass);
  if (id < 0 || class_of(ps, id)) return false;
  if (id >= ps->class_count) {
    int count = id + 64;
    ph_class **grown = realloc(ps->classes, (size_t)count * sizeof *grown);
    if (!grown) return false;
    memset(grown + ps->class_count, 0, (size_t)(count - ps->class_count) * sizeof *grown);
    ps->classes = grown;
    ps->class_count = count;
  }
  ph_class *type = calloc(1, sizeof *type);
  if (!type) return false;
  *type = (ph_class){.id = id, .is_script = is_script, .superclass = parent};
  type->weight = parent ? parent->weight : PH_BOX_WEIGHT;
  bool copied = !parent || (ph_table_copy(&type->members, &parent->members)
                            && ph_table_copy(&type->statics, &parent->statics));
  if (!copied) {
    free(type->members.slots);
    free(type);
    return false;
  }
  ps->classes[id] = type;
  lua_State *L = ps->L;
  lua_pushstring(L, name);
  type->name = luaL_ref(L, LUA_REGISTRYINDEX);
  ph_class_object *object = lua_newuserdatauv(L, sizeof *object, 1);
  *object = (ph_class_object){.magic = PH_CLASS, .age = (uint32_t)ps->last_age, .type = type};
  if (is_script) {
    lua_newtable(L);
    lua_setiuservalue(L, -2, 1);
  }
  ph_lua_registry_get(L, ps->class_metatable);
  lua_setmetatable(L, -2);
  type->object = luaL_ref(L, LUA_REGISTRYINDEX);
  // A class lives as long as the state.
  if (is_script) ps->used += PH_CLASS_WEIGHT + size_of_table(&type->members) + size_of_table(&type->statics);
  return true;
}

void ph_add_weight(ph_state *ps, int32_t class_id, int32_t bytes) {
  ph_class *type = class_of(ps, class_id);
  if (type) type->weight += bytes;
}

bool ph_add_member(ph_state *ps, int32_t class_id, const char *name, ph_member_kind kind, int32_t member) {
  ph_class *type = class_of(ps, class_id);
  if (!type) return false;
  bool is_static = kind == PH_STATIC_PROPERTY || kind == PH_STATIC_READ_ONLY || kind == PH_STATIC_METHOD;
  ph_slot slot = {.member = member, .kind = (int16_t)kind};
  return ph_table_add(ps, is_static ? &type->statics : &type->members, name, slot);
}

bool ph_is_kind(ph_state *ps, int32_t class_id, int32_t ancestor) {
  for (ph_class *type = ph_find_class(ps, class_id); type; type = type->superclass) {
    if (type->id == ancestor) return true;
  }
  return false;
}

const char *ph_class_name(ph_state *ps, int32_t class_id) {
  ph_class *type = ph_find_class(ps, class_id);
  if (!type) return "";
  lua_State *L = ps->L;
  ph_lua_registry_get(L, type->name);
  const char *name = lua_tolstring(L, -1, NULL);
  lua_pop(L, 1);
  return name;
}

int32_t ph_superclass(ph_state *ps, int32_t class_id) {
  ph_class *type = ph_find_class(ps, class_id);
  return type && type->superclass ? type->superclass->id : -1;
}

bool ph_is_script_class(ph_state *ps, int32_t class_id) {
  ph_class *type = class_of(ps, class_id);
  return type && type->is_script;
}

void ph_push_class(ph_state *ps, int32_t class_id) {
  ph_class *type = ph_find_class(ps, class_id);
  if (type) ph_lua_registry_get(ps->L, type->object); else lua_pushnil(ps->L);
}

int32_t ph_to_class(lua_State *L, int index) {
  const ph_class_object *object = lua_touserdata(L, index);
  return object && object->magic == PH_CLASS ? object->type->id : -1;
}

int32_t ph_box_class(lua_State *L, int index) {
  const ph_box *box = ph_to_box(L, index);
  return box ? box->type->id : -1;
}
