/*
 * Loaded in front of a server (LD_PRELOAD): writes down, in their order, all calls that change the
 * files of one folder, and those that sync them. It changes none of them. disk.ts makes from these
 * records what a disk may hold when the power is lost before a sync.
 *
 * POWER_LOSS_FOLDER: the folder, without a slash at its end. Files in folders below it, and SQLite's
 * -shm, which is rebuilt after every crash, are left out.
 * POWER_LOSS_JOURNAL: the file that the records are appended to.
 *
 * A record is one line, and for a write its bytes after that line:
 *   base ID NAME | create ID NAME | link NAME NAME | rename NAME NAME | unlink NAME
 *   write ID OFFSET LENGTH | truncate ID SIZE | sync ID | sync-folder
 * A write is written down before it is made, a sync after it: a server that is killed between the
 * two has not told anybody yet.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_DESCRIPTORS 65536
#define MOST_NAMES 256
#define LONGEST_NAME 256
#define LONGEST_LINE 600
/* What a descriptor stands for, besides the id of a file. */
#define OTHER 0
#define FOLDER -1

static const char *folder;
static size_t folder_length;
static int journal = -1;
static int next_id = 1;
static int ids[MOST_DESCRIPTORS];
static struct { char name[LONGEST_NAME]; int id; } names[MOST_NAMES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int (*real_open)(const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_writev)(int, const struct iovec *, int);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_unlink)(const char *);
static int (*real_unlinkat)(int, const char *, int);
static int (*real_remove)(const char *);
static int (*real_rename)(const char *, const char *);
static int (*real_link)(const char *, const char *);

__attribute__((constructor)) static void begin(void) {
  real_open = dlsym(RTLD_NEXT, "open64");
  real_close = dlsym(RTLD_NEXT, "close");
  real_write = dlsym(RTLD_NEXT, "write");
  real_writev = dlsym(RTLD_NEXT, "writev");
  real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
  real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
  real_fsync = dlsym(RTLD_NEXT, "fsync");
  real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
  real_unlink = dlsym(RTLD_NEXT, "unlink");
  real_unlinkat = dlsym(RTLD_NEXT, "unlinkat");
  real_remove = dlsym(RTLD_NEXT, "remove");
  real_rename = dlsym(RTLD_NEXT, "rename");
  real_link = dlsym(RTLD_NEXT, "link");
  const char *file = getenv("POWER_LOSS_JOURNAL");
  folder = getenv("POWER_LOSS_FOLDER");
  if (!file || !folder) return;
  folder_length = strlen(folder);
  journal = real_open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  if (journal < 0) abort();
  /* The programs that the server starts are not watched. */
  unsetenv("LD_PRELOAD");
}

/* The name of a file of the folder; NULL for any other path. */
static const char *name_of(const char *path) {
  if (journal < 0 || !path || strncmp(path, folder, folder_length) != 0) return NULL;
  if (path[folder_length] != '/') return NULL;
  const char *name = path + folder_length + 1;
  size_t length = strlen(name);
  if (length == 0 || length >= LONGEST_NAME || strchr(name, '/') || strchr(name, ' ')) return NULL;
  if (length > 4 && strcmp(name + length - 4, "-shm") == 0) return NULL;
  return name;
}

/* One call, so that no other thread's record comes between. What cannot be written down ends it. */
static void note(const void *bytes, size_t length, const char *format, ...) {
  char line[LONGEST_LINE];
  va_list values;
  va_start(values, format);
  int size = vsnprintf(line, sizeof line, format, values);
  va_end(values);
  struct iovec parts[2] = {{line, (size_t)size}, {(void *)bytes, length}};
  if (real_writev(journal, parts, 2) != (ssize_t)((size_t)size + length)) abort();
}

static int *slot_of(const char *name) {
  for (int at = 0; at < MOST_NAMES; at += 1)
    if (strcmp(names[at].name, name) == 0) return &names[at].id;
  for (int at = 0; at < MOST_NAMES; at += 1)
    if (names[at].name[0] == 0) {
      strcpy(names[at].name, name);
      return &names[at].id;
    }
  abort();
}

static void forget(const char *name) {
  for (int at = 0; at < MOST_NAMES; at += 1)
    if (strcmp(names[at].name, name) == 0) {
      names[at].name[0] = 0;
      names[at].id = 0;
    }
}

static int id_of(int fd) { return fd >= 0 && fd < MOST_DESCRIPTORS ? ids[fd] : OTHER; }

/* An id for the file of this name, which is there. */
static int id_of_name(const char *name) {
  int *id = slot_of(name);
  if (*id == 0) {
    *id = next_id++;
    note(NULL, 0, "base %d %s\n", *id, name);
  }
  return *id;
}

static int open_watched(const char *path, const char *name, int flags, mode_t mode) {
  pthread_mutex_lock(&lock);
  struct stat found;
  int is_new = stat(path, &found) != 0;
  int fd = real_open(path, flags, mode);
  int error = errno;
  if (fd >= 0 && fd < MOST_DESCRIPTORS) {
    if (is_new) {
      forget(name);
      int *id = slot_of(name);
      *id = next_id++;
      note(NULL, 0, "create %d %s\n", *id, name);
    }
    ids[fd] = id_of_name(name);
    if (flags & O_TRUNC) note(NULL, 0, "truncate %d 0\n", ids[fd]);
  }
  pthread_mutex_unlock(&lock);
  errno = error;
  return fd;
}

static int open_any(const char *path, int flags, mode_t mode) {
  const char *name = name_of(path);
  if (name) return open_watched(path, name, flags, mode);
  int fd = real_open(path, flags, mode);
  if (journal >= 0 && fd >= 0 && fd < MOST_DESCRIPTORS)
    ids[fd] = strcmp(path, folder) == 0 ? FOLDER : OTHER;
  return fd;
}

