#include "CConcurrencyRuntime.h"

#if !defined(__APPLE__)
// Part of the runtime's binary interface since Swift 6.2; see `swift_task_isCurrentExecutorWithFlags` in the Swift
// project's include/swift/Runtime/Concurrency.h. The flags are all zero: answer, do not assert.
__attribute__((swiftcall))
extern bool swift_task_isCurrentExecutorWithFlags(uintptr_t identity, uintptr_t implementation, uintptr_t flags);

bool vsm_is_current_executor(uintptr_t identity, uintptr_t implementation) {
    return swift_task_isCurrentExecutorWithFlags(identity, implementation, 0);
}
#endif
