#define _GNU_SOURCE

#include "CSignals.h"
#include "CPlatform.h"
#include "Notes.h"

#include <poll.h>
#include <stddef.h>
#include <time.h>

static volatile sig_atomic_t noted[NSIG];
static volatile sig_atomic_t has_noted_any;

void cs_note(int number) {
  noted[number] = 1;
  has_noted_any = 1;
}

bool cs_has_come(int number) { return noted[number] != 0; }

bool cs_take(int number) {
  bool has_come = noted[number] != 0;
  noted[number] = 0;
  return has_come;
}

void cs_install(int number, void (*handler)(int), int flags, cs_former *former) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
  sigfillset(&action.sa_mask);
  sigaction(number, &action, former != NULL ? &former->actions[former->count] : NULL);
  if (former != NULL) former->numbers[former->count++] = number;
}

void cs_put_back(cs_former *former) {
  while (former->count > 0) {
    former->count--;
    sigaction(former->numbers[former->count], &former->actions[former->count], NULL);
  }
}

void cs_unblock(int number) {
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

// MARK: Reading keys

static cs_former before_noting;
static sigset_t mask_before_noting;

void cs_begin_noting(void) {
  static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
  enum { count = sizeof numbers / sizeof *numbers };
  sigset_t blocked;
  sigemptyset(&blocked);
  for (int i = 0; i < count; i++) sigaddset(&blocked, numbers[i]);
  sigprocmask(SIG_BLOCK, &blocked, &mask_before_noting);
  for (int i = 0; i < count; i++) {
    noted[numbers[i]] = 0;
    cs_install(numbers[i], cs_note, 0, &before_noting);
  }
}

void cs_end_noting(void) {
  cs_put_back(&before_noting);
  sigprocmask(SIG_SETMASK, &mask_before_noting, NULL);
}

bool cs_wait_for_input(int descriptor, int milliseconds) {
  sigset_t all, mask;
  sigfillset(&all);
  // A signal before this line has left a note; one after it comes inside the wait.
  sigprocmask(SIG_BLOCK, &all, &mask);
  if (has_noted_any) milliseconds = 0;
  struct timespec limit = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
  struct pollfd awaited = {.fd = descriptor, .events = POLLIN};
  bool is_noting = before_noting.count > 0;
  int ready = cpl_wait(&awaited, milliseconds < 0 ? NULL : &limit, is_noting ? &mask_before_noting : &mask);
  has_noted_any = 0;
  sigprocmask(SIG_SETMASK, &mask, NULL);
  return ready > 0 && awaited.revents != 0;
}

void cs_act_by_default(int number) {
  struct sigaction former;
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigaction(number, &standard, &former);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &only, &mask);
  sigprocmask(SIG_SETMASK, &mask, NULL);
  sigaction(number, &former, NULL);
}
