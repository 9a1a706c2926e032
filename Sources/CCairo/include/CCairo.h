/// Cairo for Swift: the library's own header, and those of fontconfig and zlib, which come with it. Linked from the static
/// archives, so that the program stays one file without a dynamic loader; nothing of them runs before the first picture.
#pragma once

#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>
#include <zlib.h>

/// As in cairo-ft.h, which needs FreeType's headers for functions that nobody calls here.
cairo_font_face_t *cairo_ft_font_face_create_for_pattern(FcPattern *pattern);
