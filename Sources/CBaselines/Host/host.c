// W4 where lua5.4 is not installed: runs one script and ends.
#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>
#include <stdio.h>

int main(int count, char **words) {
  if (count != 2) return 64;
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  int status = luaL_dofile(L, words[1]);
  if (status != LUA_OK) fprintf(stderr, "%s\n", lua_tostring(L, -1));
  lua_close(L);
  return status != LUA_OK;
}
