// Encodes pixels: as files by libpng, and as text for a terminal.
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

long cb_png_bytes(const unsigned *pixels, int width, int height, bool fast) {
  file_bytes file = {0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) return -1;
  png_set_write_fn(png, &file, append, NULL);
  if (fast) {
    png_set_compression_level(png, 1);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
  }
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

static unsigned mean(const unsigned *pixels, int width, int left, int right, int top, int bottom) {
  unsigned red = 0, green = 0, blue = 0;
  for (int y = top; y < bottom; y++) {
    for (int x = left; x < right; x++) {
      const unsigned word = pixels[(long)y * width + x];
      red += word >> 16 & 255;
      green += word >> 8 & 255;
      blue += word & 255;
    }
  }
  const unsigned count = (unsigned)((right - left) * (bottom - top));
  return (red + count / 2) / count << 16 | (green + count / 2) / count << 8 | (blue + count / 2) / count;
}

static char *number(char *text, unsigned value) {
  if (value >= 100) *text++ = (char)('0' + value / 100);
  if (value >= 10) *text++ = (char)('0' + value / 10 % 10);
  *text++ = (char)('0' + value % 10);
  return text;
}

static char *color(char *text, unsigned word, char ground) {
  memcpy(text, "\033[38;2;", 7);
  text[2] = ground;
  text = number(text + 7, word >> 16);
  *text++ = ';';
  text = number(text, word >> 8 & 255);
  *text++ = ';';
  text = number(text, word & 255);
  *text++ = 'm';
  return text;
}

long cb_half_blocks(const unsigned *pixels, int width, int height, int columns, int rows, char *text) {
  const char *start = text;
  for (int row = 0; row < rows; row++) {
    unsigned front = ~0u, back = ~0u;
    for (int column = 0; column < columns; column++) {
      const int left = column * width / columns, right = (column + 1) * width / columns;
      const int top = row * 2 * height / (rows * 2), middle = (row * 2 + 1) * height / (rows * 2);
      const unsigned upper = mean(pixels, width, left, right, top, middle);
      const unsigned lower = mean(pixels, width, left, right, middle, (row * 2 + 2) * height / (rows * 2));
      if (upper != lower && upper != front) text = color(text, front = upper, '3');
      if (lower != back) text = color(text, back = lower, '4');
      if (upper == lower) {
        *text++ = ' ';
      } else {
        memcpy(text, "\xE2\x96\x80", 3);
        text += 3;
      }
    }
    memcpy(text, "\033[0m", 4);
    text += 4;
  }
  return text - start;
}
