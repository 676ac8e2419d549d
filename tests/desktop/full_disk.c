/* LD_PRELOAD: every write to a file of the store fails as on a full disk, after half of it was written. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

ssize_t write(int fd, void const *bytes, size_t size) {
  static ssize_t (*real)(int, void const *, size_t);
  char link[64], path[4096];
  if (!real) real = (ssize_t(*)(int, void const *, size_t))dlsym(RTLD_NEXT, "write");
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t const length = readlink(link, path, sizeof path - 1);
  if (length > 0) {
    path[length] = 0;
    if (strstr(path, "/paddock/store/")) {
      if (size > 1) return real(fd, bytes, size / 2);
      errno = ENOSPC;
      return -1;
    }
  }
  return real(fd, bytes, size);
}
