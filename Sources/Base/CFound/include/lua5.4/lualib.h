#include <lualib.h>
