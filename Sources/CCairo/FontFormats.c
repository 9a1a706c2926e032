// What FreeType reads and draws here: TrueType and OpenType fonts, without hints. These functions stand in for those of the
// archive, which bring along the formats of former systems, hinting, and the decoder of packed fonts for web pages: half a
// megabyte that no picture needs. A font of another format is no font then, and another face is drawn.
#include <ft2build.h>
#include <stdint.h>
#include <stdlib.h>
#include FT_MODULE_H

static void *take(FT_Memory memory, long size) {
  (void)memory;
  return malloc((size_t)size);
}

static void give_back(FT_Memory memory, void *block) {
  (void)memory;
  free(block);
}

static void *resize(FT_Memory memory, long size, long new_size, void *block) {
  (void)memory;
  (void)size;
  return realloc(block, (size_t)new_size);
}

static struct FT_MemoryRec_ memory = {NULL, take, give_back, resize};

extern const FT_Module_Class tt_driver_class, cff_driver_class, sfnt_module_class, psaux_module_class,
    psnames_module_class, ft_smooth_renderer_class;

// In the order of FreeType's own list.
static const FT_Module_Class *const modules[] = {
    &tt_driver_class,    &cff_driver_class,    &sfnt_module_class, &ft_smooth_renderer_class,
    &psaux_module_class, &psnames_module_class};

FT_Error FT_Init_FreeType(FT_Library *library) {
  FT_Error error = FT_New_Library(&memory, library);
  for (size_t i = 0; !error && i < sizeof modules / sizeof *modules; i++) error = FT_Add_Module(*library, modules[i]);
  return error;
}

FT_Error FT_Done_FreeType(FT_Library library) { return FT_Done_Library(library); }

// Brotli's: a packed font is one with an error.
int BrotliDecoderDecompress(size_t length, const uint8_t *bytes, size_t *room, uint8_t *output);
int BrotliDecoderDecompress(size_t length, const uint8_t *bytes, size_t *room, uint8_t *output) {
  (void)length;
  (void)bytes;
  (void)room;
  (void)output;
  return 0;
}
