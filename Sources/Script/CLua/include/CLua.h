/// Lua 5.4 for Swift: the library's own headers, its macros as functions, and the runtime of `LuaBridge`.
///
/// One rule runs through it: a Lua error is a `longjmp`, and no `longjmp` may cross a Swift frame. So Swift calls only
/// functions that cannot raise, and a Swift body that fails *returns* a negative number with the error value on top
/// of the stack; C raises it once Swift has returned.
#pragma once

#include <lua5.4/lauxlib.h>
#include <lua5.4/lua.h>
#include <lua5.4/lualib.h>

#include "lua_macros.h"
#include "ph_value.h"
#include "ph_state.h"
#include "ph_object.h"
#include "ph_call.h"
