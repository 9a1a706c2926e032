#include "CLua.h"
