#ifndef GNOMON_THEME_H
#define GNOMON_THEME_H

#include <stddef.h>

/// A file of Templates, compiled into the binary.
struct gnomon_theme_file {
    /// Its path in Templates, such as `pages/page.html`.
    const char *path;
    const unsigned char *bytes;
    size_t length;
};

/// How many files there are.
size_t gnomon_theme_count(void);

/// The file at an index below the count.
const struct gnomon_theme_file *gnomon_theme_file_at(size_t index);

#endif
