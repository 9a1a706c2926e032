// How the program ends when it cannot end by itself: nothing printed is lost, and the terminal is given back.
#define _GNU_SOURCE

#include "CSignals.h"
#include "Notes.h"

#include <fcntl.h>
#include <limits.h>
#include <stddef.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// The longest wait for a reader of the remaining output, in microseconds: half a second is promised.
enum { patience = 250000 };

static volatile sig_atomic_t code_after_patience;

static void lose_patience(int number) {
  (void)number;
  _exit(code_after_patience);
}

static char unfinished_file[4096];

void cs_set_unfinished_file(const char *path) {
  unfinished_file[0] = 0;
  if (path == NULL || strlen(path) >= sizeof unfinished_file) return;
  // The first byte last: a handler in between finds no name, rather than half of one.
  strcpy(unfinished_file + 1, path + 1);
  *(volatile char *)unfinished_file = path[0];
}

// For handlers: does all remaining work. The message comes after all output, on standard error.
static void finish(int exit_code, const char *message) {
  cs_give_terminal_back();
  if (unfinished_file[0] != 0) unlink(unfinished_file);
  code_after_patience = exit_code;
  cs_install(SIGALRM, lose_patience, 0, NULL);
  struct itimerval timer = {.it_value = {.tv_usec = patience}};
  setitimer(ITIMER_REAL, &timer, NULL);
  cs_unblock(SIGALRM);
  cs_finish_output();
  (void)!write(STDERR_FILENO, message, strlen(message));
  cs_end_timeout();
}

void cs_leave_saying(const char *message, int exit_code) {
  finish(exit_code, message);
  _exit(exit_code);
}

void cs_leave(int exit_code) { cs_leave_saying("", exit_code); }

static void end(int number) {
  finish(128 + number, "");
  // Ends as it would without a handler, so that the parent sees the signal.
  cs_act_by_default(number);
}

static void (*handler_of(int number))(int) {
  struct sigaction present;
  sigaction(number, NULL, &present);
  return present.sa_handler;
}

// MARK: Time for a report

static const int put_off[] = {SIGTERM, SIGHUP, SIGXCPU};
enum { put_off_count = sizeof put_off / sizeof *put_off };

// When the first of them came, in seconds.
static volatile sig_atomic_t first_ending;

static void end_later(int number) {
  sig_atomic_t now = (sig_atomic_t)(time(NULL) & INT_MAX);
  bool is_second = cs_noted_ending() != 0;
  // The `timeout` command sends it to the process and to its group.
  if (is_second && now - first_ending > 1) end(number);
  if (!is_second) first_ending = now;
  cs_note(number);
}

static void replace(void (*former)(int), void (*handler)(int)) {
  for (int i = 0; i < put_off_count; i++) {
    if (handler_of(put_off[i]) == former) cs_install(put_off[i], handler, 0, NULL);
  }
}

void cs_put_off_ending(void) { replace(end, end_later); }

int cs_noted_ending(void) {
  for (int i = 0; i < put_off_count; i++) {
    if (cs_has_come(put_off[i])) return put_off[i];
  }
  return 0;
}

void cs_forget_ending(void) {
  replace(end_later, end);
  for (int i = 0; i < put_off_count; i++) cs_take(put_off[i]);
}

void cs_end_as_noted(void) {
  int number = cs_noted_ending();
  cs_forget_ending();
  if (number != 0) raise(number);
}

// MARK: Crashes

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
// The sanitizer would end a crash with an exit code of its own.
const char *__asan_default_options(void);
const char *__asan_default_options(void) {
  return "handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_sigill=0:handle_abort=0";
}
#endif
#endif

// The crash may be an overflow of the stack itself.
static _Alignas(16) char crash_stack[32768];
static cs_former before_crash;

static void crash(int number) {
  finish(128 + number, "");
  // The signal comes again when this handler returns, for its former handler: the system's, or a debugger's.
  cs_put_back(&before_crash);
  raise(number);
}

// MARK: Guard

// A descriptor that is closed would go to the next file that is opened, and what is printed would go there as well. In
// its place comes one that cannot be used either.
static void occupy(int descriptor, int flags) {
  if (fcntl(descriptor, F_GETFD) >= 0) return;
  int other = open("/dev/null", flags);
  if (other >= 0 && other != descriptor) {
    dup2(other, descriptor);
    close(other);
  }
}

void cs_guard(void) {
  static bool is_guarded;
  if (is_guarded) return;
  is_guarded = true;
  occupy(STDIN_FILENO, O_WRONLY);
  occupy(STDOUT_FILENO, O_RDONLY);
  occupy(STDERR_FILENO, O_RDONLY);

  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
    stack_t own = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
    sigaltstack(&own, NULL);
  }
  sigset_t handled;
  sigemptyset(&handled);
  static const int deadly[] = {SIGSEGV, SIGBUS, SIGILL, SIGABRT, SIGFPE, SIGTRAP};
  for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++) {
    cs_install(deadly[i], crash, SA_ONSTACK, &before_crash);
    sigaddset(&handled, deadly[i]);
  }
  static const int ending[] = {SIGTERM, SIGHUP, SIGQUIT, SIGXCPU};
  for (size_t i = 0; i < sizeof ending / sizeof *ending; i++) {
    // A signal that the parent has ignored stays ignored (nohup).
    if (handler_of(ending[i]) == SIG_IGN) continue;
    cs_install(ending[i], end, 0, NULL);
    sigaddset(&handled, ending[i]);
  }
  // A limit on the size of files is an error of the write, as a full disk is.
  cs_install(SIGXFSZ, SIG_IGN, 0, NULL);
  // A parent with threads of its own may have left them blocked.
  sigprocmask(SIG_UNBLOCK, &handled, NULL);
}
