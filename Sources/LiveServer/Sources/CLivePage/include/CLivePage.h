#pragma once

#include <stddef.h>

/// The page that browsers get. The bytes are there to the program's end.
const unsigned char *ph_live_page(size_t *count);
