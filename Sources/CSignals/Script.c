// What Ctrl-C and a timeout do to a running script.
#define _GNU_SOURCE

#include "CSignals.h"
#include "Notes.h"

#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// Changed with SIGINT and SIGALRM blocked, and read by their handlers.
static struct {
  void (*stop)(void *);
  void *script;
  void *owner;
  int interrupted_code;
  int timed_out_code;
} running;

// The second of the last SIGINT; 0 when it was dealt with.
static volatile sig_atomic_t last_interrupt;

static void stop_script(void) {
  if (running.stop != NULL) running.stop(running.script);
}

static void leave(int exit_code) {
  cs_restore_terminal();
  _exit(exit_code);
}

static void interrupt(int number) {
  sig_atomic_t now = (sig_atomic_t)(time(NULL) & INT_MAX);
  if (last_interrupt != 0 && now - last_interrupt <= 1) leave(running.interrupted_code);
  last_interrupt = now;
  cs_note(number);
  stop_script();
}

static void time_out(int number) {
  if (cs_has_come(number)) leave(running.timed_out_code);
  cs_note(number);
  stop_script();
}

// A parent with threads of its own may have left the signal blocked.
static void unblock(int number) {
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

void *cs_set_script(void (*stop)(void *), void *script, void *owner, int exit_code) {
  sigset_t both, mask;
  sigemptyset(&both);
  sigaddset(&both, SIGINT);
  sigaddset(&both, SIGALRM);
  sigprocmask(SIG_BLOCK, &both, &mask);
  void *former = running.owner;
  running.stop = stop;
  running.script = script;
  running.owner = owner;
  running.interrupted_code = exit_code;
  sigprocmask(SIG_SETMASK, &mask, NULL);
  if (stop != NULL) {
    cs_install(SIGINT, interrupt, 0, NULL);
    unblock(SIGINT);
  }
  return former;
}

void cs_clear_interrupt(void) { last_interrupt = 0; }

void cs_start_timeout(double seconds, int exit_code) {
  cs_end_timeout();
  running.timed_out_code = exit_code;
  cs_take(SIGALRM);
  cs_install(SIGALRM, time_out, 0, NULL);
  unblock(SIGALRM);
  double whole = floor(fmin(seconds, 1e9));
  suseconds_t rest = (suseconds_t)((fmin(seconds, 1e9) - whole) * 1e6);
  struct itimerval timer = {
    .it_value = {.tv_sec = (time_t)whole, .tv_usec = rest > 0 ? rest : 1}, .it_interval = {.tv_sec = 1}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

void cs_end_timeout(void) {
  struct itimerval none = {{0, 0}, {0, 0}};
  setitimer(ITIMER_REAL, &none, NULL);
}
