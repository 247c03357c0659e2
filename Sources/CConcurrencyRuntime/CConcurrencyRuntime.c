#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CConcurrencyRuntime.h"

#include <stdatomic.h>
#include <stddef.h>

#if defined(__APPLE__)
#include <pthread.h>
#elif defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(_WIN32)
#include <windows.h>
#endif
#if !defined(_WIN32)
#include <time.h>
#endif

// MARK: The runtime

// The declarations are those of include/swift/Runtime/Concurrency.h in the Swift project; `struct vsm_executor` is
// `SerialExecutorRef` of include/swift/ABI/Executor.h, which compares by identity.

// Available since Swift 5.5. It reads a thread-local variable, and neither traps nor calls an executor. The identity is
// zero outside of jobs and in jobs without an actor.
__attribute__((swiftcall)) extern struct vsm_executor swift_task_getCurrentExecutor(void);

// Available since Swift 5.5.
__attribute__((swiftcall)) extern struct vsm_executor swift_task_getMainExecutor(void);

// Available since Swift 6.2, which is part of macOS 26 and its siblings; null before. Without flags, it calls the
// executor's `isIsolatingCurrentContext` and returns false if that is not implemented. `swift_task_isCurrentExecutor`
// is available since Swift 5.5, but does not help: since Swift 6.0, it calls `checkIsolated`, which traps, instead of
// returning false.
#if !defined(_WIN32)
__attribute__((weak))
#endif
__attribute__((swiftcall)) extern bool
swift_task_isCurrentExecutorWithFlags(uintptr_t identity, uintptr_t implementation, uintptr_t flags);

// MARK: The main thread and the main queue

static bool is_on_main_thread(void) {
#if defined(__APPLE__)
    return pthread_main_np() != 0;
#elif defined(__linux__)
    // The check takes two system calls, so its result is cached: it does not change during the life of the thread.
    static _Thread_local signed char answer;
    if (answer == 0) answer = syscall(SYS_gettid) == getpid() ? 1 : -1;
    return answer > 0;
#else
    struct vsm_executor executor = swift_task_getMainExecutor();
    return swift_task_isCurrentExecutorWithFlags(executor.identity, executor.implementation, 0);
#endif
}

// After `dispatchMain()`, other threads serve the main queue, and its blocks are not jobs of an executor. There is no
// API for the identity of a queue, but each queue has its own copy of its label, whose address identifies it.
static bool is_on_main_queue(void) {
#if defined(__APPLE__) || defined(__linux__)
    extern const char *dispatch_queue_get_label(const void *queue) __attribute__((weak));
    extern const char _dispatch_main_q __attribute__((weak));
    if (dispatch_queue_get_label == NULL || &_dispatch_main_q == NULL) return false;
    return dispatch_queue_get_label(NULL) == dispatch_queue_get_label(&_dispatch_main_q);
#else
    return false;
#endif
}

const char *vsm_current_queue_label(void) {
#if defined(__APPLE__) || defined(__linux__)
    extern const char *dispatch_queue_get_label(const void *queue) __attribute__((weak));
    return dispatch_queue_get_label == NULL ? NULL : dispatch_queue_get_label(NULL);
#else
    return NULL;
#endif
}

// MARK: Answers

static _Atomic(uintptr_t) main_executor;

// A separate function, so that the common case needs no stack frame.
__attribute__((noinline)) static bool is_on_main_actor_otherwise(uintptr_t current) {
    enum vsm_main_actor_role role = vsm_main_actor_role();
    if (role != vsm_ordinary) return role == vsm_replacing_main_actor;
    uintptr_t main = swift_task_getMainExecutor().identity;
    atomic_store_explicit(&main_executor, main, memory_order_relaxed);
    return current == main || is_on_main_thread() || is_on_main_queue();
}

bool vsm_is_on_main_actor(void) {
    uintptr_t current = swift_task_getCurrentExecutor().identity;
    if (current != 0 && current == atomic_load_explicit(&main_executor, memory_order_relaxed)) return true;
    return is_on_main_actor_otherwise(current);
}

bool vsm_is_current_executor(uintptr_t identity, uintptr_t implementation) {
    if (swift_task_getCurrentExecutor().identity == identity) return true;
    if (implementation == 0 || swift_task_isCurrentExecutorWithFlags == NULL) return false;
    return swift_task_isCurrentExecutorWithFlags(identity, implementation, 0);
}

uintptr_t vsm_current_default_actor(void) {
    struct vsm_executor current = swift_task_getCurrentExecutor();
    // Only default actors have no implementation of an executor. The generic executor has neither word.
    return current.implementation == 0 ? current.identity : 0;
}

uint64_t vsm_current_thread(void) {
    static _Thread_local char place;
    return (uintptr_t)&place;
}

uint64_t vsm_uptime_nanoseconds(void) {
#if defined(__APPLE__)
    return clock_gettime_nsec_np(CLOCK_UPTIME_RAW);
#elif defined(_WIN32)
    // The interrupt time, in units of 100 nanoseconds.
    ULONGLONG time;
    QueryUnbiasedInterruptTime(&time);
    return time * 100;
#else
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
#endif
}

uint8_t vsm_flags[3];

// MARK: Jobs

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

// `JobFlags::Task_HasInitialTaskExecutorPreference`.
enum { task_prefers_executor = 1 << 29 };

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
    struct vsm_job result = {vsm_job_of_unknown_kind, 0, 0, false};
    if (!layout_is_known()) return result;
    const struct job *job = address;
    switch (job->flags & 0xFF) {
    case task_kind:
        result.kind = vsm_job_of_task;
        result.task = job->number;
        result.entry = job->entry;
        result.prefers_executor = (job->flags & task_prefers_executor) != 0;
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
