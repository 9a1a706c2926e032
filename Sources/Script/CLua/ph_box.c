/// Boxes: one userdata for each Swift object that a script has seen; its properties and methods.
///
/// User value 1: the payload (see `ph_lifetime.c`). User value 2, in instances of script classes only: their fields.
#include "ph_internal.h"

/// Boxes made between two steps of the collector, and the size of a step in kilobytes. Lua sees about 60 bytes in a
/// box, whatever the Swift object behind it weighs: without these steps dead objects pile up by the hundred thousand.
#define PH_BOXES_PER_STEP 64
#define PH_STEP_SIZE 16
/// A round is worth its cost when this many boxes, and as many as were alive after the last one, may have died.
#define PH_BOXES_PER_ROUND 256

static void pace_collector(ph_state *ps, lua_State *L) {
  if ((++ps->created & (PH_BOXES_PER_STEP - 1)) != 0) return;
  if (ps->live_boxes < ps->settled_boxes) ps->settled_boxes = ps->live_boxes;
  if (ps->live_boxes < ps->settled_boxes * 2 + PH_BOXES_PER_ROUND) return;
  if (lua_gc(L, LUA_GCSTEP, PH_STEP_SIZE)) ps->settled_boxes = ps->live_boxes;
}

// MARK: Metatable

static int box_index(lua_State *L);
static int box_newindex(lua_State *L);
static int box_gc(lua_State *L);
static int box_eq(lua_State *L);
static int box_tostring(lua_State *L);

static const luaL_Reg metamethods[] = {
    {"__index", box_index}, {"__newindex", box_newindex}, {"__gc", box_gc},
    {"__eq", box_eq},       {"__tostring", box_tostring}, {NULL, NULL},
};

int ph_new_metatable(lua_State *L, const luaL_Reg *functions, int name) {
  luaL_checkstack(L, 4, NULL);
  lua_newtable(L);
  luaL_setfuncs(L, functions, 0);
  lua_rawgeti(L, LUA_REGISTRYINDEX, name);
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

// MARK: Identity

bool ph_push_existing(ph_state *ps, void *object) {
  lua_State *L = ps->L;
  lua_rawgeti(L, LUA_REGISTRYINDEX, ps->boxes);
  bool alive = lua_rawgetp(L, -1, object) == LUA_TUSERDATA;
  if (alive) lua_replace(L, -2); else lua_settop(L, -3);
  return alive;
}

void ph_push_object(ph_state *ps, void *object, int32_t class_id, bool owned, bool fresh) {
  lua_State *L = ps->L;
  int saved = ps->in_swift;
  ps->in_swift = 1;
  lua_checkstack(L, PH_OWN_STACK);
  if (!fresh && ph_push_existing(ps, object)) {
    if (owned) ps->host.release(ps->host.context, object);
    ps->in_swift = saved;
    return;
  }
  ph_class *type = ph_find_class(ps, class_id);
  if (!type) {
    // A class the host never defined: nothing a script could do with it.
    if (owned) ps->host.release(ps->host.context, object);
    lua_pushnil(L);
    ps->in_swift = saved;
    return;
  }
  pace_collector(ps, L);
  if (!type->metatable) type->metatable = ph_new_metatable(L, metamethods, type->name);
  ph_box *box = lua_newuserdatauv(L, sizeof *box, type->is_script ? 2 : 1);
  *box = (ph_box){.magic = PH_BOX, .age = (uint32_t)ps->last_age, .type = type, .object = object};
  if (!owned) ps->host.retain(ps->host.context, object);
  ps->live_boxes++;
  ps->used += (size_t)type->weight;
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->metatable);
  lua_setmetatable(L, -2);
  lua_rawgeti(L, LUA_REGISTRYINDEX, ps->boxes);
  lua_pushvalue(L, -2);
  lua_rawsetp(L, -2, object);
  lua_settop(L, -2);
  if (!fresh && lua_checkstack(L, PH_HOST_STACK)) ps->host.adopt(ps->host.context, object);
  ps->in_swift = saved;
}

/// Only puts the object aside: this runs in the middle of any allocation.
static int box_gc(lua_State *L) {
  ph_box *box = lua_touserdata(L, 1);
  if (!box || box->magic != PH_BOX || !box->object) return 0;
  ph_state *ps = ph_state_of(L);
  ps->zombies = ph_allocate_array(ps->zombies, ps->zombie_count, &ps->zombie_capacity, sizeof *ps->zombies);
  ps->zombies[ps->zombie_count++] = box->object;
  ps->live_boxes--;
  ps->used -= (size_t)box->type->weight;
  box->object = NULL;
  return 0;
}

