#include <zlib.h>
#include <brotli/encode.h>

// A macro that Swift cannot read: it is a function with the size of a structure.
static inline int gnomon_deflate_init_gzip(z_stream *stream) {
    return deflateInit2(stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY);
}
