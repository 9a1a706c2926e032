/// The life of a state: memory, interrupts, and releases that wait for a safe moment.
#include "ph_internal.h"
#include "ph_pool.h"

#include <stdlib.h>
#include <string.h>

// MARK: Memory

/// Eight bytes in front of every block: the age of an object, so that objects can be ordered without their addresses.
typedef struct ph_header { uint64_t age; } ph_header;

static void *allocate(void *context, void *block, size_t old_size, size_t new_size) {
  ph_state *ps = context;
  ph_header *header = block ? (ph_header *)block - 1 : NULL;
  size_t had = block ? old_size : 0;
  if (new_size == 0) {
    if (!block) return NULL;
    ps->used -= had;
    ph_pool_give(ps->pool, header, sizeof *header + had);
    return NULL;
  }
  if (new_size > had && ps->used - had + new_size > ps->limit && !ps->in_swift) return NULL;
  ph_header *grown;
  if (block) grown = ph_pool_resize(ps->pool, header, sizeof *header + had, sizeof *header + new_size);
  else grown = ph_pool_take(ps->pool, sizeof *header + new_size);
  if (!grown) {
    // A failure inside Swift would unwind Swift frames; there is nothing left to run with. Shrinking never fails in
    // Lua.
    if (ps->in_swift || new_size <= had) abort();
    return NULL;
  }
  ps->used += new_size - had;
  if (!block) {
    // For a new block `old_size` is the kind of value it will hold.
    bool ages = old_size >= LUA_TTABLE && old_size <= LUA_TTHREAD;
    grown->age = ages ? ++ps->last_age : 0;
  }
  return grown + 1;
}

uint64_t ph_age(lua_State *L, int index) {
  switch (lua_type(L, index)) {
  case LUA_TUSERDATA: {
    // Every userdata of this target has its age at the same offset.
    const ph_box *box = lua_touserdata(L, index);
    return box->magic == PH_STRUCT ? ((const ph_struct *)box)->age : box->age;
  }
  case LUA_TFUNCTION:
    if (!lua_iscfunction(L, index)) break;
    // A C function without upvalues is a bare code address and has no block: the libraries' were numbered at the start.
    if (!lua_getupvalue(L, index, 1)) {
      index = lua_absindex(L, index);
      ph_lua_registry_get(L, ph_state_of(L)->names);
      lua_pushvalue(L, index);
      lua_rawget(L, -2);
      uint64_t age = (uint64_t)lua_tointeger(L, -1);
      lua_pop(L, 2);
      return age;
    }
    lua_pop(L, 1);
    break;
  default: break;
  }
  const ph_header *header = lua_topointer(L, index);
  return header ? header[-1].age : 0;
}

void *ph_allocate_array(void *array, int count, int *capacity, size_t size) {
  if (count < *capacity) return array;
  int wanted = *capacity ? *capacity * 2 : 64;
  void *grown = realloc(array, (size_t)wanted * size);
  if (!grown) abort();
  *capacity = wanted;
  return grown;
}

// MARK: Opening and closing

static int open_libraries(lua_State *L) {
  ph_state *ps = ph_state_of(L);
  static const luaL_Reg libraries[] = {
      {LUA_GNAME, luaopen_base},         {LUA_TABLIBNAME, luaopen_table}, {LUA_STRLIBNAME, luaopen_string},
      {LUA_MATHLIBNAME, luaopen_math},   {LUA_UTF8LIBNAME, luaopen_utf8}, {LUA_COLIBNAME, luaopen_coroutine},
  };
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    luaL_requiref(L, libraries[i].name, libraries[i].func, 1);
    lua_pop(L, 1);
  }
  int *tables[] = {&ps->boxes, &ps->anchors, &ps->names, &ps->numbers, &ps->waiting, &ps->next_cache, &ps->loaded};
  const char *modes[] = {"v", NULL, NULL, "k", "k", "k", NULL};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    // The names of the libraries' functions alone are a hundred and fifty.
    lua_createtable(L, 0, tables[i] == &ps->names ? 256 : 0);
    if (modes[i]) {
      lua_newtable(L);
      lua_pushstring(L, modes[i]);
      lua_setfield(L, -2, "__mode");
      lua_setmetatable(L, -2);
    }
    *tables[i] = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  lua_pushboolean(L, 0);
  ps->error_value = luaL_ref(L, LUA_REGISTRYINDEX);
  ph_open_errors(L, ps);
  ph_open_text(L, ps);
  ph_open_order(L, ps);
  ph_open_sort(L, ps);
  ph_open_tables(L, ps);
  ph_open_patterns(L, ps);
  ph_open_coroutines(L, ps);
  ph_open_time(L, ps);
  ph_open_debug(L, ps);
  if (ps->trusted) ph_open_trusted(L, ps);
  ph_open_sources(L, ps);
  ph_open_classes(L, ps);
  ph_open_sandbox(L, ps);
  return 0;
}

