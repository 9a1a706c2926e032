/// One interpreter and its data. No C global is ever written, so two states can live side by side.
#pragma once

#include <lua5.4/lua.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

#include "ph_value.h"

typedef struct ph_class ph_class;
typedef struct ph_struct_kind ph_struct_kind;

/// The use of a missing member; a parameter of `missing`.
typedef enum ph_access : int32_t {
  PH_READ = 0,
  PH_WRITE = 1,
  /// The member exists and cannot be assigned.
  PH_WRITE_READ_ONLY = 2,
  /// The member of a struct that was read from a constant, or a read-only property: the host says whether that itself is
  /// meant.
  PH_WRITE_CONSTANT = 3,
} ph_access;

/// The place in which the member is missing.
typedef enum ph_subject : int32_t { PH_IN_OBJECT = 0, PH_IN_CLASS = 1, PH_IN_STRUCT = 2, PH_IN_PROPERTY = 3 } ph_subject;

typedef enum ph_source_kind : int32_t { PH_REQUIRE = 0, PH_DOFILE = 1, PH_LOADFILE = 2 } ph_source_kind;

/// The Swift side, as C sees it. Every function is called with `ph_state.in_swift` set, and a negative result means
/// that an error value is on top of the stack. Results are pushed on `ph_state.L`.
typedef struct ph_host {
  void *context;
  int32_t (*get)(void *context, void *object, int32_t member, PHValue *result);
  int32_t (*set)(void *context, void *object, int32_t member, const PHValue *value);
  int32_t (*get_struct)(void *context, int32_t kind, const double *fields, int32_t member, PHValue *result);
  /// A method, a static function: arguments from stack index 1. Returns the number of results.
  int32_t (*call)(void *context, int32_t member);
  /// Calling a class: the class object at 1, arguments from 2. Returns 1 with the new object on top.
  int32_t (*construct)(void *context, int32_t class_id);
  /// A bare object for an instance of a script class; `init` is called on it afterwards.
  int32_t (*allocate)(void *context, int32_t class_id);
  /// Name at stack index 2, and when writing the value at 3. `id` is a class id or a struct kind.
  int32_t (*missing)(void *context, ph_subject subject, int32_t id, ph_access access);
  /// A class, or a struct kind, is needed that was not declared yet.
  void (*declare)(void *context, int32_t id, bool is_struct);
  /// Reads a static property. The class object is at stack index 1.
  int32_t (*get_static)(void *context, int32_t class_id, int32_t member, PHValue *result);
  int32_t (*set_static)(void *context, int32_t class_id, int32_t member, const PHValue *value);
  /// A global that does not exist yet: pushes it and returns 1, or returns 0.
  int32_t (*global)(void *context, const char *name, size_t length);
  /// A script made a new global; returns 0, or negative to refuse.
  int32_t (*global_assigned)(void *context, const char *name, size_t length);
  void (*retain)(void *context, void *object);
  void (*release)(void *context, void *object);
  /// A box was made for an object that may already be owned: link it with `ph_retain_edge`.
  void (*adopt)(void *context, void *object);
  /// Pushes the text of the value at `index`.
  int32_t (*describe)(void *context, int index);
  /// A script compared two objects with each other, and they are not the same.
  void (*differ)(void *context, void *one, void *other);
  double (*time)(void *context);
  /// Returns 0 when the thread is to be suspended, 1 when the time has already passed.
  int32_t (*wait)(void *context, double seconds, int32_t can_yield);
  void (*write)(void *context, const char *bytes, size_t length);
  /// Pushes one line without its newline, or nil at the end of input.
  int32_t (*read)(void *context);
  /// Pushes source text and chunk name, returning 2.
  int32_t (*source)(void *context, const char *name, size_t length, ph_source_kind kind);
  /// `os.exit`. Returns if the program continues.
  void (*leave)(void *context, int32_t code);
} ph_host;

#define PH_FRAME_LIMIT 40
#define PH_NAME_LIMIT 64

