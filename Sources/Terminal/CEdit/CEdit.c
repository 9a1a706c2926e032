#define _XOPEN_SOURCE 700

#include "CEdit.h"
#include "CSignals.h"
#include "Reading.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

EditLine *ce_open(const char *program) {
  cs_keep_terminal();
  EditLine *editor = el_init(program, stdin, stdout, stderr);
  if (editor == NULL) return NULL;
  // Reading.c takes the signals: libedit would redraw from inside a handler, and lose one that comes while it draws.
  el_set(editor, EL_SIGNAL, 0);
  el_wset(editor, EL_GETCFN, ce_read_character);
  // Debian's libedit starts with vi's keys, upstream's with Emacs's; .editrc may choose either.
  el_set(editor, EL_EDITOR, "emacs");
  // With these, libedit shifts the text right of the cursor by columns, and counts a wide character as one.
  static const char *const shifting[] = {"im", "ic", "IC", "dc", "DC"};
  for (size_t i = 0; i < sizeof shifting / sizeof *shifting; i++) el_set(editor, EL_SETTC, shifting[i], "", (char *)NULL);
  // At Ctrl-C a terminal discards what was typed, and also what was printed and not yet read. So it is a key while lines
  // are edited, read after those typed before it; and discards nothing while they run.
  el_set(editor, EL_SETTY, "-d", "intr=", (char *)NULL);
  el_set(editor, EL_SETTY, "-x", "+noflsh", (char *)NULL);
  el_source(editor, NULL);
  return editor;
}

void ce_set_owner(EditLine *editor, void *owner) { el_set(editor, EL_CLIENTDATA, owner); }

void *ce_owner(EditLine *editor) {
  void *owner = NULL;
  el_get(editor, EL_CLIENTDATA, &owner);
  return owner;
}

void ce_set_prompts(EditLine *editor, ce_prompt left, ce_prompt right, char escape) {
  el_set(editor, EL_PROMPT_ESC, left, escape);
  el_set(editor, EL_RPROMPT_ESC, right, escape);
}

void ce_add_command(EditLine *editor, const wchar_t *name, const wchar_t *help, ce_command command) {
  el_wset(editor, EL_ADDFN, name, help, command);
}

void ce_bind(EditLine *editor, const char *key, const char *command) {
  el_set(editor, EL_BIND, key, command, (char *)NULL);
}

bool ce_has_vi_keys(EditLine *editor) {
  const char *keys = NULL;
  return el_get(editor, EL_EDITOR, &keys) == 0 && keys != NULL && strcmp(keys, "vi") == 0;
}

History *ce_history_open(EditLine *editor, int size) {
  History *entries = history_init();
  if (entries == NULL) return NULL;
  HistEvent event;
  history(entries, &event, H_SETSIZE, size);
  history(entries, &event, H_SETUNIQUE, 1);
  el_set(editor, EL_HIST, history, entries);
  return entries;
}

void ce_history_enter(History *entries, const char *entry) {
  HistEvent event;
  history(entries, &event, H_ENTER, entry);
}

void ce_use_utf8(void) {
  if (setlocale(LC_CTYPE, "") == NULL || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
}
