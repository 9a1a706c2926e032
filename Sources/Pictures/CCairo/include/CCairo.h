/// Cairo for Swift: the library's own header, and that of fontconfig, which comes with it. Linked from the static
/// archives, so that the program stays one file without a dynamic loader; nothing of them runs before the first picture.
#pragma once

#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>

/// As in cairo-ft.h, which needs FreeType's headers for functions that nobody calls here.
cairo_font_face_t *cairo_ft_font_face_create_for_pattern(FcPattern *pattern);

/// The first face of a font's bytes, as fontconfig describes it, with the face itself. NULL when they are none. The bytes have to
/// stay where they are, and the face lives as long as the process. One thread at a time.
FcPattern *ph_pattern_of_face(const unsigned char *bytes, long count);

/// Copies the first `room` bytes of a table of a font's file. Without room and bytes it says how long the table is.
///
/// - Returns: How many bytes; 0 when the font has no such table.
unsigned long ph_font_table(cairo_scaled_font_t *font, unsigned long tag, unsigned char *bytes, unsigned long room);