ph_state *ph_open(const ph_host *host, size_t memory_limit, uint64_t seed, bool trusted) {
  ph_state *ps = calloc(1, sizeof *ps);
  if (!ps) return NULL;
  ps->pool = calloc(1, sizeof *ps->pool);
  if (!ps->pool) {
    free(ps);
    return NULL;
  }
  ps->host = *host;
  ps->limit = memory_limit;
  ps->seed = seed;
  ps->trusted = trusted;
  lua_State *L = lua_newstate(allocate, ps);
  if (!L) {
    ph_free(ps);
    return NULL;
  }
  *(ph_state **)lua_getextraspace(L) = ps;
  ps->main = ps->L = L;
  ps->running = L;
  lua_gc(L, LUA_GCINC, 0, 0, 0);
  lua_pushcfunction(L, open_libraries);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
    ph_free(ps);
    return NULL;
  }
  ps->in_swift = 1;
  lua_checkstack(L, PH_HOST_STACK);
  return ps;
}

void ph_close(ph_state *ps) {
  if (!ps->main) return;
  ps->L = ps->main;
  ps->in_swift = 1;
  ps->running = NULL;
  lua_close(ps->main);
  ps->main = ps->L = NULL;
  ps->unref_count = 0;
  ph_drain(ps);
  ph_pool_free_all(ps->pool);
}

void ph_free(ph_state *ps) {
  ph_close(ps);
  for (int i = 0; i < ps->class_count; i++) {
    if (!ps->classes[i]) continue;
    free(ps->classes[i]->members.slots);
    free(ps->classes[i]->statics.slots);
    free(ps->classes[i]);
  }
  for (int i = 0; i < ps->kind_count; i++) {
    if (!ps->kinds[i]) continue;
    free(ps->kinds[i]->members.slots);
    free(ps->kinds[i]);
  }
  ph_pool_free_all(ps->pool);
  free(ps->pool);
  free(ps->classes);
  free(ps->kinds);
  free(ps->zombies);
  free(ps->unrefs);
  free(ps);
}

// MARK: Safe moments

void ph_drain(ph_state *ps) {
  int saved = ps->in_swift;
  ps->in_swift = 1;
  // Releasing may finalise more and drop more references: until nothing is left.
  while (ps->zombie_count | ps->unref_count) {
    while (ps->unref_count > 0) {
      int reference = ps->unrefs[--ps->unref_count];
      if (ps->main) luaL_unref(ps->L, LUA_REGISTRYINDEX, reference);
    }
    if (ps->zombie_count > 0) ps->host.release(ps->host.context, ps->zombies[--ps->zombie_count]);
  }
  ps->in_swift = saved;
}

void ph_defer_unref(ph_state *ps, int reference) {
  if (reference <= 0 || !ps->main) return;
  ps->unrefs = ph_allocate_array(ps->unrefs, ps->unref_count, &ps->unref_capacity, sizeof *ps->unrefs);
  ps->unrefs[ps->unref_count++] = reference;
}

void ph_collect(ph_state *ps, int passes) {
  ph_drain(ps);
  for (int i = 0; i < passes; i++) {
    lua_gc(ps->L, LUA_GCCOLLECT);
    ph_drain(ps);
  }
}

/// In percent: by how much the memory grows between two collections while there is something old. The collector's own pause
/// lets it double as well.
#define PH_GROWTH 100

void ph_make_old(ph_state *ps) {
  ph_drain(ps);
  lua_gc(ps->L, LUA_GCGEN, PH_GROWTH, PH_GROWTH);
  ph_drain(ps);
}

void ph_make_even(ph_state *ps) { lua_gc(ps->L, LUA_GCINC, 0, 0, 0); }

void ph_collect_new(ph_state *ps) {
  ph_drain(ps);
  lua_gc(ps->L, LUA_GCSTEP, 0);
  ph_drain(ps);
}

void ph_relieve(ph_state *ps, lua_State *L) {
  if (ps->zombie_count | ps->unref_count) ph_drain(ps);
  if (ps->used <= ps->limit) return;
  lua_gc(L, LUA_GCCOLLECT);
  ph_drain(ps);
  if (ps->used > ps->limit) luaL_error(L, "not enough memory");
}

int ph_leave(ph_state *ps, lua_State *L, int32_t status) {
  ps->in_swift = 0;
  if (status < 0) {
    if (ps->zombie_count | ps->unref_count) ph_drain(ps);
    ph_locate_error(L, ps);
    return lua_error(L);
  }
  if (ph_pending(ps)) ph_relieve(ps, L);
  return status;
}

// MARK: Interrupts

void ph_hook(lua_State *L, lua_Debug *record) {
  (void)record;
  ph_error_with_code(L, "interrupted", "interrupted");
}

void ph_interrupt(void *state) {
  ph_state *ps = state;
  ps->interrupted = 1;
  lua_State *L = ps->running;
  if (L) lua_sethook(L, ph_hook, LUA_MASKCALL | LUA_MASKRET | LUA_MASKLINE | LUA_MASKCOUNT, 1);
}

void ph_clear_interrupt(ph_state *ps) {
  ps->interrupted = 0;
  lua_sethook(ps->main, NULL, 0, 0);
  if (ps->running) lua_sethook(ps->running, NULL, 0, 0);
}
