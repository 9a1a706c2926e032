// libedit for Swift: its variadic calls given types, and the parts that must run in a signal handler.
// Everything else of <histedit.h> is imported as it stands.
#pragma once

#include <histedit.h>
#include <stdbool.h>

// An editor on standard input and output, with the terminal's signals handled while it reads; NULL when there is
// no memory. Reads the user's .editrc. End it with el_end.
EditLine *ce_open(const char *program);

// The pointer that callbacks find their owner by.
void ce_set_owner(EditLine *editor, void *owner);
void *ce_owner(EditLine *editor);

// Called at every redraw; the text lives until the next call. Between two `escape` characters it takes no room.
typedef char *(*ce_prompt)(EditLine *editor);
void ce_set_prompts(EditLine *editor, ce_prompt left, ce_prompt right, char escape);

// A named editing command: gets the key that ran it and returns one of CC_NORM, CC_REFRESH, CC_REDISPLAY, CC_ERROR.
//
// `name` and `help` must live as long as the editor. They are wide because libedit leaks its own copies of narrow ones.
typedef unsigned char (*ce_command)(EditLine *editor, int key);
void ce_add_command(EditLine *editor, const wchar_t *name, const wchar_t *help, ce_command command);
// Binds a key sequence to a command, by name; libedit's own commands have names too.
void ce_bind(EditLine *editor, const char *key, const char *command);

// Whether .editrc asked for vi's keys.
bool ce_has_vi_keys(EditLine *editor);

// An in-memory history that `editor` recalls from, holding the last `size` entries. End it with history_end.
History *ce_history_open(EditLine *editor, int size);
void ce_history_enter(History *history, const char *entry);

// The functions that the reader calls in its owner.
typedef struct {
  // The row the cursor is on at the terminal's width of now, counted from the prompt's; -1 where the terminal cannot
  // move it.
  int (*row)(EditLine *editor);
  // Shows what helps with the input while no key is waiting, or takes it away again; the cursor stays.
  void (*hint)(EditLine *editor, bool is_shown);
  // Moves the cursor to the last row of an input that is given up.
  void (*leave)(EditLine *editor);
} ce_owner_calls;

typedef enum { ce_line, ce_end_of_input, ce_interrupted } ce_result;

// Reads one line or block. `text` is valid until the next call, `length` its bytes, the last newline included.
//
// While it waits, and only then, signals have the editor's meaning. SIGINT, and the key for it, end the reading with
// ce_interrupted. SIGTERM, SIGHUP, SIGQUIT and SIGTSTP do what they do to any program, after the terminal was put in
// order. SIGCONT and SIGWINCH draw the line again, the latter in the place of the former one, which `row` leads back to.
// One reading at a time: a process has one standard input.
ce_result ce_read(EditLine *editor, ce_owner_calls calls, const char **text, int *length);

// Draws the prompt and the input anew, from the row of the prompt: the cursor is `row` rows below it. With -1 the terminal
// cannot move it, and they are drawn below. For commands, which run while a line is read.
void ce_draw_again(EditLine *editor, int row);

// Whether another key comes within so many milliseconds. For commands, which run while a line is read.
bool ce_more_comes_within(int milliseconds);

// Gives characters the user's encoding, UTF-8 in any case. Numbers keep their C form: only LC_CTYPE is set.
void ce_use_utf8(void);
