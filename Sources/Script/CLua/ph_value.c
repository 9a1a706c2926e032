/// Lua values to and from the plain value that properties see.
#include "ph_internal.h"

#include <string.h>

void ph_read_value(lua_State *L, int index, PHValue *value) {
  switch (lua_type(L, index)) {
  case LUA_TNUMBER:
    if (lua_isinteger(L, index)) {
      value->tag = PHTagInteger;
      value->integer = lua_tointegerx(L, index, NULL);
    } else {
      value->tag = PHTagNumber;
      value->number = lua_tonumberx(L, index, NULL);
    }
    return;
  case LUA_TNIL: value->tag = PHTagNil; return;
  case LUA_TBOOLEAN:
    value->tag = PHTagBool;
    value->boolean = lua_toboolean(L, index);
    return;
  case LUA_TSTRING:
    value->tag = PHTagString;
    value->string.bytes = lua_tolstring(L, index, &value->string.length);
    return;
  case LUA_TUSERDATA: {
    const ph_box *box = lua_touserdata(L, index);
    if (box->magic == PH_BOX && box->object) {
      value->tag = PHTagObject;
      value->kind = box->type->id;
      value->object = box->object;
      return;
    }
    if (box->magic == PH_STRUCT) {
      const ph_struct *source = (const ph_struct *)box;
      value->tag = PHTagStruct;
      value->kind = source->kind;
      memcpy(value->fields, source->fields, source->count * sizeof(double));
      return;
    }
    break;
  }
  default: break;
  }
  value->tag = PHTagStack;
  value->kind = lua_absindex(L, index);
}

int ph_push_value(lua_State *L, ph_state *ps, PHValue *value, int parent, const ph_slot *slot) {
  switch (value->tag) {
  case PHTagNumber: lua_pushnumber(L, value->number); return 1;
  case PHTagInteger: lua_pushinteger(L, value->integer); return 1;
  case PHTagBool: lua_pushboolean(L, value->boolean); return 1;
  case PHTagString: lua_pushlstring(L, value->string.bytes, value->string.length); return 1;
  case PHTagStack: return 1;
  case PHTagObject:
  case PHTagOwnedObject:
    ps->L = L;
    ph_push_object(ps, value->object, value->kind, value->tag == PHTagOwnedObject, false);
    if (ph_pending(ps)) ph_relieve(ps, L);
    return 1;
  case PHTagStruct: {
    bool linked = parent && slot->kind == PH_PROPERTY;
    ph_struct *result = ph_new_struct(L, ps, value->kind, linked);
    if (!result) break;
    memcpy(result->fields, value->fields, result->count * sizeof(double));
    if (linked) {
      result->link = 1;
      result->key = slot->member;
      lua_pushvalue(L, parent);
      lua_setiuservalue(L, -2, 1);
    } else if (parent && slot->kind == PH_READ_ONLY) {
      ph_mark_lost(L, result, slot->member);
    }
    return 1;
  }
  default: break;
  }
  lua_pushnil(L);
  return 1;
}
