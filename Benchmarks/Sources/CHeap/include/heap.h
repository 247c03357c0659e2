#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/// Returns the number of allocated bytes in the C library's heap, in all arenas and separate mappings; zero if the C
/// library does not report it.
size_t heap_bytes_in_use(void);

#endif
