// target: arm64-apple-ios18.0
// expected: _swift_task_isCurrentExecutorWithFlags: it is there since iOS 26.0
#include <stdbool.h>
#include <stdint.h>

// Without `__attribute__((weak))`.
__attribute__((swiftcall)) extern bool
swift_task_isCurrentExecutorWithFlags(uintptr_t identity, uintptr_t implementation, uintptr_t flags);

bool is_on_no_executor(void) { return swift_task_isCurrentExecutorWithFlags(0, 0, 0); }
