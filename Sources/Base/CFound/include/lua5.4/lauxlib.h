#include <lauxlib.h>
