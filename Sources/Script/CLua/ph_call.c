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

int ph_message_handler(lua_State *L) {
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

void ph_finish_call(ph_state *ps) {
  if (ps->depth == 0 && ps->interrupted) ph_clear_interrupt(ps);
  if (ps->zombie_count | ps->unref_count) ph_drain(ps);
}

void ph_note_failure(ph_state *ps, lua_State *L, int status) {
  ps->running = L;
  ps->caught_status = status;
  if (status == LUA_ERRMEM) ps->frame_count = 0;
  lua_replace(L, -2);
  keep_error(ps, L);
}

int ph_pcall(ph_state *ps, int arguments, int results) {
  lua_State *L = ps->L;
  lua_checkstack(L, PH_OWN_STACK);
  int guard = lua_gettop(L) - arguments;
  ph_push_guard(ps);
  lua_insert(L, guard);
  int status = ph_pcall_guarded(ps, arguments, results);
  if (status == LUA_OK) lua_remove(L, guard);
  return status;
}

void ph_push_thread(ph_state *ps) {
  lua_State *L = ps->L;
  lua_State *thread = lua_newthread(L);
  lua_insert(L, -2);
  lua_xmove(L, thread, 1);
}

bool ph_can_suspend(ph_state *ps, int thread_reference) {
  lua_State *L = ps->L;
  ph_lua_registry_get(L, thread_reference);
  bool is_calling = lua_tothread(L, -1) == L;
  lua_pop(L, 1);
  return is_calling && lua_isyieldable(L);
}

/// True for a thread that has not begun, and for a suspended one.
static bool can_go_on(lua_State *thread) {
  lua_Debug record;
  if (lua_status(thread) == LUA_YIELD) return true;
  return lua_status(thread) == LUA_OK && lua_gettop(thread) > 0 && !lua_getstack(thread, 0, &record);
}

int ph_resume(ph_state *ps, int thread_reference, int arguments) {
  lua_State *L = ps->L;
  int saved = ps->in_swift;
  lua_State *was_running = ps->running;
  lua_checkstack(L, PH_OWN_STACK);
  ph_lua_registry_get(L, thread_reference);
  lua_State *thread = lua_tothread(L, -1);
  if (!thread || !can_go_on(thread) || !lua_checkstack(thread, arguments + 1)) {
    lua_pop(L, arguments + 1);
    lua_pushnil(L);
    return LUA_OK;
  }
  // It waits no longer.
  ph_lua_registry_get(L, ps->waiting);
  lua_pushvalue(L, -2);
  lua_pushnil(L);
  lua_rawset(L, -3);
  lua_pop(L, 1);
  lua_insert(L, -arguments - 1);
  lua_xmove(L, thread, arguments);
  int results = 0;
  ps->in_swift = 0;
  ps->depth++;
  ps->running = thread;
  lua_sethook(thread, ps->interrupted ? ph_hook : NULL, ps->interrupted ? LUA_MASKCOUNT : 0, 1);
  int status = lua_resume(thread, L, arguments, &results);
  ps->running = was_running;
  ps->in_swift = 1;
  ps->L = L;
  if (status == LUA_OK) {
    // The first result takes the thread's place.
    lua_settop(thread, lua_gettop(thread) - results + 1);
    lua_xmove(thread, L, 1);
    lua_remove(L, -2);
  } else if (status == LUA_YIELD) {
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
  ps->depth--;
  ph_finish_call(ps);
  return status;
}
