/// Cairo for Swift: the library's own header, and that of zlib, which comes with it. Linked from the static archives, so
/// that the program stays one file without a dynamic loader; nothing of them runs before the first picture.
#pragma once

#include <cairo/cairo.h>
#include <zlib.h>
