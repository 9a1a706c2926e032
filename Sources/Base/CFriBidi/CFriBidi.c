#include "CFriBidi.h"

#include <fribidi/fribidi.h>
#include <stdlib.h>
#include <string.h>

bool ph_reads_from_right(const uint32_t *text, int count) {
  FriBidiCharType *types = calloc((size_t)count + 1, sizeof *types);
  if (!types) return false;
  fribidi_get_bidi_types(text, count, types);
  bool from_right = fribidi_get_par_direction(types, count) == FRIBIDI_PAR_RTL;
  free(types);
  return from_right;
}

bool ph_line_order(
    const uint32_t *text, int count, bool from_right, uint32_t *shaped, int8_t *levels, int32_t *order) {
  size_t room = (size_t)count + 1;
  FriBidiCharType *types = calloc(room, sizeof *types);
  FriBidiBracketType *brackets = calloc(room, sizeof *brackets);
  FriBidiArabicProp *joins = calloc(room, sizeof *joins);
  FriBidiParType base = from_right ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR;
  bool done = false;
  if (types && brackets && joins) {
    fribidi_get_bidi_types(text, count, types);
    fribidi_get_bracket_types(text, count, types, brackets);
    done = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, levels) != 0;
  }
  if (done) {
    memcpy(shaped, text, (size_t)count * sizeof *shaped);
    fribidi_get_joining_types(text, count, joins);
    fribidi_join_arabic(types, count, levels, joins);
    fribidi_shape(FRIBIDI_FLAG_SHAPE_MIRRORING | FRIBIDI_FLAGS_ARABIC, levels, count, joins, shaped);
    for (int index = 0; index < count; index++) order[index] = index;
    done = fribidi_reorder_line(0, types, count, 0, base, levels, NULL, order) != 0;
  }
  free(types);
  free(brackets);
  free(joins);
  return done;
}