#define READ_MODE(mode, flags) \
  mode_t mode = 0; \
  if ((flags) & O_CREAT) { \
    va_list values; \
    va_start(values, flags); \
    mode = va_arg(values, mode_t); \
    va_end(values); \
  }

int open(const char *path, int flags, ...) {
  READ_MODE(mode, flags)
  return open_any(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  READ_MODE(mode, flags)
  return open_any(path, flags, mode);
}

int close(int fd) {
  if (id_of(fd) != OTHER) ids[fd] = OTHER;
  return real_close(fd);
}

static ssize_t pwrite_any(int fd, const void *bytes, size_t length, off_t offset) {
  int id = id_of(fd);
  if (id <= 0) return real_pwrite(fd, bytes, length, offset);
  pthread_mutex_lock(&lock);
  note(bytes, length, "write %d %lld %zu\n", id, (long long)offset, length);
  ssize_t written = real_pwrite(fd, bytes, length, offset);
  /* The record says all of it: a disk that takes only a part is another experiment. */
  if (written != (ssize_t)length) abort();
  pthread_mutex_unlock(&lock);
  return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
  return pwrite_any(fd, bytes, length, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
  return pwrite_any(fd, bytes, length, offset);
}

ssize_t write(int fd, const void *bytes, size_t length) {
  int id = id_of(fd);
  if (id <= 0) return real_write(fd, bytes, length);
  pthread_mutex_lock(&lock);
  struct stat found;
  int is_appending = fcntl(fd, F_GETFL) & O_APPEND;
  off_t offset = is_appending && fstat(fd, &found) == 0 ? found.st_size : lseek(fd, 0, SEEK_CUR);
  note(bytes, length, "write %d %lld %zu\n", id, (long long)offset, length);
  ssize_t written = real_write(fd, bytes, length);
  if (written != (ssize_t)length) abort();
  pthread_mutex_unlock(&lock);
  return written;
}

static int ftruncate_any(int fd, off_t size) {
  int id = id_of(fd);
  if (id <= 0) return real_ftruncate(fd, size);
  pthread_mutex_lock(&lock);
  note(NULL, 0, "truncate %d %lld\n", id, (long long)size);
  int result = real_ftruncate(fd, size);
  if (result != 0) abort();
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate(int fd, off_t size) { return ftruncate_any(fd, size); }
int ftruncate64(int fd, off64_t size) { return ftruncate_any(fd, size); }

static int sync_any(int fd, int (*real_sync)(int)) {
  int id = id_of(fd);
  if (id == OTHER) return real_sync(fd);
  pthread_mutex_lock(&lock);
  int result = real_sync(fd);
  int error = errno;
  if (result == 0 && id == FOLDER) note(NULL, 0, "sync-folder\n");
  else if (result == 0) note(NULL, 0, "sync %d\n", id);
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}

int fsync(int fd) { return sync_any(fd, real_fsync); }
int fdatasync(int fd) { return sync_any(fd, real_fdatasync); }

/* Before a name of the folder goes. */
static void note_unlink(const char *path, const char *name) {
  struct stat found;
  if (stat(path, &found) != 0) return;
  note(NULL, 0, "unlink %s\n", name);
  forget(name);
}

/* unlink and remove: they differ for folders only. */
static int unlink_any(const char *path, int (*real_call)(const char *)) {
  const char *name = name_of(path);
  if (!name) return real_call(path);
  pthread_mutex_lock(&lock);
  note_unlink(path, name);
  int result = real_call(path);
  int error = errno;
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}

int unlink(const char *path) { return unlink_any(path, real_unlink); }
int remove(const char *path) { return unlink_any(path, real_remove); }

/* Node.js removes files so since its version 24; `path` may be relative to an open folder. */
int unlinkat(int parent, const char *path, int flags) {
  char whole[PATH_MAX];
  if (path[0] != '/' && parent != AT_FDCWD) {
    char link[64], opened[PATH_MAX - LONGEST_NAME];
    snprintf(link, sizeof link, "/proc/self/fd/%d", parent);
    ssize_t length = readlink(link, opened, sizeof opened - 1);
    if (length < 0) abort();
    opened[length] = 0;
    if (snprintf(whole, sizeof whole, "%s/%s", opened, path) >= (int)sizeof whole) abort();
  } else {
    snprintf(whole, sizeof whole, "%s", path);
  }
  const char *name = name_of(whole);
  if (!name) return real_unlinkat(parent, path, flags);
  pthread_mutex_lock(&lock);
  note_unlink(whole, name);
  int result = real_unlinkat(parent, path, flags);
  int error = errno;
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}

/* `word`: rename or link. Both names have to be of the folder. */
static int move(const char *word, int (*real_move)(const char *, const char *), const char *from,
                const char *to) {
  const char *old_name = name_of(from), *new_name = name_of(to);
  if (!old_name || !new_name) return real_move(from, to);
  pthread_mutex_lock(&lock);
  struct stat found;
  int is_there = stat(from, &found) == 0;
  int id = is_there ? id_of_name(old_name) : 0;
  int result = real_move(from, to);
  int error = errno;
  if (result == 0) {
    note(NULL, 0, "%s %s %s\n", word, old_name, new_name);
    if (real_move == real_rename) forget(old_name);
    forget(new_name);
    *slot_of(new_name) = id;
  }
  pthread_mutex_unlock(&lock);
  errno = error;
  return result;
}

int rename(const char *from, const char *to) { return move("rename", real_rename, from, to); }
int link(const char *from, const char *to) { return move("link", real_link, from, to); }
