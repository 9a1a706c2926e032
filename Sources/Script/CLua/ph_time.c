/// `os` on the virtual clock, and `math.random` from the seed.
///
/// The clock's zero is 2001-01-01 00:00:00 UTC, Core Foundation's reference date (chosen here). Dates are UTC and in
/// English on every machine: no time zone and no locale is read.
#include "ph_internal.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/// Seconds from 1970 to 2001, as `os.time` counts.
#define REFERENCE_DATE 978307200

static double virtual_time(lua_State *L) {
  ph_state *ps = ph_state_of(L);
  ph_enter(ps, L);
  double time = ps->host.time(ps->host.context);
  ps->in_swift = 0;
  return time;
}

// MARK: Calendar (proleptic Gregorian)

typedef struct ph_date { int64_t year; int month, day, hour, minute, second, weekday, yearday; } ph_date;

/// Days since 1970-01-01 of a day of the year that begins in March.
static int64_t days_from_civil(int64_t year, int64_t month, int64_t day) {
  year += (month - 1) / 12;
  month = (month - 1) % 12 + 1;
  if (month <= 0) { month += 12; year--; }
  if (month <= 2) year--;
  int64_t era = (year >= 0 ? year : year - 399) / 400, of_era = year - era * 400;
  int64_t of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5;
  return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468 + day - 1;
}

static ph_date civil_from_seconds(int64_t seconds) {
  int64_t days = seconds / 86400, rest = seconds % 86400;
  if (rest < 0) { rest += 86400; days--; }
  int64_t shifted = days + 719468, era = (shifted >= 0 ? shifted : shifted - 146096) / 146097;
  int64_t of_era = shifted - era * 146097;
  int64_t year_of_era = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
  int64_t of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100), march = (5 * of_year + 2) / 153;
  ph_date date;
  date.day = (int)(of_year - (153 * march + 2) / 5 + 1);
  date.month = (int)(march < 10 ? march + 3 : march - 9);
  date.year = year_of_era + era * 400 + (date.month <= 2);
  date.hour = (int)(rest / 3600);
  date.minute = (int)(rest / 60 % 60);
  date.second = (int)(rest % 60);
  date.weekday = (int)(((days + 4) % 7 + 7) % 7);
  date.yearday = (int)(days - days_from_civil(date.year, 1, 1));
  return date;
}

// MARK: os

static int64_t field(lua_State *L, const char *key, int64_t fallback, bool required) {
  lua_getfield(L, 1, key);
  int is_integer;
  lua_Integer value = lua_tointegerx(L, -1, &is_integer);
  if (!is_integer) {
    if (!lua_isnil(L, -1)) luaL_error(L, "field '%s' is not an integer", key);
    if (required) luaL_error(L, "field '%s' missing in date table", key);
    value = fallback;
  }
  if (value > 1000000000000 || value < -1000000000000) luaL_error(L, "field '%s' is out of range", key);
  lua_pop(L, 1);
  return value;
}

