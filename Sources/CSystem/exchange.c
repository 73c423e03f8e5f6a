#define _GNU_SOURCE
#include "CSystem.h"

#include <fcntl.h>
#include <stdio.h>

int gnomon_exchange(const char *first, const char *second) {
#ifdef __APPLE__
    return renamex_np(first, second, RENAME_SWAP);
#else
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
#endif
}
