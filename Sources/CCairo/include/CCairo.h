/// Cairo for Swift: the library's own header. Linked from the static archives, so that the program stays one file
/// without a dynamic loader; nothing of it runs before the first picture.
#pragma once

#include <cairo/cairo.h>
