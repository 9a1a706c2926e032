/// `load`, `require`, `dofile` and `loadfile`: text only, unless the script is trusted, and files only through the host.
#include "ph_internal.h"

#include <string.h>

/// A text that the compiler takes in pieces, so that an interrupt ends it: a long text without a statement takes nothing but
/// time.
typedef struct ph_text {
  const char *bytes;
  size_t rest;
} ph_text;

static const char *next_piece(lua_State *L, void *context, size_t *length) {
  ph_text *text = context;
  ph_look_up(L, ph_state_of(L));
  *length = text->rest < 1 << 16 ? text->rest : 1 << 16;
  const char *piece = text->bytes;
  text->bytes += *length;
  text->rest -= *length;
  return piece;
}

/// The text at 1 compiled, with the environment at 4 if there is one; or nil and the message.
static int load_text(lua_State *L, const char *mode, bool has_environment) {
  ph_text text;
  text.bytes = lua_tolstring(L, 1, &text.rest);
  if (lua_load(L, next_piece, &text, luaL_optstring(L, 2, text.bytes), mode) != LUA_OK) {
    lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
  }
  if (!has_environment) return 1;
  lua_pushvalue(L, 4);
  if (!lua_setupvalue(L, -2, 1)) lua_settop(L, -2);
  return 1;
}

/// Upvalue 1: Lua's own `load`, which calls a function for its pieces.
static int source_load(lua_State *L) {
  bool has_environment = lua_gettop(L) >= 4, is_trusted = ph_state_of(L)->trusted;
  const char *mode = luaL_optstring(L, 3, is_trusted ? "bt" : "t");
  if (!is_trusted && !strchr(mode, 't')) {
    lua_pushnil(L);
    lua_pushstring(L, "binary chunks are not loaded");
    return 2;
  }
  if (!is_trusted) mode = "t";
  lua_settop(L, has_environment ? 4 : 2);
  if (lua_isstring(L, 1)) return load_text(L, mode, has_environment);
  if (!has_environment) lua_pushnil(L);
  lua_pushstring(L, mode);
  lua_replace(L, 3);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, has_environment ? 4 : 3, LUA_MULTRET);
  return lua_gettop(L);
}

/// Asks the host for a file and pushes it compiled; or, when it does not compile, pushes the message and returns false.
static bool push_compiled(lua_State *L, const char *name, size_t length, ph_source_kind kind) {
  ph_state *ps = ph_state_of(L);
  luaL_checkstack(L, PH_HOST_STACK, NULL);
  ph_enter(ps, L);
  ph_leave(ps, L, ps->host.source(ps->host.context, name, length, kind));
  size_t size;
  const char *text = lua_tolstring(L, -2, &size);
  return luaL_loadbufferx(L, text, size, lua_tostring(L, -1), "t") == LUA_OK;
}

// Whether `package.preload` has a function for the name at 1; pushes it. 2 is the table of what is loaded.
static bool push_preloaded(lua_State *L, const char *name) {
  if (lua_getfield(L, 2, "package") == LUA_TTABLE && lua_getfield(L, -1, "preload") == LUA_TTABLE &&
      lua_getfield(L, -1, name) == LUA_TFUNCTION)
    return true;
  lua_settop(L, 2);
  return false;
}

static int source_require(lua_State *L) {
  size_t length;
  const char *name = luaL_checklstring(L, 1, &length);
  lua_settop(L, 1);
  ph_lua_registry_get(L, ph_state_of(L)->loaded);
  if (lua_getfield(L, 2, name) != LUA_TNIL) return 1;
  lua_settop(L, 2);
  if (!push_preloaded(L, name) && !push_compiled(L, name, length, PH_REQUIRE)) return lua_error(L);
  lua_pushvalue(L, 1);
  lua_call(L, 1, 1);
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    // The module may have set it itself.
    if (lua_getfield(L, 2, name) == LUA_TNIL) lua_pushboolean(L, 1);
  }
  lua_pushvalue(L, -1);
  lua_setfield(L, 2, name);
  return 1;
}

static int source_dofile(lua_State *L) {
  size_t length;
  const char *name = luaL_checklstring(L, 1, &length);
  lua_settop(L, 1);
  if (!push_compiled(L, name, length, PH_DOFILE)) return lua_error(L);
  lua_call(L, 0, LUA_MULTRET);
  return lua_gettop(L) - 3;
}

static int source_loadfile(lua_State *L) {
  size_t length;
  const char *name = luaL_checklstring(L, 1, &length);
  bool has_environment = lua_gettop(L) >= 3;
  if (!push_compiled(L, name, length, PH_LOADFILE)) {
    lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
  }
  if (has_environment) {
    lua_pushvalue(L, 3);
    lua_setupvalue(L, -2, 1);
  }
  return 1;
}

void ph_open_sources(lua_State *L, ph_state *ps) {
  (void)ps;
  lua_getglobal(L, "load");
  lua_pushcclosure(L, source_load, 1);
  lua_setglobal(L, "load");
  static const luaL_Reg functions[] = {
      {"require", source_require}, {"dofile", source_dofile}, {"loadfile", source_loadfile}, {NULL, NULL},
  };
  lua_pushglobaltable(L);
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
  // `require` also finds loaded libraries.
  static const char *const libraries[] = {
      LUA_TABLIBNAME, LUA_STRLIBNAME, LUA_MATHLIBNAME, LUA_UTF8LIBNAME,
      LUA_COLIBNAME,  LUA_OSLIBNAME,  LUA_IOLIBNAME,   LUA_DBLIBNAME,
  };
  ph_lua_registry_get(L, ps->loaded);
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    lua_getglobal(L, libraries[i]);
    lua_setfield(L, -2, libraries[i]);
  }
  lua_newtable(L);
  lua_newtable(L);
  lua_setfield(L, -2, "preload");
  lua_pushvalue(L, -2);
  lua_setfield(L, -2, "loaded");
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, "package");
  lua_setglobal(L, "package");
  lua_pop(L, 1);
}
