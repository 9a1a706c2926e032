// The package manager wants a source file for a target that only has a header.
#include "CDeflate.h"
