#define _GNU_SOURCE

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CBaselines.h"

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

// Reads until `words` were printed. False at the end of output or after so many seconds of silence.
static bool read_until(int terminal, const char *words, int patience) {
  char text[8192];
  size_t length = 0;
  for (;;) {
    struct pollfd ready = {.fd = terminal, .events = POLLIN};
    if (poll(&ready, 1, patience * 1000) <= 0) return false;
    ssize_t count = read(terminal, text + length, sizeof text - 1 - length);
    if (count <= 0) return false;
    length += (size_t)count;
    text[length] = 0;
    if (strstr(text, words)) return true;
    // Only the tail can be the beginning of the words.
    const size_t kept = strlen(words) < length ? strlen(words) : length;
    memmove(text, text + length - kept, kept);
    length = kept;
  }
}

// CPU time that a process has used so far, in nanoseconds.
static double process_nanoseconds(pid_t process) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

// Reads until nothing has come for 30 ms, as a screen is drawn more than once at the start.
static void read_rest(int terminal) {
  char text[8192];
  struct pollfd ready = {.fd = terminal, .events = POLLIN};
  while (poll(&ready, 1, 30) > 0 && read(terminal, text, sizeof text) > 0) continue;
}

// The end of a screen's update.
static const char *const shown = "\033[?2026l";

// Starts a full-screen program on a terminal of its own; negative when that is not possible.
static pid_t start_screen(char *const *arguments, int columns, int rows, int *terminal) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  pid_t process = forkpty(terminal, NULL, NULL, &size);
  if (process != 0) return process;
  setenv("TERM", "xterm-256color", 1);
  setenv("COLORTERM", "truecolor", 1);
  execvp(arguments[0], arguments);
  _exit(127);
}

bool cb_key_nanoseconds(char *const *arguments, int columns, int rows, const char *keys, double *nanoseconds) {
  int terminal = -1;
  pid_t process = start_screen(arguments, columns, rows, &terminal);
  if (process < 0) return false;
  bool answered = read_until(terminal, shown, 5);
  for (int key = 0; answered && keys[key]; key++) {
    read_rest(terminal);
    const double start = process_nanoseconds(process);
    answered = write(terminal, keys + key, 1) == 1 && read_until(terminal, shown, 5);
    nanoseconds[key] = process_nanoseconds(process) - start;
  }
  kill(process, SIGKILL);
  waitpid(process, NULL, 0);
  close(terminal);
  return answered;
}

bool cb_press_keys(char *const *arguments, int columns, int rows, char key, int presses) {
  // An instrumented program takes some fifty times as long.
  const int patience = 120;
  int terminal = -1, status = -1;
  pid_t process = start_screen(arguments, columns, rows, &terminal);
  if (process < 0) return false;
  bool answered = read_until(terminal, shown, patience);
  for (int press = 0; answered && press < presses; press++) {
    answered = write(terminal, &key, 1) == 1 && read_until(terminal, shown, patience);
  }
  const bool leaves = answered && write(terminal, "q", 1) == 1;
  char rest[4096];
  while (leaves && read(terminal, rest, sizeof rest) > 0) continue;
  if (!leaves) kill(process, SIGKILL);
  waitpid(process, &status, 0);
  close(terminal);
  return leaves && status == 0;
}

double cb_prompt_nanoseconds(char *const *arguments, const char *prompt, double *resident) {
  struct winsize size = {.ws_row = 24, .ws_col = 80};
  int terminal = -1;
  double start = cb_wall_nanoseconds();
  pid_t process = forkpty(&terminal, NULL, NULL, &size);
  if (process < 0) return -1;
  if (process == 0) {
    execv(arguments[0], arguments);
    _exit(127);
  }
  bool prompted = read_until(terminal, prompt, 5);
  double nanoseconds = prompted ? cb_wall_nanoseconds() - start : -1;
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