static int os_time(lua_State *L) {
  if (lua_isnoneornil(L, 1)) {
    lua_pushinteger(L, REFERENCE_DATE + (lua_Integer)floor(virtual_time(L)));
    return 1;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  int64_t year = field(L, "year", 0, true), month = field(L, "month", 0, true), day = field(L, "day", 0, true);
  int64_t hour = field(L, "hour", 12, false), minute = field(L, "min", 0, false), second = field(L, "sec", 0, false);
  lua_pushinteger(L, days_from_civil(year, month, day) * 86400 + hour * 3600 + minute * 60 + second);
  return 1;
}

static int os_clock(lua_State *L) {
  lua_pushnumber(L, virtual_time(L));
  return 1;
}

static int os_difftime(lua_State *L) {
  lua_pushnumber(L, luaL_checknumber(L, 1) - luaL_optnumber(L, 2, 0));
  return 1;
}

static const char *const day_names[] = {"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};
static const char *const month_names[] = {"January", "February", "March",     "April",   "May",      "June",
                                          "July",    "August",   "September", "October", "November", "December"};

static void add_number(luaL_Buffer *buffer, const char *format, long long number) {
  char text[32];
  luaL_addlstring(buffer, text, (size_t)snprintf(text, sizeof text, format, number));
}

static void add_date(lua_State *L, luaL_Buffer *buffer, const char *format, const char *end, const ph_date *date);

static void add_text(lua_State *L, luaL_Buffer *buffer, const char *format, const ph_date *date) {
  add_date(L, buffer, format, format + strlen(format), date);
}

static void add_date(lua_State *L, luaL_Buffer *buffer, const char *format, const char *end, const ph_date *date) {
  for (; format < end; format++) {
    ph_look_up(L, ph_state_of(L));
    if (*format != '%') {
      luaL_addchar(buffer, *format);
      continue;
    }
    switch (format + 1 < end ? *++format : 0) {
    case '%': luaL_addchar(buffer, '%'); break;
    case 'n': luaL_addchar(buffer, '\n'); break;
    case 't': luaL_addchar(buffer, '\t'); break;
    case 'Y': add_number(buffer, "%lld", date->year); break;
    case 'y': add_number(buffer, "%02lld", ((date->year % 100) + 100) % 100); break;
    case 'm': add_number(buffer, "%02lld", date->month); break;
    case 'd': add_number(buffer, "%02lld", date->day); break;
    case 'e': add_number(buffer, "%2lld", date->day); break;
    case 'H': add_number(buffer, "%02lld", date->hour); break;
    case 'I': add_number(buffer, "%02lld", (date->hour + 11) % 12 + 1); break;
    case 'M': add_number(buffer, "%02lld", date->minute); break;
    case 'S': add_number(buffer, "%02lld", date->second); break;
    case 'j': add_number(buffer, "%03lld", date->yearday + 1); break;
    case 'w': add_number(buffer, "%lld", date->weekday); break;
    case 'p': luaL_addstring(buffer, date->hour < 12 ? "AM" : "PM"); break;
    case 'a': luaL_addlstring(buffer, day_names[date->weekday], 3); break;
    case 'A': luaL_addstring(buffer, day_names[date->weekday]); break;
    case 'b':
    case 'h': luaL_addlstring(buffer, month_names[date->month - 1], 3); break;
    case 'B': luaL_addstring(buffer, month_names[date->month - 1]); break;
    case 'Z': luaL_addstring(buffer, "UTC"); break;
    case 'z': luaL_addstring(buffer, "+0000"); break;
    case 'F': add_text(L, buffer, "%Y-%m-%d", date); break;
    case 'T':
    case 'X': add_text(L, buffer, "%H:%M:%S", date); break;
    case 'R': add_text(L, buffer, "%H:%M", date); break;
    case 'D':
    case 'x': add_text(L, buffer, "%m/%d/%y", date); break;
    case 'c': add_text(L, buffer, "%a %b %e %H:%M:%S %Y", date); break;
    default: luaL_argerror(L, 1, "a conversion of os.date that is not known here");
    }
  }
}

static void set_field(lua_State *L, const char *key, lua_Integer value) {
  lua_pushinteger(L, value);
  lua_setfield(L, -2, key);
}

static int os_date(lua_State *L) {
  size_t length;
  const char *format = luaL_optlstring(L, 1, "%c", &length), *end = format + length;
  int64_t seconds;
  if (lua_isnoneornil(L, 2)) {
    seconds = REFERENCE_DATE + (int64_t)floor(virtual_time(L));
  } else {
    seconds = luaL_checkinteger(L, 2);
    luaL_argcheck(L, seconds < (1LL << 56) && seconds > -(1LL << 56), 2, "time is out of range");
  }
  if (*format == '!') format++;
  ph_date date = civil_from_seconds(seconds);
  if (strcmp(format, "*t") != 0) {
    luaL_Buffer buffer;
    luaL_buffinit(L, &buffer);
    add_date(L, &buffer, format, end, &date);
    luaL_pushresult(&buffer);
    return 1;
  }
  lua_createtable(L, 0, 9);
  set_field(L, "year", date.year);
  set_field(L, "month", date.month);
  set_field(L, "day", date.day);
  set_field(L, "hour", date.hour);
  set_field(L, "min", date.minute);
  set_field(L, "sec", date.second);
  set_field(L, "wday", date.weekday + 1);
  set_field(L, "yday", date.yearday + 1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "isdst");
  return 1;
}

// MARK: random

/// Upvalue 1: Lua's own `math.randomseed`. Without arguments it goes back to the seed of the run, not to the time of
/// day.
static int random_seed(lua_State *L) {
  bool given = lua_gettop(L) > 0;
  lua_settop(L, 2);
  lua_pushvalue(L, lua_upvalueindex(1));
  if (given) lua_pushvalue(L, 1); else lua_pushinteger(L, (lua_Integer)ph_state_of(L)->seed);
  if (given && !lua_isnil(L, 2)) lua_pushvalue(L, 2); else lua_pushinteger(L, 0);
  lua_call(L, 2, LUA_MULTRET);
  return lua_gettop(L) - 2;
}

void ph_open_time(lua_State *L, ph_state *ps) {
  static const luaL_Reg functions[] = {
      {"time", os_time}, {"clock", os_clock}, {"date", os_date}, {"difftime", os_difftime}, {NULL, NULL},
  };
  luaL_newlib(L, functions);
  lua_setglobal(L, "os");
  lua_getglobal(L, LUA_MATHLIBNAME);
  lua_getfield(L, -1, "randomseed");
  lua_pushvalue(L, -1);
  lua_pushinteger(L, (lua_Integer)ps->seed);
  lua_pushinteger(L, 0);
  lua_call(L, 2, 0);
  lua_pushcclosure(L, random_seed, 1);
  lua_setfield(L, -2, "randomseed");
  lua_pop(L, 1);
}
