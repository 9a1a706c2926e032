// Pixels as a PNG file, by libpng.
#include "CBaselines.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  unsigned char *bytes;
  long count, room;
} file_bytes;

static void append(png_structp png, png_bytep data, png_size_t length) {
  file_bytes *file = png_get_io_ptr(png);
  if (file->count + (long)length > file->room) {
    file->room = (file->count + (long)length) * 2;
    file->bytes = realloc(file->bytes, (size_t)file->room);
  }
  memcpy(file->bytes + file->count, data, length);
  file->count += (long)length;
}

long cb_png_bytes(const unsigned *pixels, int width, int height) {
  file_bytes file = {0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) return -1;
  png_set_write_fn(png, &file, append, NULL);
  png_set_compression_level(png, 1);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
  png_set_IHDR(
    png, info, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
    PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  png_set_bgr(png);
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (int y = 0; y < height; y++) png_write_row(png, (png_const_bytep)(pixels + (long)y * width));
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  free(file.bytes);
  return file.count;
}
