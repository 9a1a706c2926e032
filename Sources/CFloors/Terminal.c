#define _GNU_SOURCE

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CFloors.h"

// Resident bytes of a process; 0 when they cannot be read.
static double resident_bytes(pid_t process) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/statm", (int)process);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  long size = 0, pages = 0;
  int found = fscanf(file, "%ld %ld", &size, &pages);
  fclose(file);
  return found == 2 ? (double)pages * (double)sysconf(_SC_PAGESIZE) : 0;
}

// Reads until `prompt` was printed. False at the end of output or after five seconds of silence.
static bool read_until(int terminal, const char *prompt) {
  char text[8192];
  size_t length = 0;
  while (length < sizeof text - 1) {
    struct pollfd ready = {.fd = terminal, .events = POLLIN};
    if (poll(&ready, 1, 5000) <= 0) return false;
    ssize_t count = read(terminal, text + length, sizeof text - 1 - length);
    if (count <= 0) return false;
    length += (size_t)count;
    text[length] = 0;
    if (strstr(text, prompt)) return true;
  }
  return false;
}

double cf_prompt_nanoseconds(char *const *arguments, const char *prompt, double *resident) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  int terminal = -1;
  double start = cf_wall_nanoseconds();
  pid_t process = forkpty(&terminal, NULL, NULL, &size);
  if (process < 0) return -1;
  if (process == 0) {
    execv(arguments[0], arguments);
    _exit(127);
  }
  bool prompted = read_until(terminal, prompt);
  double nanoseconds = prompted ? cf_wall_nanoseconds() - start : -1;
  *resident = resident_bytes(process);
  bool ended = prompted && write(terminal, "\x04", 1) == 1;
  // Whatever it still prints must be taken, or it would wait for room.
  char rest[4096];
  while (ended && read(terminal, rest, sizeof rest) > 0) continue;
  if (!ended) kill(process, SIGKILL);
  waitpid(process, NULL, 0);
  close(terminal);
  return nanoseconds;
}
