/// `coroutine.resume`, `wrap` and `close` that publish the running thread, so that an interrupt reaches it; and `wait`.
#include "ph_internal.h"

static lua_State *check_thread(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);
  if (!thread) luaL_typeerror(L, 1, "coroutine");
  return thread;
}

static bool is_waiting(lua_State *L, lua_State *thread) {
  ph_lua_registry_get(L, ph_state_of(L)->waiting);
  lua_pushthread(thread);
  if (thread != L) lua_xmove(thread, L, 1);
  bool waiting = lua_rawget(L, -2) == LUA_TBOOLEAN;
  lua_pop(L, 2);
  return waiting;
}

void ph_set_waiting(lua_State *L) {
  ph_lua_registry_get(L, ph_state_of(L)->waiting);
  lua_pushthread(L);
  lua_pushboolean(L, 1);
  lua_rawset(L, -3);
  lua_pop(L, 1);
}

static void set_hook(lua_State *L, ph_state *ps) {
  if (ps->interrupted) {
    lua_sethook(L, ph_hook, LUA_MASKCALL | LUA_MASKRET | LUA_MASKLINE | LUA_MASKCOUNT, 1);
  } else if (lua_gethook(L)) {
    lua_sethook(L, NULL, 0, 0);
  }
}

/// Resumes `thread` with the `arguments` on top of `L`. Returns how many results it left on `L`, or -1 with an error
/// value on top.
static int resume(lua_State *L, lua_State *thread, int arguments) {
  ph_state *ps = ph_state_of(L);
  if (!lua_checkstack(thread, arguments + 1)) {
    lua_pushstring(L, "too many arguments to resume");
    return -1;
  }
  if (is_waiting(L, thread)) {
    lua_pushstring(L, "cannot resume a coroutine that waits on the clock");
    return -1;
  }
  lua_xmove(L, thread, arguments);
  int results;
  set_hook(thread, ps);
  ps->running = thread;
  int status = lua_resume(thread, L, arguments, &results);
  ps->running = L;
  set_hook(L, ps);
  if (status == LUA_OK || status == LUA_YIELD) {
    if (!lua_checkstack(L, results + 1)) {
      lua_pop(thread, results);
      lua_pushstring(L, "too many results to resume");
      return -1;
    }
    lua_xmove(thread, L, results);
    return results;
  }
  lua_xmove(thread, L, 1);
  return -1;
}

static int coroutine_resume(lua_State *L) {
  lua_State *thread = check_thread(L);
  int results = resume(L, thread, lua_gettop(L) - 1);
  lua_pushboolean(L, results >= 0);
  lua_insert(L, results >= 0 ? -(results + 1) : -2);
  return results >= 0 ? results + 1 : 2;
}

static int wrapped(lua_State *L) {
  lua_State *thread = lua_tothread(L, lua_upvalueindex(1));
  int results = resume(L, thread, lua_gettop(L));
  if (results >= 0) return results;
  int status = lua_status(thread);
  if (status != LUA_OK && status != LUA_YIELD && !ph_state_of(L)->interrupted) {
    // Close what it left open; an error in that replaces the first. Not after an interrupt, which left hooks off there.
    if (lua_resetthread(thread) != LUA_OK) lua_xmove(thread, L, 1);
  }
  if (status != LUA_ERRMEM && lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int coroutine_wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *thread = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, thread, 1);
  lua_pushcclosure(L, wrapped, 1);
  return 1;
}

static int coroutine_close(lua_State *L) {
  lua_State *thread = check_thread(L);
  lua_Debug record;
  int status = lua_status(thread);
  bool runs = status == LUA_OK && lua_getstack(thread, 0, &record);
  if (thread == L || runs) return luaL_error(L, "cannot close a running coroutine");
  // Closing runs the `__close` methods of `<close>` variables.
  ph_state *ps = ph_state_of(L);
  set_hook(thread, ps);
  ps->running = thread;
  status = lua_resetthread(thread);
  ps->running = L;
  set_hook(L, ps);
  lua_pushboolean(L, status == LUA_OK);
  if (status == LUA_OK) return 1;
  lua_xmove(thread, L, 1);
  return 2;
}

/// `wait(seconds)` in a coroutine: returns when the virtual clock has advanced by that many seconds.
static int wait(lua_State *L) {
  ph_state *ps = ph_state_of(L);
  double seconds = luaL_checknumber(L, 1);
  luaL_argcheck(L, seconds >= 0 && seconds < 1e9, 1, "a number of seconds from 0 expected");
  bool can_yield = lua_isyieldable(L);
  luaL_checkstack(L, PH_HOST_STACK, NULL);
  lua_settop(L, 0);
  lua_pushthread(L);
  ph_enter(ps, L);
  int32_t status = ps->host.wait(ps->host.context, seconds, can_yield);
  ph_leave(ps, L, status);
  if (status > 0) return 0;
  if (!can_yield) return luaL_error(L, "wait works inside a coroutine");
  ph_set_waiting(L);
  return lua_yield(L, 0);
}

void ph_open_coroutines(lua_State *L, ph_state *ps) {
  (void)ps;
  static const luaL_Reg functions[] = {
      {"resume", coroutine_resume}, {"wrap", coroutine_wrap}, {"close", coroutine_close}, {NULL, NULL},
  };
  lua_getglobal(L, LUA_COLIBNAME);
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
  lua_pushcfunction(L, wait);
  lua_setglobal(L, "wait");
}
