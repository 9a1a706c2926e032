/// The further libraries of a trusted script: files, other programs, the machine's own clock, and all of `debug`.
#include "ph_internal.h"

/// Copies the fields of the library on top into the table at `to`, and pops the library. A field that `to` has already
/// is kept; the library's goes under `prefix` and its name, or is dropped without a prefix.
static void add_library(lua_State *L, int to, const char *prefix) {
  int from = lua_gettop(L);
  lua_pushnil(L);
  while (lua_next(L, from)) {
    lua_pushvalue(L, -2);
    bool is_taken = lua_rawget(L, to) != LUA_TNIL;
    lua_pop(L, 1);
    if (!is_taken || prefix) {
      lua_pushfstring(L, "%s%s", is_taken ? prefix : "", lua_tostring(L, -2));
      lua_pushvalue(L, -2);
      lua_rawset(L, to);
    }
    lua_pop(L, 1);
  }
  lua_settop(L, from - 1);
}

/// `os.exit`: the host puts the terminal in order first.
static int trusted_exit(lua_State *L) {
  int code = lua_isboolean(L, 1) ? !lua_toboolean(L, 1) : (int)luaL_optinteger(L, 1, 0);
  ph_state *ps = ph_state_of(L);
  ph_enter(ps, L);
  ps->host.leave(ps->host.context, code);
  ps->in_swift = 0;
  return luaL_error(L, "there is nothing to exit from here");
}

// MARK: Standard output, in order with what `print` writes

static int output_write(lua_State *L) {
  ph_state *ps = ph_state_of(L);
  int count = lua_gettop(L);
  for (int i = 2; i <= count; i++) {
    size_t length;
    const char *bytes = luaL_checklstring(L, i, &length);
    ph_enter(ps, L);
    ps->host.write(ps->host.context, bytes, length);
    ps->in_swift = 0;
  }
  lua_settop(L, 1);
  return 1;
}

/// Does nothing: the host shows written output when it thinks fit.
static int output_settle(lua_State *L) {
  lua_settop(L, 1);
  return 1;
}

void ph_open_trusted(lua_State *L, ph_state *ps) {
  (void)ps;
  lua_getglobal(L, LUA_OSLIBNAME);
  lua_pushcfunction(L, luaopen_os);
  lua_call(L, 0, 1);
  add_library(L, lua_gettop(L) - 1, "real");
  lua_pushcfunction(L, trusted_exit);
  lua_setfield(L, -2, "exit");
  lua_getglobal(L, LUA_IOLIBNAME);
  lua_pushcfunction(L, luaopen_io);
  lua_call(L, 0, 1);
  add_library(L, lua_gettop(L) - 1, NULL);
  static const luaL_Reg output[] = {
      {"write", output_write}, {"flush", output_settle}, {"setvbuf", output_settle}, {"close", output_settle},
      {NULL, NULL},
  };
  luaL_newlib(L, output);
  lua_setfield(L, -2, "stdout");
  lua_pop(L, 2);
  lua_pushcfunction(L, luaopen_debug);
  lua_call(L, 0, 1);
  lua_setglobal(L, LUA_DBLIBNAME);
}
