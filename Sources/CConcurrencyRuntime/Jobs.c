#include "CConcurrencyRuntime.h"

#include <stddef.h>

// The declarations are those of include/swift/ABI/Task.h, MetadataValues.h and Runtime/Concurrency.h in the Swift project.

// `Job`, whose layout Swift 5.5 fixed. Pointers to functions may be signed on arm64e; they then never equal each other.
struct job {
    uintptr_t object[2];
    uintptr_t scheduler[2];
    uint32_t flags;
    uint32_t number;
    uintptr_t voucher;
    uintptr_t reserved;
    uintptr_t entry;
};

// `JobKind`, the first byte of the flags.
enum { task_kind = 0, default_actor_inline_kind = 192, default_actor_separate_kind = 193, nullary_continuation_kind = 195 };

// The version of the layouts that debuggers decode, available since Swift 6.2; null before. Another version may have
// another layout.
#if !defined(_WIN32)
extern const uint32_t _swift_concurrency_debug_internal_layout_version __attribute__((weak));
#endif

// Available since Swift 5.5.
__attribute__((swiftcall)) extern void *swift_task_getCurrent(void);

static bool layout_is_known(void) {
#if defined(_WIN32)
    return false;
#else
    return &_swift_concurrency_debug_internal_layout_version != NULL &&
           _swift_concurrency_debug_internal_layout_version == 1;
#endif
}

struct vsm_job vsm_read_job(const void *address) {
    struct vsm_job result = {vsm_job_of_unknown_kind, 0, 0};
    if (!layout_is_known()) return result;
    const struct job *job = address;
    switch (job->flags & 0xFF) {
    case task_kind:
        result.kind = vsm_job_of_task;
        result.task = job->number;
        result.entry = job->entry;
        break;
    case default_actor_inline_kind:
    case default_actor_separate_kind:
        result.kind = vsm_job_of_actor;
        break;
    case nullary_continuation_kind:
        result.kind = vsm_job_of_yield;
        break;
    }
    return result;
}

uintptr_t vsm_current_task(void) { return (uintptr_t)swift_task_getCurrent(); }
