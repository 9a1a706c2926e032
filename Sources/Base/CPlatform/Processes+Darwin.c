#ifdef __APPLE__
#include "CPlatform.h"

#include <fcntl.h>
#include <limits.h>
#include <mach-o/dyld.h>
#include <malloc/malloc.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/event.h>
#include <unistd.h>

int cpl_pipe(int ends[2]) {
  if (pipe(ends) < 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}

static void *wait_for_end(void *queue) {
  struct kevent event;
  if (kevent((int)(intptr_t)queue, NULL, 0, &event, 1, NULL) == 1) kill(getpid(), SIGKILL);
  return NULL;
}

// A thread waits for the parent's end. Where the child becomes another program the thread is gone, and that program ends
// with its input.
void cpl_end_with_parent(pid_t parent) {
  int queue = kqueue();
  struct kevent event;
  EV_SET(&event, (uintptr_t)parent, EVFILT_PROC, EV_ADD, NOTE_EXIT, 0, NULL);
  pthread_t thread;
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &mask);
  if (queue >= 0 && kevent(queue, &event, 1, NULL, 0, NULL) == 0 &&
      pthread_create(&thread, NULL, wait_for_end, (void *)(intptr_t)queue) == 0)
    pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  if (getppid() != parent) _exit(127);
}

void cpl_give_memory_back(void) { malloc_zone_pressure_relief(NULL, 0); }

int cpl_reopen_input(void) {
  char name[PATH_MAX];
  if (ttyname_r(STDIN_FILENO, name, sizeof name) != 0) return -1;
  return open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}
#endif
