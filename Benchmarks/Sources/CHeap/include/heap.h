#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/// Bytes of the C library's heap that are allocated and not freed, in all arenas and in mappings of their own; zero where
/// the C library does not tell.
size_t heap_bytes_in_use(void);

#endif
