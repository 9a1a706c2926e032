#include "CCairo.h"

#include <fontconfig/fcfreetype.h>
#include <ft2build.h>
#include FT_FREETYPE_H

FcPattern *ph_pattern_of_face(const unsigned char *bytes, long count) {
  static FT_Library library;
  FT_Face face;
  if (!library && FT_Init_FreeType(&library)) return NULL;
  if (FT_New_Memory_Face(library, bytes, count, 0, &face)) return NULL;
  FcPattern *pattern = FcFreeTypeQueryFace(face, (const FcChar8 *)"", 0, NULL);
  if (pattern && !FcPatternAddFTFace(pattern, FC_FT_FACE, face)) {
    FcPatternDestroy(pattern);
    pattern = NULL;
  }
  if (!pattern) FT_Done_Face(face);
  return pattern;
}
