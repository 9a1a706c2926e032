// The one place where the editor waits, and therefore the one place where signals arrive.
//
// While a line is read signals are noted, and arrive only inside that wait. What they ask for is done here, between two
// keys, where every function may be called.
#define _GNU_SOURCE

#include "Reading.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "CEdit.h"
#include "CSignals.h"
#include "CPlatform.h"

// Ends the marking of pasted text.
static const char end_marked_paste[] = "\033[?2004l";

// A process has one standard input, so one reading at a time.
static bool is_interrupted;
static int input;
static ce_owner_calls owner;
// The key that interrupts, Ctrl-C.
static cc_t interrupt_key;

// Erases the row of the cursor and those below, and leaves the cursor at its start. Not in one go: a terminal that keeps
// what has left the screen takes an erased screen for that, and brings it back when it grows.
static const char erase_from_here[] = "\r\033[K\0337\033[B\033[J\0338";

static void give_terminal_back(EditLine *editor) {
  el_set(editor, EL_PREP_TERM, 0);
  (void)!write(STDOUT_FILENO, end_marked_paste, sizeof end_marked_paste - 1);
}

static void take_terminal_again(EditLine *editor) {
  // libedit may believe it still has the terminal, and then does nothing.
  el_set(editor, EL_PREP_TERM, 0);
  el_set(editor, EL_PREP_TERM, 1);
  // Over the rest of the line, if nothing was written below it meanwhile.
  if (owner.row(editor) >= 0) (void)!write(STDOUT_FILENO, erase_from_here, sizeof erase_from_here - 1);
  el_resize(editor);
  el_set(editor, EL_REFRESH);
}

// Terminals lay lines out anew for another width, and libedit draws from where the cursor is: back to the prompt first.
void ce_draw_again(EditLine *editor, int row) {
  char back[32];
  int count = row > 0 ? snprintf(back, sizeof back, "\033[%dA", row) : 0;
  if (row >= 0) {
    (void)!write(STDOUT_FILENO, back, (size_t)count);
    (void)!write(STDOUT_FILENO, erase_from_here, sizeof erase_from_here - 1);
  }
  el_resize(editor);
  el_set(editor, EL_REFRESH);
}

// Acts on the signals that came.
static void answer_signals(EditLine *editor) {
  static const int fatal[] = {SIGTERM, SIGHUP, SIGQUIT};
  for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) {
    if (!cs_take(fatal[i])) continue;
    give_terminal_back(editor);
    cs_give_terminal_back();
    cs_act_by_default(fatal[i]);
  }
  bool was_stopped = cs_take(SIGTSTP);
  if (was_stopped) {
    give_terminal_back(editor);
    cs_act_by_default(SIGTSTP);
  }
  if (cs_take(SIGCONT) || was_stopped) take_terminal_again(editor);
  if (cs_take(SIGWINCH)) ce_draw_again(editor, owner.row(editor));
  if (cs_take(SIGINT)) is_interrupted = true;
}

// The terminal of standard input, opened a second time, so that reading it never blocks here and still does elsewhere.
//
// A key ends the wait for input, and something else may empty the queue before it is read. A read that blocks then would
// wait with all signals blocked.
static int open_input(void) {
  int again = cpl_reopen_input();
  return again >= 0 ? again : STDIN_FILENO;
}

int ce_read_character(EditLine *editor, wchar_t *character) {
  mbstate_t state;
  memset(&state, 0, sizeof state);
  for (;;) {
    // The hint is drawn only when the person stops typing, and is erased before the next key is answered.
    bool is_ready = cs_wait_for_input(input, 0);
    if (!is_ready) {
      // A signal ends a wait once, also this one of no length.
      answer_signals(editor);
      if (is_interrupted) return -1;
      owner.hint(editor, true);
      is_ready = cs_wait_for_input(input, -1);
      owner.hint(editor, false);
    }
    answer_signals(editor);
    if (is_interrupted) return -1;
    if (!is_ready) continue;
    char byte;
    ssize_t count = read(input, &byte, 1);
    if (count < 0 && errno == EAGAIN) continue;
    if (count != 1) return 0;
    if ((cc_t)byte == interrupt_key && interrupt_key != _POSIX_VDISABLE) {
      is_interrupted = true;
      return -1;
    }
    size_t used = mbrtowc(character, &byte, 1, &state);
    if (used == (size_t)-2) continue;
    if (used != (size_t)-1) return 1;
    // A byte that starts no character, from a terminal of another encoding: passed over.
    memset(&state, 0, sizeof state);
  }
}

bool ce_more_comes_within(int milliseconds) { return cs_wait_for_input(input, milliseconds); }

ce_result ce_read(EditLine *editor, ce_owner_calls calls, const char **text, int *length) {
  owner = calls;
  cs_begin_noting();
  cs_guard_terminal(STDIN_FILENO, STDOUT_FILENO, end_marked_paste);

  struct termios settings;
  interrupt_key = tcgetattr(STDIN_FILENO, &settings) == 0 ? settings.c_cc[VINTR] : _POSIX_VDISABLE;

  // Left to itself libedit shows the prompt first and then takes the terminal: keys typed in between would be lost.
  el_set(editor, EL_PREP_TERM, 1);
  is_interrupted = false;
  input = open_input();
  *length = 0;
  *text = el_gets(editor, length);
  ce_result result = *text != NULL && *length > 0 ? ce_line : ce_end_of_input;
  if (is_interrupted) {
    result = ce_interrupted;
    owner.leave(editor);
    el_reset(editor);
  }

  if (input != STDIN_FILENO) close(input);
  cs_unguard_terminal();
  cs_end_noting();
  return result;
}
