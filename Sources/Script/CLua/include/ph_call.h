/// Loading, calling and resuming from Swift; error values.
#pragma once

#include <lua5.4/lua.h>
#include <stdbool.h>
#include <stdint.h>

#include "ph_state.h"

/// Compiles text and pushes the function, or pushes the message. Never binary chunks.
int ph_load(ph_state *ps, const char *source, size_t length, const char *chunk_name);

/// Calls the function below its `arguments` on the stack of `ps->L`. Returns `LUA_OK`, or another status with the
/// error value on top and the traceback in `ps->frames`. Never raises.
int ph_pcall(ph_state *ps, int arguments, int results);

// The same in two steps, which saves moving the arguments: the guard is pushed first, then the function and the arguments.
// In this header, so that Swift's compiler can put it where it is called.

/// The guard. Runs where the error was raised, before the stack unwinds: keeps the traceback aside and returns the value
/// unchanged.
int ph_message_handler(lua_State *L);
/// After a failed call: the error value on top takes the guard's place.
void ph_note_failure(ph_state *ps, lua_State *L, int status);
/// After a call: ends an interrupt that has reached the outermost call, and releases pending objects.
void ph_finish_call(ph_state *ps);

static inline void ph_push_guard(ph_state *ps) { lua_pushcclosure(ps->L, ph_message_handler, 0); }

/// On success the guard stays below the results; on failure the error value is in its place.
static inline int ph_pcall_guarded(ph_state *ps, int arguments, int results) {
  lua_State *L = ps->L;
  ps->in_swift = 0;
  ps->depth++;
  int status = lua_pcallk(L, arguments, results, -arguments - 2, 0, 0);
  ps->in_swift = 1;
  ps->L = L;
  if (__builtin_expect(status != LUA_OK, 0)) ph_note_failure(ps, L, status);
  ps->depth--;
  if (__builtin_expect(ps->interrupted | ps->zombie_count | ps->unref_count, 0)) ph_finish_call(ps);
  return status;
}

/// Replaces the function on top by a thread that runs it when it is resumed first.
void ph_push_thread(ph_state *ps);
/// True where the thread of a registry reference is the one that calls, with nothing but Lua between: a method of the host
/// may then return `PH_SUSPENDS`.
bool ph_can_suspend(ph_state *ps, int thread_reference);
/// A method of the host returns this to suspend the thread that calls it. `ph_resume` gives two values to such a thread:
/// whether the call fails, and its result or error.
#define PH_SUSPENDS 0x7fffffff
/// Begins or resumes a thread held by a registry reference, with the `arguments` on top, which are popped. Returns `LUA_OK`
/// with its first result or nil on top when it has ended, or cannot go on; `LUA_YIELD` when it is suspended again; or an error
/// status with the error value on top.
int ph_resume(ph_state *ps, int thread_reference, int arguments);

/// Pushes an error value with these fields; NULL leaves one out. Position and time are filled in when it is raised,
/// unless `file` is given.
void ph_push_error(
    ph_state *ps, const char *code, const char *message, const char *hint, const char *file, int32_t line, double time);
/// Is the value at `index` an error value made by `ph_push_error`?
bool ph_is_error(ph_state *ps, int index);
/// Pushes the value of the last caught error if its number is still `number`; its traceback is kept when it is raised
/// again. Otherwise pushes nothing and returns false.
bool ph_push_error_value(ph_state *ps, uint32_t number);

/// Pushes the text of the value at `index` as `tostring` gives it, but never calls Lua: a table with `__tostring` gets
/// its serial number.
void ph_push_text(ph_state *ps, int index);
/// Makes the table on top, an array of strings, print as its contents.
void ph_mark_words(ph_state *ps);
/// The raw keys of the table at `index` in the order of `pairs`, as a new array on top. Returns how many.
int64_t ph_push_sorted_keys(ph_state *ps, int index);

static inline const ph_frame *ph_traceback_frame(const ph_state *ps, int index) {
  return index >= 0 && index < ps->frame_count ? &ps->frames[index] : 0;
}
static inline const char *ph_frame_source(const ph_frame *frame) { return frame->source; }
static inline const char *ph_frame_name(const ph_frame *frame) { return frame->name; }

/// Pushes the function of a static member, for a global function.
void ph_push_function(ph_state *ps, int32_t member);
