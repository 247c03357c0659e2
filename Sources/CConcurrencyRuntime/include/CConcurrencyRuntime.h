#ifndef C_CONCURRENCY_RUNTIME_H
#define C_CONCURRENCY_RUNTIME_H

#include <stdbool.h>
#include <stdint.h>

// Questions to the concurrency runtime for which Swift has no API that does not trap. None of these traps.

/// Whether the calling code runs on the main actor: in a job of its executor, on the main thread, or on the main queue.
bool vsm_is_on_main_actor(void);

/// Whether the calling code is known to run on an executor.
///
/// The two words are those of Swift's `UnownedSerialExecutor`. An executor other than a default actor's (`implementation`
/// is not zero) may be called to answer, so it has to be alive.
bool vsm_is_current_executor(uintptr_t identity, uintptr_t implementation);

/// A number that tells the calling thread from every other thread that is alive.
uintptr_t vsm_current_thread(void);

#endif
