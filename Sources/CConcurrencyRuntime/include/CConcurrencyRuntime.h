#ifndef C_CONCURRENCY_RUNTIME_H
#define C_CONCURRENCY_RUNTIME_H

#include <stdbool.h>
#include <stdint.h>

#if !defined(__APPLE__)
/// Asks the concurrency runtime whether the calling code runs on an executor. Never traps.
///
/// The two words are those of Swift's `UnownedSerialExecutor`. Swift itself offers the question only in a form that
/// traps (`preconditionIsolated`), or for executors written by hand (`isIsolatingCurrentContext`).
bool vsm_is_current_executor(uintptr_t identity, uintptr_t implementation);
#endif

#endif
