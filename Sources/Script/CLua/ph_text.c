/// `tostring`, `print`, `io` and `string.format`, none of which shows an address; and `string.rep`, which an interrupt ends.
#include "ph_internal.h"

#include <math.h>
#include <string.h>

/// Pushes the number by which the value at `index` is printed: given when first printed, never reused.
static lua_Integer printed_number(lua_State *L, int index) {
  ph_state *ps = ph_state_of(L);
  index = lua_absindex(L, index);
  ph_lua_registry_get(L, ps->numbers);
  lua_pushvalue(L, index);
  if (lua_rawget(L, -2) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_pushvalue(L, index);
    lua_pushinteger(L, ++ps->next_number);
    lua_rawset(L, -3);
    lua_pushinteger(L, ps->next_number);
  }
  lua_Integer number = lua_tointegerx(L, -1, NULL);
  lua_pop(L, 2);
  return number;
}

/// The number without the sign of NaN, which differs between processors.
static double plain_number(double number) { return number == number ? number : fabs(number); }

/// Pushes the text of a value that has no `__tostring`.
static void push_plain(lua_State *L, int index) {
  index = lua_absindex(L, index);
  switch (lua_type(L, index)) {
  case LUA_TNIL: lua_pushstring(L, "nil"); break;
  case LUA_TBOOLEAN: lua_pushstring(L, lua_toboolean(L, index) ? "true" : "false"); break;
  case LUA_TNUMBER:
    if (lua_isinteger(L, index)) lua_pushfstring(L, "%I", (LUAI_UACINT)lua_tointegerx(L, index, NULL));
    else lua_pushfstring(L, "%f", plain_number(lua_tonumberx(L, index, NULL)));
    break;
  case LUA_TSTRING: lua_pushvalue(L, index); break;
  default: lua_pushfstring(L, "%s: #%I", lua_typename(L, lua_type(L, index)), (LUAI_UACINT)printed_number(L, index));
  }
}

const char *ph_tolstring(lua_State *L, int index, size_t *length) {
  index = lua_absindex(L, index);
  if (luaL_callmeta(L, index, "__tostring")) {
    if (lua_type(L, -1) != LUA_TSTRING) luaL_error(L, "'__tostring' must return a string");
  } else {
    push_plain(L, index);
  }
  return lua_tolstring(L, -1, length);
}

int ph_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  ph_tolstring(L, 1, NULL);
  return 1;
}

void ph_push_text(ph_state *ps, int index) {
  lua_State *L = ps->L;
  index = lua_absindex(L, index);
  int32_t class_id = ph_to_class(L, index);
  if (ph_to_box(L, index) || ph_to_struct(L, index)) {
    int top = lua_gettop(L);
    if (ps->host.describe(ps->host.context, index) == 1) return;
    lua_settop(L, top);
    lua_pushstring(L, "object");
  } else if (class_id >= 0) {
    lua_pushstring(L, ph_class_name(ps, class_id));
  } else if (ph_is_error(ps, index)) {
    lua_pushstring(L, "message");
    lua_rawget(L, index);
    if (lua_type(L, -1) == LUA_TSTRING) return;
    lua_pop(L, 1);
    lua_pushstring(L, "error");
  } else {
    push_plain(L, index);
  }
}

/// `{"top", "left"}`
static int words_tostring(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  luaL_addchar(&buffer, '{');
  for (lua_Unsigned i = 1; i <= lua_rawlen(L, 1); i++) {
    ph_look_up(L, ph_state_of(L));
    if (i > 1) luaL_addstring(&buffer, ", ");
    lua_rawgeti(L, 1, (lua_Integer)i);
    if (lua_type(L, -1) == LUA_TSTRING) {
      lua_pushfstring(L, "\"%s\"", lua_tostring(L, -1));
    } else {
      push_plain(L, -1);
    }
    lua_remove(L, -2);
    luaL_addvalue(&buffer);
  }
  luaL_addchar(&buffer, '}');
  luaL_pushresult(&buffer);
  return 1;
}

void ph_mark_words(ph_state *ps) {
  lua_State *L = ps->L;
  if (luaL_newmetatable(L, "words")) {
    lua_pushcfunction(L, words_tostring);
    lua_setfield(L, -2, "__tostring");
    lua_pushboolean(L, 0);
    lua_setfield(L, -2, "__metatable");
  }
  lua_setmetatable(L, -2);
}

static void write_host(lua_State *L, const char *bytes, size_t length) {
  ph_state *ps = ph_state_of(L);
  ph_enter(ps, L);
  ps->host.write(ps->host.context, bytes, length);
  ps->in_swift = 0;
}

static int text_print(lua_State *L) {
  int count = lua_gettop(L);
  luaL_Buffer buffer;
  luaL_buffinit(L, &buffer);
  for (int i = 1; i <= count; i++) {
    if (i > 1) luaL_addchar(&buffer, '\t');
    ph_tolstring(L, i, NULL);
    luaL_addvalue(&buffer);
  }
  luaL_addchar(&buffer, '\n');
  luaL_pushresult(&buffer);
  size_t length;
  const char *bytes = lua_tolstring(L, -1, &length);
  write_host(L, bytes, length);
  return 0;
}

