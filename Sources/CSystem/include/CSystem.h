#ifndef GNOMON_CSYSTEM_H
#define GNOMON_CSYSTEM_H

// What Swift's Glibc module does not have.

/// Exchanges two files or folders in one step: nobody ever sees one of them missing.
/// Returns 0, or -1 with errno set. (renameat2)
int gnomon_exchange(const char *first, const char *second);

/// On how many processors this process may run at once. (sched_getaffinity)
int gnomon_processors(void);

#endif
