// Between the C files of this module only.
#pragma once

#include <signal.h>

// The actions that a set of handlers has replaced.
typedef struct cs_former {
  int count;
  int numbers[16];
  struct sigaction actions[16];
} cs_former;

// Installs `handler`, which no other signal interrupts, and keeps the action before in `former`; NULL: forgets it.
// Without SA_RESTART, so that a call that waits for input returns.
void cs_install(int number, void (*handler)(int), int flags, cs_former *former);
void cs_put_back(cs_former *former);

// Notes a signal and ends the wait for input. For handlers.
void cs_note(int number);
// Signals that end the process do so again, and one that was noted is forgotten.
void cs_forget_ending(void);
// A parent with threads of its own may have left the signal blocked.
void cs_unblock(int number);

// Writes pending output, as far as possible. For handlers.
void cs_finish_output(void);
// `cs_leave`, with a message on standard error behind all output. For handlers.
_Noreturn void cs_leave_saying(const char *message, int exit_code);
