// Standard output: pending bytes, and ways to write them such that no signal can lose or repeat a byte.
#include "CSignals.h"
#include "CPlatform.h"
#include "Notes.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Pipes that can be written take this many bytes at once without waiting (POSIX).
enum { most_at_once = 4096, capacity = 1 << 15 };

// Bytes from `start` to `end` are to be written. Empty where `end` is not above `start`.
typedef struct region {
  const char *bytes;
  volatile size_t start, end;
} region;

static char gathered[capacity];
// Printed and not yet written; and text too long to be gathered, while it is written.
static region waiting = {.bytes = gathered}, direct;
static volatile int first_error;

// The kind of file of standard output decides how it is written.
static enum { unknown, regular, device, stream } kind;

static void find_kind(void) {
  struct stat status;
  if (fstat(STDOUT_FILENO, &status) != 0) kind = regular;
  else kind = S_ISREG(status.st_mode) ? regular : S_ISCHR(status.st_mode) ? device : stream;
}

static void wait_until_writable(const sigset_t *mask) {
  struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
  cpl_wait(&output, NULL, mask);
}

// Writes a part. A handler must not see a part that is written and not yet struck off: signals are blocked meanwhile,
// and pipes, which may be full for ever, are waited for with signals allowed. Terminals and other devices, which do not
// say how much they take, may wait inside the write: there a signal may repeat the part that it cuts.
static bool write_part(region *text) {
  sigset_t all, mask;
  sigfillset(&all);
  if (kind != device) sigprocmask(SIG_BLOCK, &all, &mask);
  if (kind == stream) wait_until_writable(&mask);
  size_t rest = text->end - text->start;
  if (kind == stream && rest > most_at_once) rest = most_at_once;
  ssize_t count = write(STDOUT_FILENO, text->bytes + text->start, rest);
  int error = errno;
  if (count > 0) text->start += (size_t)count;
  if (kind != device) sigprocmask(SIG_SETMASK, &mask, NULL);
  if (count >= 0 || error == EINTR) return true;
  // Another process that shares it has made it non-blocking.
  if (error == EAGAIN) return wait_until_writable(NULL), true;
  if (first_error == 0) first_error = error;
  return false;
}

static bool write_all(region *text) {
  if (kind == unknown) find_kind();
  bool is_written = true;
  while (is_written && text->start < text->end) is_written = write_part(text);
  // In this order: a handler in between finds nothing, rather than everything again.
  text->end = 0;
  text->start = 0;
  return is_written;
}

bool cs_flush(void) { return write_all(&waiting); }

bool cs_print(const void *bytes, size_t count) {
  if (count > capacity - waiting.end && !cs_flush()) return false;
  if (count > capacity) {
    direct.bytes = bytes;
    direct.end = count;
    return write_all(&direct);
  }
  memcpy(gathered + waiting.end, bytes, count);
  waiting.end += count;
  return true;
}

int cs_output_error(void) { return first_error; }

static void finish(region *text) {
  while (text->start < text->end) {
    ssize_t count = write(STDOUT_FILENO, text->bytes + text->start, text->end - text->start);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) {
      wait_until_writable(NULL);
      continue;
    }
    if (count <= 0) return;
    text->start += (size_t)count;
  }
}

// MARK: Answers that are not whole

static char *volatile kept;
static volatile size_t kept_count;
static size_t kept_capacity;
static const char *volatile kept_tail = "";

void cs_keep(const void *bytes, size_t count) {
  if (count > kept_capacity - kept_count) {
    size_t capacity = 2 * (kept_count + count);
    char *grown = malloc(capacity);
    if (grown == NULL) return;
    char *former = kept;
    if (former != NULL) memcpy(grown, former, kept_count);
    // In this order: a handler in between finds either, and both are whole.
    kept = grown;
    kept_capacity = capacity;
    free(former);
  }
  memcpy(kept + kept_count, bytes, count);
  kept_count += count;
}

void cs_set_kept_tail(const char *tail) { kept_tail = tail; }

void cs_forget_kept(void) { kept_count = 0; }

void cs_finish_output(void) {
  finish(&waiting);
  finish(&direct);
  if (kept_count == 0) return;
  region answer = {.bytes = kept, .start = 0, .end = kept_count}, tail = {.bytes = kept_tail};
  tail.end = strlen(tail.bytes);
  finish(&answer);
  finish(&tail);
}
