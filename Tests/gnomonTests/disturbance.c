// Loaded before libc (LD_PRELOAD): the files change between the listing of a folder and their reading, as they do when an
// editor or a download is at work just then. DISTURB_GONE and DISTURB_GROW and DISTURB_PIPE end paths.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int grown = -1;

static int is_meant(const char *path, const char *name) {
    const char *end = getenv(name);
    size_t have = strlen(path), want = end ? strlen(end) : 0;
    return want && have >= want && !strcmp(path + have - want, end);
}

static int opened(const char *symbol, const char *path, int flags, int mode) {
    int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, symbol);
    if (is_meant(path, "DISTURB_GONE")) unlink(path);
    if (is_meant(path, "DISTURB_PIPE")) {
        unlink(path);
        mkfifo(path, 0644);
    }
    int file = real(path, flags, mode);
    if (is_meant(path, "DISTURB_GROW")) grown = file;
    return file;
}

#define OPEN(name)                                                \
    int name(const char *path, int flags, ...) {                  \
        va_list arguments;                                        \
        va_start(arguments, flags);                               \
        int mode = va_arg(arguments, int);                        \
        va_end(arguments);                                        \
        return opened(#name, path, flags, mode);                  \
    }
OPEN(open)
OPEN(open64)

ssize_t read(int file, void *bytes, size_t count) {
    ssize_t (*real)(int, void *, size_t) = dlsym(RTLD_NEXT, "read");
    if (file >= 0 && file == grown) {
        char path[64] = "/proc/self/fd/";
        int number = file, length = strlen(path);
        if (number >= 10) path[length++] = '0' + number / 10;
        path[length++] = '0' + number % 10;
        path[length] = 0;
        grown = -1;
        int more = ((int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open"))(path, O_WRONLY | O_APPEND);
        static char text[300000];
        memset(text, '\n', sizeof text);
        memcpy(text, "\n\nGrown.\n", 9);
        if (write(more, text, sizeof text) < 0) abort();
        close(more);
    }
    return real(file, bytes, count);
}
