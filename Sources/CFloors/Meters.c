#define _POSIX_C_SOURCE 200809L

#include <malloc.h>
#include <time.h>

#include "CFloors.h"

static double nanoseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

double cf_thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }
double cf_wall_nanoseconds(void) { return nanoseconds(CLOCK_MONOTONIC); }

double cf_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (double)(info.uordblks + info.hblkhd);
}
