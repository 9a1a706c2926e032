/// The differences between Linux and macOS.
#pragma once

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <time.h>

/// Waits as poll(2) for one descriptor, with another mask of signals meanwhile.
///
/// @param limit The longest wait; NULL for none.
/// @param mask NULL for the present one.
int cpl_wait(struct pollfd *awaited, const struct timespec *limit, const sigset_t *mask);

/// Makes a pipe whose ends no program inherits; returns -1 where that fails.
int cpl_pipe(int ends[2]);

/// In a new child: it ends when `parent` does, at once where that has happened.
void cpl_end_with_parent(pid_t parent);

/// Gives free memory back to the system, which need not copy its tables for children then.
void cpl_give_memory_back(void);

/// Opens the terminal of standard input a second time, so that reads from it do not wait; returns -1 where that fails.
int cpl_reopen_input(void);

/// A change in a watched folder. Its name is empty where the system does not say which file it is.
struct cpl_change {
  int folder;
  /// A file that was made, and has nothing in it yet.
  bool is_new;
  /// A file into which a program has written, perhaps not for the last time.
  bool is_written;
  char name[256];
};

/// Begins to watch, by a descriptor that can be waited for; returns -1 where the system's limit is reached.
int cpl_watch(void);

/// Watches a folder for files that are written, come and go; returns its number, or -1.
int cpl_watch_folder(int watch, const char *folder);

/// Takes the changes that have come, waiting for one; returns how many, or -1.
///
/// @param most At least 64.
int cpl_take_changes(int watch, struct cpl_change *changes, int most);

/// Ends to watch.
void cpl_end_watch(int watch);
