#ifndef GNOMON_EXCHANGE_H
#define GNOMON_EXCHANGE_H

/// Exchanges two files or folders in one step: nobody ever sees one of them missing.
/// Returns 0, or -1 with errno set. Swift's Glibc module has no renameat2.
int gnomon_exchange(const char *first, const char *second);

#endif
