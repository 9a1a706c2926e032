#pragma once

#include <stddef.h>

/// The API table, a row for each declaration. The bytes are there to the program's end.
const unsigned char *ph_import_table(size_t *count);
