#ifdef __APPLE__
#include "CPlatform.h"

#include <errno.h>
#include <sys/select.h>

int cpl_wait(struct pollfd *awaited, const struct timespec *limit, const sigset_t *mask) {
  fd_set reading, writing;
  FD_ZERO(&reading);
  FD_ZERO(&writing);
  if (awaited->fd < 0 || awaited->fd >= FD_SETSIZE) return errno = EINVAL, -1;
  if (awaited->events & POLLIN) FD_SET(awaited->fd, &reading);
  if (awaited->events & POLLOUT) FD_SET(awaited->fd, &writing);
  int ready = pselect(awaited->fd + 1, &reading, &writing, NULL, limit, mask);
  awaited->revents = 0;
  if (ready <= 0) return ready;
  if (FD_ISSET(awaited->fd, &reading)) awaited->revents |= POLLIN;
  if (FD_ISSET(awaited->fd, &writing)) awaited->revents |= POLLOUT;
  return 1;
}
#endif
