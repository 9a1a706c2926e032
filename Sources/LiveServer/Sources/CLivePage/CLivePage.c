#include "CLivePage.h"

// As in the program's CResources: an array literal of Swift takes many seconds.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "../playhead-serve/live.html"
};

const unsigned char *ph_live_page(size_t *count) {
  *count = sizeof bytes;
  return bytes;
}
