#ifdef __linux__
#define _GNU_SOURCE
#include "CPlatform.h"

int cpl_wait(struct pollfd *awaited, const struct timespec *limit, const sigset_t *mask) {
  return ppoll(awaited, 1, limit, mask);
}
#endif
