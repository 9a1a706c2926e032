// Runs before Swift's own start: provides the data that its library reads from /proc, where there is none.
#define _GNU_SOURCE

#include "CSignals.h"

#include <stdlib.h>
#include <unistd.h>

static int count;
static char **words;

// Swift's library looks for its folder beside the program, through /proc, and aborts where it cannot; its words of the
// command line are those of /proc as well, or none. Nothing in that folder is used.
__attribute__((constructor(101))) static void start(int argc, char **argv) {
  count = argc;
  words = argv;
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_ROOT", "/", 0);
}

int cs_argument_count(void) { return count; }

const char *cs_argument(int number) { return words[number]; }
