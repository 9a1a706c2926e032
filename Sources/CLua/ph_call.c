/// Protected calls from Swift.
#include "ph_internal.h"

#include <string.h>

int ph_load(ph_state *ps, const char *source, size_t length, const char *chunk_name) {
  int saved = ps->in_swift;
  ps->in_swift = 0;
  int status = luaL_loadbufferx(ps->L, source, length, chunk_name, "t");
  ps->in_swift = saved;
  return status;
}

/// Runs where the error was raised, before the stack unwinds: keeps the traceback aside and returns the value
/// unchanged.
static int message_handler(lua_State *L) {
  ph_state *ps = ph_state_of(L);
  ph_lua_registry_get(L, ps->error_value);
  bool again = ps->rethrown && lua_rawequal(L, 1, -1);
  ps->rethrown = 0;
  lua_settop(L, 1);
  // An error on its way out through several protected calls keeps the traceback of the place where it began.
  if (!again) ph_capture_frames(ps, L);
  return 1;
}

/// After a failure: keeps the error value on top for `ph_push_error_value`.
static void keep_error(ph_state *ps, lua_State *L) {
  if (++ps->error_number == 0) ps->error_number = 1;
  lua_pushvalue(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, ps->error_value);
}

static inline void end_call(ph_state *ps) {
  if (--ps->depth == 0 && __builtin_expect(ps->interrupted, 0)) ph_clear_interrupt(ps);
  if (ps->zombie_count | ps->unref_count) ph_drain(ps);
}

void ph_push_guard(ph_state *ps) { lua_pushcfunction(ps->L, message_handler); }

void ph_begin_call(ph_state *ps, int reference) {
  lua_State *L = ps->L;
  lua_pushcfunction(L, message_handler);
  ph_lua_registry_get(L, reference);
}

/// After a failed call: the value is on top, above the handler.
__attribute__((noinline, cold)) static void end_failed_call(ph_state *ps, lua_State *L, int status) {
  ps->running = L;
  ps->caught_status = status;
  if (status == LUA_ERRMEM) ps->frame_count = 0;
  lua_replace(L, -2);
  keep_error(ps, L);
}

static inline int guarded_pcall(ph_state *ps, lua_State *L, int arguments, int results) {
  ps->in_swift = 0;
  ps->depth++;
  int status = lua_pcall(L, arguments, results, -arguments - 2);
  ps->in_swift = 1;
  ps->L = L;
  return status;
}

/// All results, however many: where the guard is must be known before.
static int guarded_pcall_for_all(ph_state *ps, int arguments) {
  lua_State *L = ps->L;
  int guard = lua_gettop(L) - arguments - 1;
  int status = guarded_pcall(ps, L, arguments, LUA_MULTRET);
  if (status == LUA_OK) lua_remove(L, guard);
  else end_failed_call(ps, L, status);
  end_call(ps);
  return status;
}

int ph_pcall_guarded(ph_state *ps, int arguments, int results) {
  if (results < 0) return guarded_pcall_for_all(ps, arguments);
  lua_State *L = ps->L;
  int status = guarded_pcall(ps, L, arguments, results);
  if (status != LUA_OK) end_failed_call(ps, L, status);
  else if (results == 0) lua_settop(L, -2);
  else lua_remove(L, -results - 1);
  end_call(ps);
  return status;
}

int ph_pcall(ph_state *ps, int arguments, int results) {
  lua_checkstack(ps->L, PH_OWN_STACK);
  lua_pushcfunction(ps->L, message_handler);
  lua_insert(ps->L, -arguments - 2);
  return ph_pcall_guarded(ps, arguments, results);
}

int ph_resume(ph_state *ps, int thread_reference) {
  lua_State *L = ps->L;
  int saved = ps->in_swift;
  lua_State *was_running = ps->running;
  ph_lua_registry_get(L, thread_reference);
  lua_State *thread = lua_tothread(L, -1);
  if (!thread || lua_status(thread) != LUA_YIELD) {
    lua_pop(L, 1);
    return LUA_OK;
  }
  // It waits no longer.
  ph_lua_registry_get(L, ps->waiting);
  lua_pushvalue(L, -2);
  lua_pushnil(L);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  int results = 0;
  ps->in_swift = 0;
  ps->depth++;
  ps->running = thread;
  lua_sethook(thread, ps->interrupted ? ph_hook : NULL, ps->interrupted ? LUA_MASKCOUNT : 0, 1);
  int status = lua_resume(thread, L, 0, &results);
  ps->running = was_running;
  ps->in_swift = 1;
  ps->L = L;
  if (status == LUA_OK || status == LUA_YIELD) {
    lua_pop(thread, results);
    lua_pop(L, 1);
  } else {
    ph_capture_frames(ps, thread);
    lua_xmove(thread, L, 1);
    lua_remove(L, -2);
    keep_error(ps, L);
    if (!ps->interrupted) lua_resetthread(thread);
  }
  ps->in_swift = saved;
  end_call(ps);
  return status;
}
