#include "CWebSystem.h"

#include <zlib.h>

size_t vsm_compress(const uint8_t *content, size_t length, void *output, size_t capacity) {
    if (length > UINT32_MAX || capacity > UINT32_MAX) return 0;
    z_stream stream = {0};
    // The largest window, and the header and trailer of gzip instead of zlib's own.
    int window_bits = MAX_WBITS + 16;
    // From 1 to 9; zlib has no name for its default.
    int memory_level = 8;
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, window_bits, memory_level, Z_DEFAULT_STRATEGY) != Z_OK) {
        return 0;
    }
    // zlib does not change its input.
    stream.next_in = (Bytef *)content;
    stream.avail_in = (uInt)length;
    stream.next_out = output;
    stream.avail_out = (uInt)capacity;
    bool is_whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    size_t written = capacity - stream.avail_out;
    deflateEnd(&stream);
    return is_whole ? written : 0;
}
