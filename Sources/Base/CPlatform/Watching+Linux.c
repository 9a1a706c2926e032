#ifdef __linux__
#include "CPlatform.h"

#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

int cpl_watch(void) { return inotify_init1(IN_CLOEXEC); }

int cpl_watch_folder(int watch, const char *folder) {
  return inotify_add_watch(watch, folder, IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE);
}

int cpl_take_changes(int watch, struct cpl_change *changes, int most) {
  // No more than there is room for: an event with a name has at least twice the length of its head.
  char bytes[1 << 14];
  size_t room = (size_t)most * 2 * sizeof(struct inotify_event);
  ssize_t count = read(watch, bytes, room < sizeof bytes ? room : sizeof bytes);
  if (count < 0) return -1;
  int taken = 0;
  for (ssize_t place = 0; place + (ssize_t)sizeof(struct inotify_event) <= count && taken < most;) {
    struct inotify_event head;
    memcpy(&head, bytes + place, sizeof head);
    changes[taken].folder = head.wd;
    changes[taken].is_new = (head.mask & IN_CREATE) && !(head.mask & IN_ISDIR);
    changes[taken].is_written = head.mask & IN_CLOSE_WRITE;
    size_t length = head.len < sizeof changes->name ? head.len : sizeof changes->name - 1;
    memcpy(changes[taken].name, bytes + place + sizeof head, length);
    changes[taken].name[length] = 0;
    // An event of the folder itself has no name, and is no change of a file.
    if (length > 0) taken++;
    place += (ssize_t)(sizeof head + head.len);
  }
  return taken;
}

void cpl_end_watch(int watch) { close(watch); }
#endif
