// A full-screen program on a terminal of its own.
#define _GNU_SOURCE

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CBaselines.h"

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
