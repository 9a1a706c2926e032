// A process of its own for work that may end it.
#define _GNU_SOURCE

#include "CSignals.h"
#include "CPlatform.h"
#include "Notes.h"

#include <unistd.h>

int cs_fork(void) {
  pid_t parent = getpid();
  // Or both would write it.
  cs_flush();
  int child = fork();
  if (child != 0) return child;
  cpl_end_with_parent(parent);
  // A signal that came for the parent alone is not for this one.
  cs_forget_ending();
  cs_clear_interrupt();
  cs_take(SIGALRM);
  return 0;
}
