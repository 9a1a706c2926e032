#ifdef __APPLE__
#include "CPlatform.h"

#include <fcntl.h>
#include <sys/event.h>
#include <unistd.h>

int cpl_watch(void) { return kqueue(); }

// A folder's number is its descriptor, which stays open as long as the program: few folders are watched.
int cpl_watch_folder(int watch, const char *folder) {
  int number = open(folder, O_EVTONLY | O_CLOEXEC);
  if (number < 0) return -1;
  struct kevent event;
  EV_SET(&event, (uintptr_t)number, EVFILT_VNODE, EV_ADD | EV_CLEAR, NOTE_WRITE | NOTE_EXTEND | NOTE_RENAME, 0, NULL);
  if (kevent(watch, &event, 1, NULL, 0, NULL) == 0) return number;
  close(number);
  return -1;
}

int cpl_take_changes(int watch, struct cpl_change *changes, int most) {
  struct kevent events[16];
  int count = kevent(watch, NULL, 0, events, most < 16 ? most : 16, NULL);
  for (int i = 0; i < count; i++) {
    changes[i].folder = (int)events[i].ident;
    // The system does not say how a folder has changed.
    changes[i].is_new = false;
    changes[i].is_written = true;
    changes[i].name[0] = 0;
  }
  return count;
}

void cpl_end_watch(int watch) { close(watch); }
#endif
