#include "CCairo.h"

#include <ft2build.h>
#include FT_TRUETYPE_TABLES_H

// As in cairo-ft.h.
FT_Face cairo_ft_scaled_font_lock_face(cairo_scaled_font_t *font);
void cairo_ft_scaled_font_unlock_face(cairo_scaled_font_t *font);

unsigned long ph_font_table(cairo_scaled_font_t *font, unsigned long tag, unsigned char *bytes, unsigned long room) {
  FT_Face face = cairo_ft_scaled_font_lock_face(font);
  if (!face) return 0;
  // Without room FreeType says how much it takes.
  FT_ULong length = room;
  FT_Error error = FT_Load_Sfnt_Table(face, tag, 0, bytes, &length);
  cairo_ft_scaled_font_unlock_face(font);
  return error ? 0 : length;
}