static int text_write(lua_State *L) {
  int count = lua_gettop(L);
  for (int i = 1; i <= count; i++) {
    size_t length;
    const char *bytes = luaL_checklstring(L, i, &length);
    write_host(L, bytes, length);
  }
  return 0;
}

/// `io.read()` and `io.read("l")`: one line; `"L"` with its newline; `"n"` a number; `"a"` everything.
static int text_read(lua_State *L) {
  ph_state *ps = ph_state_of(L);
  const char *format = luaL_optstring(L, 1, "l");
  if (*format == '*') format++;
  if (!strchr("lLna", *format) || !*format) return luaL_argerror(L, 1, "\"l\", \"L\", \"n\" or \"a\" expected");
  luaL_Buffer all;
  luaL_checkstack(L, PH_HOST_STACK, NULL);
  if (*format == 'a') luaL_buffinit(L, &all);
  for (;;) {
    ph_enter(ps, L);
    ph_leave(ps, L, ps->host.read(ps->host.context));
    bool ended = lua_type(L, -1) != LUA_TSTRING;
    switch (*format) {
    case 'l': return 1;
    case 'L':
      if (!ended) {
        lua_pushstring(L, "\n");
        lua_concat(L, 2);
      }
      return 1;
    case 'n':
      if (ended || lua_stringtonumber(L, lua_tostring(L, -1)) == 0) lua_pushnil(L);
      return 1;
    default:
      if (ended) {
        lua_pop(L, 1);
        luaL_pushresult(&all);
        return 1;
      }
      luaL_addvalue(&all);
      luaL_addchar(&all, '\n');
    }
  }
}

/// Upvalue 1: Lua's own `string.format`. `%s` shows tables and functions by number, `%p` is refused.
static int text_format(lua_State *L) {
  size_t length;
  const char *format = luaL_checklstring(L, 1, &length), *end = format + length;
  int argument = 1, top = lua_gettop(L);
  for (const char *at = format; at < end; at++) {
    if (*at != '%') continue;
    at++;
    if (at < end && *at == '%') continue;
    while (at < end && strchr("-+ #0123456789.", *at) && *at) at++;
    argument++;
    if (at < end && *at == 'p') return luaL_argerror(L, 1, "'%p' would print an address; use '%s'");
    if (argument > top) continue;
    if (lua_type(L, argument) == LUA_TNUMBER && !lua_isinteger(L, argument)) {
      lua_pushnumber(L, plain_number(lua_tonumberx(L, argument, NULL)));
      lua_replace(L, argument);
    }
    if (at >= end || *at != 's') continue;
    ph_tolstring(L, argument, NULL);
    lua_replace(L, argument);
  }
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, top, LUA_MULTRET);
  return lua_gettop(L);
}

/// Bytes that are copied between two looks at an interrupt.
enum { AT_ONCE = 1 << 24 };

/// `string.rep`: what is there already is copied behind itself, and nothing has nothing to repeat.
static int text_repeat(lua_State *L) {
  size_t length, separator_length;
  const char *text = luaL_checklstring(L, 1, &length);
  lua_Integer count = luaL_checkinteger(L, 2);
  const char *separator = luaL_optlstring(L, 3, "", &separator_length);
  size_t period = length + separator_length;
  if (count <= 0 || period == 0) {
    lua_pushstring(L, "");
    return 1;
  }
  if (period < length || period > (size_t)LUA_MAXINTEGER / (size_t)count) {
    return luaL_error(L, "resulting string too large");
  }
  size_t total = period * (size_t)count - separator_length, done = period < total ? period : total;
  luaL_Buffer buffer;
  char *bytes = luaL_buffinitsize(L, &buffer, total);
  memcpy(bytes, text, length);
  memcpy(bytes + length, separator, done - length);
  while (done < total) {
    ph_look_up(L, ph_state_of(L));
    // Whole periods, or the end; and no more than takes a moment.
    size_t most = done < AT_ONCE || period > AT_ONCE ? done : AT_ONCE / period * period;
    size_t part = total - done < most ? total - done : most;
    memcpy(bytes + done, bytes, part);
    done += part;
  }
  luaL_pushresultsize(&buffer, total);
  return 1;
}

void ph_open_text(lua_State *L, ph_state *ps) {
  (void)ps;
  lua_pushcfunction(L, text_print);
  lua_setglobal(L, "print");
  lua_pushcfunction(L, ph_tostring);
  lua_setglobal(L, "tostring");
  lua_newtable(L);
  lua_pushcfunction(L, text_write);
  lua_setfield(L, -2, "write");
  lua_pushcfunction(L, text_read);
  lua_setfield(L, -2, "read");
  lua_setglobal(L, "io");
  lua_getglobal(L, LUA_STRLIBNAME);
  lua_getfield(L, -1, "format");
  lua_pushcclosure(L, text_format, 1);
  lua_setfield(L, -2, "format");
  lua_pushcfunction(L, text_repeat);
  lua_setfield(L, -2, "rep");
  lua_pop(L, 1);
}
