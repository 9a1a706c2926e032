/// Class objects, such as `UIView` in a script: statics, methods taken from the class, and calling it.
#include "ph_internal.h"

#include <string.h>

int ph_missing(lua_State *L, ph_subject subject, int32_t id, ph_access access) {
  ph_state *ps = ph_state_of(L);
  luaL_checkstack(L, PH_HOST_STACK, NULL);
  ph_enter(ps, L);
  return ph_leave(ps, L, ps->host.missing(ps->host.context, subject, id, access));
}

static ph_class *check_class(lua_State *L) {
  const ph_class_object *object = lua_touserdata(L, 1);
  if (!object || object->magic != PH_CLASS) luaL_argerror(L, 1, "a class expected");
  return object->type;
}

static int class_index(lua_State *L) {
  ph_class *type = check_class(L);
  ph_state *ps = ph_state_of(L);
  if (lua_type(L, 2) != LUA_TSTRING) return ph_missing(L, PH_IN_CLASS, type->id, PH_READ);
  if (type->is_script) {
    if (ph_push_script_method(L, type, 2) != LUA_TNIL) return ps->weak_metatable ? ph_read_weak(L, ps) : 1;
    lua_pop(L, 1);
    size_t length;
    const char *key = lua_tolstring(L, 2, &length);
    if (length == 5 && memcmp(key, "super", 5) == 0 && type->superclass) {
      lua_rawgeti(L, LUA_REGISTRYINDEX, type->superclass->object);
      return 1;
    }
  }
  const ph_slot *slot = ph_find(L, &type->statics, 2);
  if (!slot) slot = ph_find(L, &type->members, 2);
  if (!slot) return type->is_script ? 0 : ph_missing(L, PH_IN_CLASS, type->id, PH_READ);
  switch (slot->kind) {
  case PH_METHOD:
  case PH_STATIC_METHOD: ph_push_method_closure(L, slot); return 1;
  case PH_STATIC_PROPERTY:
  case PH_STATIC_READ_ONLY: {
    PHValue value;
    value.tag = PHTagNil;
    luaL_checkstack(L, PH_HOST_STACK, NULL);
    ph_enter(ps, L);
    ph_leave(ps, L, ps->host.get_static(ps->host.context, type->id, slot->member, &value));
    ph_push_value(L, ps, &value, 0, NULL);
    if (value.tag == PHTagStruct) ph_mark_constant(L);
    return 1;
  }
  default: return ph_missing(L, PH_IN_CLASS, type->id, PH_READ);
  }
}

static int class_newindex(lua_State *L) {
  ph_class *type = check_class(L);
  ph_state *ps = ph_state_of(L);
  const ph_slot *slot = lua_type(L, 2) == LUA_TSTRING ? ph_find(L, &type->statics, 2) : NULL;
  if (slot && slot->kind == PH_STATIC_PROPERTY) {
    PHValue value;
    luaL_checkstack(L, PH_HOST_STACK, NULL);
    ph_read_value(L, 3, &value);
    ph_enter(ps, L);
    ph_leave(ps, L, ps->host.set_static(ps->host.context, type->id, slot->member, &value));
    return 0;
  }
  if (!type->is_script) {
    ph_missing(L, PH_IN_CLASS, type->id, slot ? PH_WRITE_READ_ONLY : PH_WRITE);
    return 0;
  }
  lua_getiuservalue(L, 1, 1);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, -3);
  return 0;
}

/// `UIView(…)`: the host makes the object. `Card(…)`, for a script class: the host makes a bare object, then `init` is
/// called with the arguments, the script's own or the built-in one.
static int class_call(lua_State *L) {
  ph_class *type = check_class(L);
  ph_state *ps = ph_state_of(L);
  luaL_checkstack(L, PH_HOST_STACK, NULL);
  if (!type->is_script) {
    ph_enter(ps, L);
    return ph_leave(ps, L, ps->host.construct(ps->host.context, type->id));
  }
  int arguments = lua_gettop(L) - 1;
  ph_enter(ps, L);
  ph_leave(ps, L, ps->host.allocate(ps->host.context, type->id));
  lua_replace(L, 1);
  lua_pushstring(L, "init");
  int name = lua_gettop(L);
  if (ph_push_script_method(L, type, name) == LUA_TNIL) {
    const ph_slot *slot = ph_find(L, &type->members, name);
    lua_pop(L, 2);
    if (!slot || slot->kind != PH_METHOD) {
      lua_settop(L, 1);
      return 1;
    }
    ph_push_method_closure(L, slot);
  } else {
    lua_remove(L, name);
  }
  lua_pushvalue(L, 1);
  // object, arguments…, init, object  ->  object, init, object, arguments…
  lua_rotate(L, 2, 2);
  lua_call(L, arguments + 1, 0);
  lua_settop(L, 1);
  return 1;
}

static int class_tostring(lua_State *L) {
  ph_class *type = check_class(L);
  lua_rawgeti(L, LUA_REGISTRYINDEX, type->name);
  return 1;
}

void ph_open_classes(lua_State *L, ph_state *ps) {
  static const luaL_Reg functions[] = {
      {"__index", class_index}, {"__newindex", class_newindex}, {"__call", class_call}, {"__tostring", class_tostring},
      {NULL, NULL},
  };
  lua_newtable(L);
  luaL_setfuncs(L, functions, 0);
  lua_pushstring(L, "class");
  lua_setfield(L, -2, "__name");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  ps->class_metatable = luaL_ref(L, LUA_REGISTRYINDEX);
}
