#define _GNU_SOURCE
#include "CSystem.h"

#include <sched.h>
#include <unistd.h>

int gnomon_processors(void) {
#ifdef __linux__
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0) return CPU_COUNT(&set);
#endif
    return (int)sysconf(_SC_NPROCESSORS_ONLN);
}
