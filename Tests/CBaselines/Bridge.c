// Lua objects in C, the way the manual teaches it.
#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#include <stdio.h>
#include <stdlib.h>

#include "CBaselines.h"

static const char layer_type[] = "playhead.baseline.layer";

typedef struct {
  double opacity, x, y, z;
} layer;

struct cb_bridge {
  lua_State *state;
};

static layer *check_layer(lua_State *L) { return *(layer **)luaL_checkudata(L, 1, layer_type); }

// Upvalue 1 of both: property names to numbers. Upvalue 2 of the first: methods.
static int property_number(lua_State *L) {
  lua_pushvalue(L, 2);
  lua_rawget(L, lua_upvalueindex(1));
  int number = (int)lua_tointeger(L, -1);
  lua_pop(L, 1);
  return number;
}

static int get(lua_State *L) {
  layer *self = check_layer(L);
  switch (property_number(L)) {
    case 1: lua_pushnumber(L, self->opacity); return 1;
    case 2: lua_pushnumber(L, self->x); return 1;
    case 3: lua_pushnumber(L, self->y); return 1;
    case 4: lua_pushnumber(L, self->z); return 1;
  }
  lua_pushvalue(L, 2);
  lua_rawget(L, lua_upvalueindex(2));
  return 1;
}

static int set(lua_State *L) {
  layer *self = check_layer(L);
  double value = luaL_checknumber(L, 3);
  switch (property_number(L)) {
    case 1: self->opacity = value; return 0;
    case 2: self->x = value; return 0;
    case 3: self->y = value; return 0;
    case 4: self->z = value; return 0;
  }
  return luaL_error(L, "no such property");
}

static int get_opacity(lua_State *L) {
  lua_pushnumber(L, check_layer(L)->opacity);
  return 1;
}

static int collect(lua_State *L) {
  free(check_layer(L));
  return 0;
}

static int new_layer(lua_State *L) {
  layer **self = lua_newuserdatauv(L, sizeof *self, 0);
  *self = calloc(1, sizeof **self);
  (*self)->opacity = 1;
  luaL_setmetatable(L, layer_type);
  return 1;
}

static void define_layer(lua_State *L) {
  static const char *const properties[] = {"opacity", "x", "y", "z"};
  luaL_newmetatable(L, layer_type);
  lua_newtable(L);
  for (int i = 0; i < 4; i++) {
    lua_pushinteger(L, i + 1);
    lua_setfield(L, -2, properties[i]);
  }
  lua_pushvalue(L, -1);
  lua_newtable(L);
  lua_pushcfunction(L, get_opacity);
  lua_setfield(L, -2, "getOpacity");
  lua_pushcclosure(L, get, 2);
  lua_setfield(L, -3, "__index");
  lua_pushcclosure(L, set, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushcfunction(L, collect);
  lua_setfield(L, -2, "__gc");
  lua_pop(L, 1);
  lua_register(L, "newLayer", new_layer);
}

cb_bridge *cb_bridge_open(const char *source) {
  cb_bridge *bridge = calloc(1, sizeof *bridge);
  bridge->state = luaL_newstate();
  luaL_openlibs(bridge->state);
  define_layer(bridge->state);
  if (luaL_dostring(bridge->state, source) == LUA_OK) return bridge;
  fprintf(stderr, "in C: %s\n", lua_tostring(bridge->state, -1));
  cb_bridge_close(bridge);
  return NULL;
}

void cb_bridge_close(cb_bridge *bridge) {
  lua_close(bridge->state);
  free(bridge);
}

void cb_bridge_call(cb_bridge *bridge, const char *name, long count) {
  lua_State *L = bridge->state;
  lua_getglobal(L, name);
  lua_pushinteger(L, count);
  if (lua_pcall(L, 1, 0, 0) == LUA_OK) return;
  fprintf(stderr, "in C: %s\n", lua_tostring(L, -1));
  lua_pop(L, 1);
}
