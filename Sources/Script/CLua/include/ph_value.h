/// The one value that crosses between C and a Swift property: plain memory, no reference counts.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// How many numbers a value struct may hold: a 4 by 4 matrix.
#define PH_MAX_FIELDS 16

typedef enum PHTag : int32_t {
  PHTagNil = 0,
  PHTagBool = 1,
  /// A Lua integer. Only ever an input: a property returns `PHTagNumber`, or `PHTagInteger` for a count.
  PHTagInteger = 2,
  PHTagNumber = 3,
  /// Bytes that outlive the call: the script's own string as an input, static storage as a result.
  PHTagString = 4,
  /// A Swift object, not retained: something else keeps it alive until the box holds it.
  PHTagObject = 5,
  /// A Swift object whose +1 goes with the value.
  PHTagOwnedObject = 6,
  /// `kind` says which struct, `fields` holds its numbers.
  PHTagStruct = 7,
  /// A value on the Lua stack. As an input, `kind` is its index; as a result it is on top.
  PHTagStack = 8,
} PHTag;

typedef struct PHValue {
  PHTag tag;
  /// The class of an object, the kind of a struct, or the stack index of anything else.
  int32_t kind;
  union {
    int32_t boolean;
    int64_t integer;
    double number;
    void *object;
    struct {
      const char *bytes;
      size_t length;
    } string;
    double fields[PH_MAX_FIELDS];
  };
} PHValue;

static inline double *ph_value_fields(PHValue *value) { return value->fields; }
static inline const double *ph_value_const_fields(const PHValue *value) { return value->fields; }
