// The terminal's settings before they were changed, and the ways back to them.
#define _GNU_SOURCE

#include "CSignals.h"
#include "Notes.h"

#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// The other screen, no cursor, no wrapping at the edge, the mouse with drags and coordinates as numbers.
static const char entering_screen[] = "\033[?1049h\033[?25l\033[?7l\033[?1002h\033[?1006h\033[?2004h";
static const char leaving_screen[] = "\033[?2004l\033[?1016l\033[?1006l\033[?1002l\033[?7h\033[0m\033[?25h\033[?1049l";

static int input = -1, output = -1;
static struct termios former_settings;
static const char *leaving;
static volatile sig_atomic_t is_changed;
static volatile sig_atomic_t is_disturbed;
static cs_former before_screen;

static void say(const char *text) { (void)!write(output, text, strlen(text)); }

void cs_restore_terminal(void) {
  if (!is_changed) return;
  is_changed = 0;
  tcsetattr(input, TCSANOW, &former_settings);
  say(leaving);
}

// The settings that the program found.
static struct termios found_settings;
static volatile sig_atomic_t has_found;

void cs_keep_terminal(void) {
  if (!has_found && tcgetattr(STDIN_FILENO, &found_settings) == 0) has_found = 1;
}

void cs_give_terminal_back(void) {
  cs_restore_terminal();
  // In the background the terminal is another program's.
  if (has_found && tcgetpgrp(STDIN_FILENO) == getpgrp()) tcsetattr(STDIN_FILENO, TCSANOW, &found_settings);
}

bool cs_guard_terminal(int from, int to, const char *text) {
  cs_guard();
  if (is_changed || tcgetattr(from, &former_settings) != 0) return false;
  input = from;
  output = to;
  leaving = text;
  is_changed = 1;
  return true;
}

void cs_unguard_terminal(void) { is_changed = 0; }

// MARK: The screen

static void disturb(int number) {
  is_disturbed = 1;
  cs_note(number);
}

static void take_screen(void) {
  struct termios raw = former_settings;
  // Signals of the keyboard stay on: Ctrl-C has to reach a script that does not end.
  raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  // Or Ctrl-C would discard what was drawn and not yet read, and the screen would differ from what is known of it.
  raw.c_lflag |= NOFLSH;
  raw.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR);
  tcsetattr(input, TCSADRAIN, &raw);
  say(entering_screen);
  is_changed = 1;
}

static void stop(int number) {
  (void)number;
  int error = errno;
  cs_give_terminal_back();
  // Stops here, whatever handler is installed, until SIGCONT.
  raise(SIGSTOP);
  errno = error;
}

static void go_on(int number) {
  int error = errno;
  if (!is_changed) take_screen();
  disturb(number);
  errno = error;
}

bool cs_enter_screen(int from, int to) {
  if (!cs_guard_terminal(from, to, leaving_screen)) return false;
  cs_install(SIGTSTP, stop, 0, &before_screen);
  cs_install(SIGCONT, go_on, 0, &before_screen);
  cs_install(SIGWINCH, disturb, 0, &before_screen);
  take_screen();
  is_disturbed = 1;
  return true;
}

void cs_leave_screen(void) {
  cs_restore_terminal();
  cs_put_back(&before_screen);
  cs_unguard_terminal();
}

bool cs_take_disturbance(void) {
  bool was_disturbed = is_disturbed != 0;
  is_disturbed = 0;
  return was_disturbed;
}