// MARK: Metamethods

static int bad_box(lua_State *L) { return luaL_argerror(L, 1, "an object expected"); }

static int box_index(lua_State *L) {
  ph_box *box = lua_touserdata(L, 1);
  if (!box || box->magic != PH_BOX || !box->object) return bad_box(L);
  const ph_class *type = box->type;
  const ph_slot *slot = NULL;
  if (lua_type(L, 2) == LUA_TSTRING) {
    slot = ph_find(L, &type->members, 2);
    if (slot && slot->kind <= PH_READ_ONLY) {
      ph_state *ps = ph_state_of(L);
      PHValue value;
      value.tag = PHTagNil;
      ph_enter(ps, L);
      int32_t status = ps->host.get(ps->host.context, box->object, slot->member, &value);
      ps->in_swift = 0;
      if (status < 0) return ph_leave(ps, L, status);
      if (value.tag == PHTagNumber) {
        lua_pushnumber(L, value.number);
        return 1;
      }
      return ph_push_value(L, ps, &value, 1, slot);
    }
  }
  if (type->is_script) {
    const ph_state *ps = ph_state_of(L);
    bool found = false;
    if (lua_getiuservalue(L, 1, 2) == LUA_TTABLE) {
      lua_pushvalue(L, 2);
      found = lua_rawget(L, -2) != LUA_TNIL;
    }
    if (found || ph_push_script_method(L, type, 2) != LUA_TNIL) return ps->weak_metatable ? ph_read_weak(L, ps) : 1;
  }
  if (slot) {
    ph_push_method_closure(L, slot);
    return 1;
  }
  if (type->is_script) return 0;
  lua_settop(L, 2);
  return ph_missing(L, PH_IN_OBJECT, type->id, PH_READ);
}

static int box_newindex(lua_State *L) {
  ph_box *box = lua_touserdata(L, 1);
  if (!box || box->magic != PH_BOX || !box->object) return bad_box(L);
  const ph_class *type = box->type;
  const ph_slot *slot = NULL;
  if (lua_type(L, 2) == LUA_TSTRING) {
    slot = ph_find(L, &type->members, 2);
    if (slot && slot->kind == PH_PROPERTY) {
      ph_state *ps = ph_state_of(L);
      PHValue value;
      ph_read_value(L, 3, &value);
      ph_enter(ps, L);
      int32_t status = ps->host.set(ps->host.context, box->object, slot->member, &value);
      ps->in_swift = 0;
      if (status < 0 || ph_pending(ps)) ph_leave(ps, L, status);
      return 0;
    }
  }
  if (type->is_script && !(slot && slot->kind == PH_READ_ONLY)) {
    if (lua_isnil(L, 2)) return luaL_error(L, "a field name cannot be nil");
    if (lua_getiuservalue(L, 1, 2) != LUA_TTABLE) {
      lua_newtable(L);
      lua_pushvalue(L, -1);
      lua_setiuservalue(L, 1, 2);
    }
    lua_pushvalue(L, 2);
    lua_pushvalue(L, 3);
    const ph_state *ps = ph_state_of(L);
    if (ps->weak_metatable) ph_write_weak(L, ps, type, 2);
    lua_rawset(L, -3);
    return 0;
  }
  ph_missing(L, PH_IN_OBJECT, type->id, slot ? PH_WRITE_READ_ONLY : PH_WRITE);
  return 0;
}

/// One object can briefly have two boxes, when it is pushed again after its box was found dead.
static int box_eq(lua_State *L) {
  const ph_box *a = ph_to_box(L, 1), *b = ph_to_box(L, 2);
  bool same = a && b && a->object == b->object && a->object;
  if (!same && a && b && a->object && b->object) {
    ph_state *ps = ph_state_of(L);
    ph_enter(ps, L);
    ps->host.differ(ps->host.context, a->object, b->object);
    ph_leave(ps, L, 0);
  }
  lua_pushboolean(L, same);
  return 1;
}

static int box_tostring(lua_State *L) {
  if (!ph_to_box(L, 1)) return bad_box(L);
  ph_state *ps = ph_state_of(L);
  luaL_checkstack(L, PH_HOST_STACK, NULL);
  ph_enter(ps, L);
  return ph_leave(ps, L, ps->host.describe(ps->host.context, 1));
}
