// The effects of Ctrl-C and a timeout on a running script.
#define _GNU_SOURCE

#include "CSignals.h"
#include "Notes.h"

#include <limits.h>
#include <math.h>
#include <stddef.h>
#include <string.h>
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
// Only memory remains to be released, which is not worth a wait.
static volatile sig_atomic_t is_leaving;
static int code_of_leaving;

static void stop_script(void) {
  if (running.stop != NULL) running.stop(running.script);
}

static void interrupt(int number) {
  sig_atomic_t now = (sig_atomic_t)(time(NULL) & INT_MAX);
  // The last one was not handled, or a person has pressed twice.
  bool is_again = cs_has_come(number) || (last_interrupt != 0 && now - last_interrupt <= 1);
  if (is_again || is_leaving) cs_leave(running.interrupted_code);
  last_interrupt = now;
  cs_note(number);
  stop_script();
}

static void block_both(sigset_t *mask) {
  sigset_t both;
  sigemptyset(&both);
  sigaddset(&both, SIGINT);
  sigaddset(&both, SIGALRM);
  sigprocmask(SIG_BLOCK, &both, mask);
}

void *cs_set_script(void (*stop)(void *), void *script, void *owner, int exit_code) {
  sigset_t mask;
  block_both(&mask);
  void *former = running.owner;
  running.stop = stop;
  running.script = script;
  running.owner = owner;
  running.interrupted_code = exit_code;
  sigprocmask(SIG_SETMASK, &mask, NULL);
  if (stop != NULL) {
    cs_install(SIGINT, interrupt, 0, NULL);
    cs_unblock(SIGINT);
  }
  return former;
}

void cs_clear_interrupt(void) {
  last_interrupt = 0;
  cs_take(SIGINT);
}

void cs_begin_leaving(int exit_code) {
  code_of_leaving = exit_code;
  is_leaving = 1;
}

// MARK: Timeout

static char timeout_message[256];
static volatile sig_atomic_t is_timeout_told;

// The message, or none when it was reported before.
static const char *take_timeout_message(void) {
  const char *message = is_timeout_told ? "" : timeout_message;
  is_timeout_told = 1;
  return message;
}

void cs_tell_timeout(void) {
  const char *message = take_timeout_message();
  (void)!write(STDERR_FILENO, message, strlen(message));
}

static void time_out(int number) {
  if (is_leaving) cs_leave(code_of_leaving);
  if (cs_has_come(number)) cs_leave_saying(take_timeout_message(), running.timed_out_code);
  cs_note(number);
  stop_script();
}

void cs_start_timeout(double seconds, int exit_code, const char *message) {
  cs_end_timeout();
  running.timed_out_code = exit_code;
  strncpy(timeout_message, message, sizeof timeout_message - 1);
  is_timeout_told = 0;
  cs_take(SIGALRM);
  cs_install(SIGALRM, time_out, 0, NULL);
  cs_unblock(SIGALRM);
  double whole = floor(fmin(seconds, 1e9));
  suseconds_t rest = (suseconds_t)((fmin(seconds, 1e9) - whole) * 1e6);
  // The script has a second to stop by itself.
  struct itimerval timer = {
    .it_value = {.tv_sec = (time_t)whole, .tv_usec = rest > 0 ? rest : 1}, .it_interval = {.tv_sec = 1}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

void cs_end_timeout(void) {
  struct itimerval none = {{0, 0}, {0, 0}};
  setitimer(ITIMER_REAL, &none, NULL);
}
