/// libdeflate for Swift: the library's own header.
#pragma once

#include <libdeflate.h>
