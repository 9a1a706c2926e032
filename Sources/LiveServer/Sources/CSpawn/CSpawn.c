#define _GNU_SOURCE
#include "CSpawn.h"
#include "CPlatform.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static void close_both(const int ends[2]) {
  close(ends[0]);
  close(ends[1]);
}

pid_t csp_start(const char *path, char *const arguments[], int *input, int *output) {
  // The child tells by the last pipe why it is none; it is closed where the program begins.
  int in[2], out[2], report[2];
  if (cpl_pipe(in) < 0) return -1;
  if (cpl_pipe(out) < 0) return close_both(in), -1;
  if (cpl_pipe(report) < 0) return close_both(in), close_both(out), -1;
  pid_t parent = getpid(), child = fork();
  if (child == 0) {
    setpgid(0, 0);
    cpl_end_with_parent(parent);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    if (dup2(in[0], STDIN_FILENO) >= 0 && dup2(out[1], STDOUT_FILENO) >= 0) execv(path, arguments);
    int problem = errno;
    ssize_t written = write(report[1], &problem, sizeof problem);
    _exit(written < 0 ? 126 : 127);
  }
  close(report[1]);
  int problem = child < 0 ? errno : 0;
  if (child > 0 && read(report[0], &problem, sizeof problem) > 0) child = -1;
  close(report[0]);
  close(in[0]);
  close(out[1]);
  *input = in[1];
  *output = out[0];
  if (child < 0) {
    close(in[1]);
    close(out[0]);
  }
  errno = problem;
  return child;
}

static const volatile pid_t *ended;
static int ended_count;

static void end(int number) {
  for (int i = 0; i < ended_count; i++)
    if (ended[i] > 0) kill(-ended[i], SIGKILL);
  signal(number, SIG_DFL);
  raise(number);
}

void csp_end_with(const volatile pid_t *processes, int count) {
  ended = processes;
  ended_count = count;
  for (int i = 0; i < 3; i++) signal((int[]){SIGINT, SIGTERM, SIGHUP}[i], end);
}
