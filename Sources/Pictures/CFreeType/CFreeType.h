// FreeType for CCairo alone: its flags come from pkg-config.
#pragma once

#include <ft2build.h>
#include FT_TRUETYPE_TABLES_H
