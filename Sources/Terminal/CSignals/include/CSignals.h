// The signal handlers of the program, all of them. A process has one set, so the state behind them is one as well.
//
// A handler takes a note in a `volatile sig_atomic_t`; the program acts on it between two keys or two turns of a loop.
// Handlers themselves do only work that cannot wait, in functions that POSIX allows there: they stop a running script,
// and before the process ends or crashes they write pending output and restore the terminal.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// MARK: The program's end

// From now on SIGTERM, SIGHUP, SIGQUIT, SIGXCPU and crashes first write what was printed and give the terminal back, and
// a limit on the size of files is an error of the write. Standard descriptors that are closed can no longer be taken by
// other files. Once for the process; further calls do nothing.
void cs_guard(void);
// From now on the first SIGTERM, SIGHUP or SIGXCPU is noted, for those who have something to report; one that comes
// more than a second later ends the process. `cs_end_as_noted` ends that, and the process, if one was noted.
void cs_put_off_ending(void);
// The signal that was noted; 0 for none.
int cs_noted_ending(void);
void cs_end_as_noted(void);
// Ends the process like `_exit`, after writing pending output and restoring the terminal. Waits a quarter of a
// second at most for those who do not read. Safe in a handler.
_Noreturn void cs_leave(int exit_code);
// From now on SIGINT and a timeout end the process at once, the timeout with `exit_code`: only memory is given back.
void cs_begin_leaving(int exit_code);
// A file that is removed when the process ends in a handler; NULL for none. Longer paths than 4095 bytes are not.
void cs_set_unfinished_file(const char *path);

// Makes a second process of this one, which has to have no threads, and returns as fork does. The second dies with the
// first; it ends by `cs_leave`.
int cs_fork(void);

// MARK: Standard output

// Gathers bytes for standard output, and writes them when they are many. False, with `cs_output_error` set, when the
// system does not take them; they are dropped then.
bool cs_print(const void *bytes, size_t count);
// Writes pending output.
bool cs_flush(void);
// The `errno` of the first write that failed; 0 for none.
int cs_output_error(void);

// Keeps bytes of an answer that is not whole yet. They are written, with `tail` behind them, if the process ends in a
// handler before `cs_forget_kept`; `tail` must live as long. Bytes for which there is no memory are left out.
void cs_keep(const void *bytes, size_t count);
void cs_set_kept_tail(const char *tail);
// Forgets what was kept.
void cs_forget_kept(void);

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

// From now on SIGINT calls `stop(script)` in its handler. The next ends the program with `exit_code`, if the first was
// not taken yet, or came within a second. `owner` keeps `script` alive; returns the owner of the script before. With NULL
// for all three, SIGINT stops nothing.
void *cs_set_script(void (*stop)(void *script), void *script, void *owner, int exit_code);
// Clears a noted SIGINT, so that the next counts as the first.
void cs_clear_interrupt(void);
// After some seconds of real time, up to 1e9, SIGALRM stops the script; a second later the program ends with `exit_code`,
// and with a message of at most 255 bytes on standard error.
void cs_start_timeout(double seconds, int exit_code, const char *message);
// Reports the message now, unless it was reported already.
void cs_tell_timeout(void);
void cs_end_timeout(void);

// MARK: The terminal

// Restores the settings that terminal `input` has now, and writes `leaving` to `output`, if the process ends in a handler
// before `cs_unguard_terminal`. False when `input` is no terminal. `leaving` must live as long.
bool cs_guard_terminal(int input, int output, const char *leaving);
// Forgets the settings; does not restore them.
void cs_unguard_terminal(void);

// Takes the terminal over: raw input, no echo, the alternate screen, no cursor, mouse events. The keyboard's signals
// stay. SIGTERM, SIGHUP, SIGQUIT, SIGTSTP and crashes give it back first; SIGCONT takes it again. False when it cannot
// be.
bool cs_enter_screen(int input, int output);
void cs_leave_screen(void);
// Gives the terminal back if it is taken over or guarded. For those who end the program at once.
void cs_restore_terminal(void);
// Notes the settings that standard input has now, for the end of the program; later calls note nothing.
void cs_keep_terminal(void);
// Gives the terminal back as it was then: what an editor of lines has changed for the programs in between is undone, too.
void cs_give_terminal_back(void);
// Whether the screen has another size, or was taken again, since the last call: everything is to be drawn.
bool cs_take_disturbance(void);
