#ifndef CSPAWN_H
#define CSPAWN_H

#include <sys/types.h>

/// Starts a program with a pipe each way, whose ends here are `*input`, to be written, and `*output`, to be read; nothing else
/// is inherited but standard error. It is in a group of its own, and is killed where this process dies, however that is.
/// Returns -1 with `errno` set where it cannot be started.
pid_t csp_start(const char *path, char *const arguments[], int *input, int *output);

/// From now on SIGINT and SIGTERM end this process, and the groups of those in the list first, as SIGHUP does.
void csp_end_with(const volatile pid_t *processes, int count);

#endif
