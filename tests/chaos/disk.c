/* Loaded before the C library: a disk that can be slow, or full.

   CHAOS_SLOW_DISK and CHAOS_FULL_DISK name files that hold a double each and may be
   changed at any time: by how many milliseconds a sync takes longer, and whether there is room for
   what is written to files: 0 for yes, 1 for none at all, 2 for none beyond their ends. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static volatile const double *milliseconds, *full;

static volatile const double *number_in(const char *variable) {
  const char *name = getenv(variable);
  int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return NULL;
  void *found = mmap(NULL, sizeof(double), PROT_READ, MAP_SHARED, file, 0);
  close(file);
  return found == MAP_FAILED ? NULL : found;
}

__attribute__((constructor)) static void find_numbers(void) {
  milliseconds = number_in("CHAOS_SLOW_DISK");
  full = number_in("CHAOS_FULL_DISK");
}

static void wait_for_disk(void) {
  long wanted = milliseconds ? (long)*milliseconds : 0;
  struct timespec left = {wanted / 1000, wanted % 1000 * 1000000L};
  while (wanted > 0 && nanosleep(&left, &left) != 0) continue;
}

/* Whether so much fits into a file at this place; sockets and pipes take no room. */
static int fits(int file, size_t size, off_t place) {
  int kept = errno, how = full ? (int)*full : 0;
  struct stat found;
  if (how == 0 || fstat(file, &found) != 0 || !S_ISREG(found.st_mode)) return errno = kept, 1;
  if (how == 2 && place >= 0 && place + (off_t)size <= found.st_size) return errno = kept, 1;
  errno = ENOSPC;
  return 0;
}

static size_t length(const struct iovec *parts, int count) {
  size_t sum = 0;
  for (int i = 0; i < count; i++) sum += parts[i].iov_len;
  return sum;
}

#define REAL(result, name, ...)                                  \
  static result (*real)(__VA_ARGS__);                            \
  if (!real) real = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name)

#define SYNC(name)                  \
  int name(int file) {              \
    REAL(int, name, int);           \
    wait_for_disk();                \
    return real(file);              \
  }

#define WRITE_AT(name, offset)                                                  \
  ssize_t name(int file, const void *data, size_t size, offset place) {         \
    REAL(ssize_t, name, int, const void *, size_t, offset);                     \
    return fits(file, size, place) ? real(file, data, size, place) : -1;        \
  }

#define WRITE_PARTS_AT(name, offset)                                            \
  ssize_t name(int file, const struct iovec *parts, int count, offset place) {  \
    REAL(ssize_t, name, int, const struct iovec *, int, offset);                \
    return fits(file, length(parts, count), place) ? real(file, parts, count, place) : -1; \
  }

SYNC(fsync)
SYNC(fdatasync)
WRITE_AT(pwrite, off_t)
WRITE_AT(pwrite64, off64_t)
WRITE_PARTS_AT(pwritev, off_t)
WRITE_PARTS_AT(pwritev64, off64_t)

ssize_t write(int file, const void *data, size_t size) {
  REAL(ssize_t, write, int, const void *, size_t);
  return fits(file, size, -1) ? real(file, data, size) : -1;
}
