/// FriBidi for Swift: the two questions that a line of text asks it.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Whether a paragraph is read from the right: by its first letter that has a direction (rules P2 and P3).
bool ph_reads_from_right(const uint32_t *text, int count);

/// How a line is seen.
///
/// @param from_right  The direction of its paragraph.
/// @param shaped      The line again, in its own order: Arabic letters in the forms that join them, brackets turned round. A
///                    letter that has gone into its neighbour is U+FEFF.
/// @param levels      Of each letter: odd is read from the right.
/// @param order       From left to right, the index of each letter in the text.
/// @return False when there is no memory.
bool ph_line_order(
    const uint32_t *text, int count, bool from_right, uint32_t *shaped, int8_t *levels, int32_t *order);
