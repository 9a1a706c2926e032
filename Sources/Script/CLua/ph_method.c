/// Methods: the one C function behind all built-in ones, and the search for those a script wrote.
#include "ph_internal.h"

/// Ends a call that suspended its thread, with what `ph_resume` was given: whether it fails, and the result or error.
static int end_suspended(lua_State *L, int status, lua_KContext context) {
  (void)status, (void)context;
  if (!lua_toboolean(L, 1)) return lua_gettop(L) - 1;
  ph_locate_error(L, ph_state_of(L));
  return lua_error(L);
}

static int method_trampoline(lua_State *L) {
  ph_state *ps = ph_state_of(L);
  luaL_checkstack(L, PH_HOST_STACK, NULL);
  int32_t member = (int32_t)lua_tointegerx(L, lua_upvalueindex(1), NULL);
  ph_enter(ps, L);
  int32_t status = ps->host.call(ps->host.context, member);
  if (status != PH_SUSPENDS) return ph_leave(ps, L, status);
  ph_leave(ps, L, 0);
  ph_set_waiting(L);
  lua_settop(L, 0);
  return lua_yieldk(L, 0, 0, end_suspended);
}

/// One function per member id, however many classes inherit it: `UIView.layoutSubviews == UILabel.layoutSubviews`.
static void push_member_function(lua_State *L, ph_state *ps, int32_t member) {
  ph_lua_registry_get(L, ps->names);
  if (lua_rawgeti(L, -1, member) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_pushinteger(L, member);
    lua_pushcclosure(L, method_trampoline, 1);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, member);
  }
  lua_replace(L, -2);
}

void ph_push_function(ph_state *ps, int32_t member) { push_member_function(ps->L, ps, member); }

void ph_push_method_closure(lua_State *L, const ph_slot *slot) {
  push_member_function(L, ph_state_of(L), slot->member);
}

int ph_push_script_method(lua_State *L, const ph_class *type, int key) {
  for (; type && type->is_script; type = type->superclass) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, type->object);
    lua_getiuservalue(L, -1, 1);
    lua_pushvalue(L, key);
    int found = lua_rawget(L, -2);
    if (found != LUA_TNIL) {
      lua_replace(L, -3);
      lua_pop(L, 1);
      return found;
    }
    lua_pop(L, 3);
  }
  lua_pushnil(L);
  return LUA_TNIL;
}

bool ph_push_method(ph_state *ps, int index, const char *name, size_t length) {
  lua_State *L = ps->L;
  index = lua_absindex(L, index);
  if (!lua_checkstack(L, 8)) return false;
  lua_pushlstring(L, name, length);
  int key = lua_gettop(L);
  const ph_box *box = ph_to_box(L, index);
  int found = LUA_TNIL;
  if (box && box->type->is_script) {
    if (lua_getiuservalue(L, index, 2) == LUA_TTABLE) {
      lua_pushvalue(L, key);
      found = lua_rawget(L, -2);
    }
    if (found == LUA_TNIL) {
      lua_settop(L, key);
      found = ph_push_script_method(L, box->type, key);
    }
  } else if (lua_type(L, index) == LUA_TTABLE) {
    lua_pushvalue(L, key);
    found = lua_rawget(L, index);
  }
  if (found != LUA_TFUNCTION) {
    lua_settop(L, key - 1);
    return false;
  }
  lua_replace(L, key);
  lua_settop(L, key);
  lua_pushvalue(L, index);
  return true;
}

bool ph_push_object_method(ph_state *ps, void *object, const char *name, size_t length) {
  if (!ph_push_existing(ps, object)) return false;
  bool found = ph_push_method(ps, -1, name, length);
  lua_State *L = ps->L;
  if (!found) {
    lua_pop(L, 1);
    return false;
  }
  lua_remove(L, -3);
  return true;
}
