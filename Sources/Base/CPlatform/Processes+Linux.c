#ifdef __linux__
#define _GNU_SOURCE
#include "CPlatform.h"

#include <fcntl.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <sys/prctl.h>
#include <unistd.h>

int cpl_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

void cpl_end_with_parent(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have ended before that.
  if (getppid() != parent) _exit(127);
}

void cpl_give_memory_back(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

int cpl_reopen_input(void) { return open("/proc/self/fd/0", O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC); }
#endif
