// Between CEdit.c and Reading.c only.
#pragma once

#include <histedit.h>

// libedit's source of characters: waits for one, 1 when it came, 0 at the end, -1 when Ctrl-C came first.
int ce_read_character(EditLine *editor, wchar_t *character);
