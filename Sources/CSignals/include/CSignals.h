// The signal handlers of the program, all of them. A process has one set, so the state behind them is one as well.
//
// A handler takes a note in a `volatile sig_atomic_t`; the program acts on it between two keys or two turns of a loop.
// At once happens only what cannot wait, in functions that POSIX allows in a handler: a running script is stopped, and
// the terminal is given back before the process stops, ends or crashes.
#pragma once

#include <stdbool.h>

// MARK: Notes

// Whether the signal has come since `cs_take` last returned true for it.
bool cs_has_come(int number);
// The same, and forgets the signal.
bool cs_take(int number);
// Until `cs_end_noting`, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT and SIGWINCH are noted and do nothing else.
// They arrive only inside `cs_wait_for_input`. Forgets earlier ones.
void cs_begin_noting(void);
void cs_end_noting(void);
// Waits until `descriptor` can be read, at most `milliseconds`; below 0: for ever. A signal ends the wait, also one that
// came since the last wait. Returns whether there is input.
bool cs_wait_for_input(int descriptor, int milliseconds);
// Lets a signal do what it does to a process without handlers. Returns when it does nothing, or when the process was
// stopped and goes on.
void cs_act_by_default(int number);

// MARK: The running script

// From now on SIGINT calls `stop(script)` in its handler; the second within a second ends the program with `exit_code`.
// `owner` keeps `script` alive; returns the owner of the script before. With NULL for all three, SIGINT stops nothing.
void *cs_set_script(void (*stop)(void *script), void *script, void *owner, int exit_code);
// The next SIGINT counts as a first one.
void cs_clear_interrupt(void);
// After some seconds of real time, up to 1e9, SIGALRM stops the script; a second later the program ends with `exit_code`.
void cs_start_timeout(double seconds, int exit_code);
void cs_end_timeout(void);

// MARK: The terminal

// Restores the settings that terminal `input` has now, and writes `leaving` to `output`, if the process crashes before
// `cs_unguard_terminal`. False when `input` is no terminal. `leaving` must live as long.
bool cs_guard_terminal(int input, int output, const char *leaving);
// Forgets the settings; does not restore them.
void cs_unguard_terminal(void);

// Takes the terminal over: no lines, no echo, the other screen, no cursor, the mouse. The keyboard's signals stay.
// SIGTERM, SIGHUP, SIGQUIT, SIGTSTP and crashes give it back first; SIGCONT takes it again. False when it cannot be.
bool cs_enter_screen(int input, int output);
void cs_leave_screen(void);
// Gives the terminal back if it is taken over or guarded. For those who end the program at once.
void cs_restore_terminal(void);
// Whether the screen has another size, or was taken again, since the last call: everything is to be drawn.
bool cs_take_disturbance(void);
