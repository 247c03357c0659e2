#ifndef C_WEB_SYSTEM_H
#define C_WEB_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the live web host asks of the system and of zlib, without any structure of theirs.
//
// Swift files that import SwiftNIO must not use members of C structures. SwiftNIO's C modules have the same structures as
// the system's module, and Swift takes their members from the module that the compiler has loaded first. That depends on
// the files that it compiles together.

/// Returns the limit of open files of this process, or -1 if it is unknown.
int64_t vsm_limit_of_open_files(void);

/// Gives memory that is no longer used back to the system, if the allocator can.
void vsm_return_unused_memory(void);

/// Compresses content with gzip.
///
/// Returns the number of bytes that were written; zero if the result does not fit.
size_t vsm_compress(const uint8_t *content, size_t length, void *output, size_t capacity);

/// Returns whether a server could listen on a port of this machine. Only debug builds have this function.
bool vsm_is_port_free(uint16_t port);

#endif
