#define _POSIX_C_SOURCE 200809L

#include <malloc.h>
#include <time.h>
#include <unistd.h>

#include "CBaselines.h"

double cb_thread_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

double cb_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (double)(info.uordblks + info.hblkhd);
}

// Callgrind's requests are instructions that do nothing outside of it. Without its header nothing is ever counted.
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

bool cb_is_counted(void) { return RUNNING_ON_VALGRIND; }
void cb_count_begin(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}
void cb_count_end(void) {
  CALLGRIND_DUMP_STATS;
  CALLGRIND_STOP_INSTRUMENTATION;
}
#else
bool cb_is_counted(void) { return false; }
void cb_count_begin(void) {}
void cb_count_end(void) {}
#endif

int cb_fork(void) { return fork(); }
