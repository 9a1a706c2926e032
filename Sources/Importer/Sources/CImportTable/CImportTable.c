#include "CImportTable.h"

// As in the program's CResources: an array literal of Swift takes many seconds.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "../ImportTable/Rows.tsv"
};

const unsigned char *ph_import_table(size_t *count) {
  *count = sizeof bytes;
  return bytes;
}