/// One user-visible line of a traceback.
typedef struct ph_frame {
  char source[PH_NAME_LIMIT];
  char name[PH_NAME_LIMIT];
  int32_t line;
} ph_frame;

typedef struct ph_state {
  /// The main thread, and the thread whose stack Swift sees: the one that called into Swift last.
  lua_State *main;
  lua_State *L;
  /// The thread that runs now; read by the signal handler.
  lua_State *volatile running;
  volatile sig_atomic_t interrupted;
  ph_host host;

  /// The last struct that was read from a read-only property, and in which line. Only ever compared.
  const void *lost;
  int lost_line;

  /// Bytes in use and the limit; the host adds its own memory for the script. While `in_swift` is set the limit is soft:
  /// allocations succeed, and the script fails after Swift has returned.
  size_t used, limit;
  struct ph_pool *pool;
  int in_swift;
  /// How many protected calls from Swift are active; 0 when idle.
  int depth;
  /// Age of the youngest table, function, userdata or thread; each carries its own in front of its block.
  uint64_t last_age;
  uint64_t seed;
  /// Whether scripts have all of Lua's libraries.
  bool trusted;

  /// References into the registry.
  int boxes, anchors, names, numbers, waiting, next_cache, loaded;
  int class_metatable, error_metatable, error_value;
  /// 0 while no class has weak fields.
  int weak_metatable;
  int next_number;

  ph_class **classes;
  int class_count;
  ph_struct_kind **kinds;
  int kind_count;

  /// Objects whose box was collected, waiting for a moment when no Swift code is half-way through something.
  void **zombies;
  int zombie_count, zombie_capacity;
  /// Registry references whose Swift owner was released.
  int *unrefs;
  int unref_count, unref_capacity;
  /// Boxes made, not yet finalised, and how many of those there were when the collector last went round.
  uint32_t created;
  int64_t live_boxes, settled_boxes;

  /// The traceback of the last error that reached a protected call.
  ph_frame frames[PH_FRAME_LIMIT];
  int frame_count;
  /// Frames left out in the middle of `frames`.
  int frames_omitted;
  /// Counts errors; the error whose value is still kept for `ph_push_error_value` has this number.
  uint32_t error_number;
  /// How the last protected call that failed ended.
  int caught_status;
  int rethrown;
} ph_state;

/// A fresh interpreter with the sandboxed libraries, or NULL when there is no memory. `host` is copied.
ph_state *ph_open(const ph_host *host, size_t memory_limit, uint64_t seed, bool trusted);
/// Closes the interpreter: every box is finalised, every object released. Only `ph_defer_unref` and `ph_free` may
/// follow.
void ph_close(ph_state *ps);
/// Closes it if need be, and frees the state.
void ph_free(ph_state *ps);

/// Stops the script that runs in a `ph_state` with the error `interrupted`. Safe in a signal handler. The error cannot be
/// caught for good: it is raised again until the outermost call has ended.
void ph_interrupt(void *state);
/// Forgets an interrupt that came when nothing ran.
void ph_clear_interrupt(ph_state *ps);

/// Releases the objects of collected boxes and the references dropped by Swift.
void ph_drain(ph_state *ps);
/// Releases a registry reference at the next safe moment. Callable at any time, also from a deinit.
void ph_defer_unref(ph_state *ps, int reference);

/// A full collection, and `ph_drain`.
void ph_collect(ph_state *ps, int passes);

/// A full collection, behind which all that is there is old: `ph_collect_new` neither looks at it nor writes on it, unless it was
/// changed since. Until `ph_make_even`, which ends that.
void ph_make_old(ph_state *ps);
void ph_make_even(ph_state *ps);

/// A collection of what is not old, and `ph_drain`.
void ph_collect_new(ph_state *ps);

static inline ph_state *ph_state_of(lua_State *L) { return *(ph_state **)((char *)L - LUA_EXTRASPACE); }
