#include "CConcurrencyRuntime.h"

#include <stdatomic.h>
#include <stddef.h>

// The runtime calls these hooks in place of its own functions, and passes its own function to them. The declarations are
// those of include/swift/Runtime/Concurrency.h in the Swift project. The first one is available since Swift 5.5; the
// others since Swift 6.2, which is part of macOS 26 and its siblings: their addresses are null before.
typedef __attribute__((swiftcall)) void (*enqueue_function)(void *job);
typedef __attribute__((swiftcall)) void (*enqueue_hook)(void *job, enqueue_function original);
typedef __attribute__((swiftcall)) struct vsm_executor (*get_function)(void);
typedef __attribute__((swiftcall)) struct vsm_executor (*get_hook)(get_function original);
typedef __attribute__((swiftcall)) bool (*is_main_function)(struct vsm_executor executor);
typedef __attribute__((swiftcall)) bool (*is_main_hook)(struct vsm_executor executor, is_main_function original);

#if !defined(_WIN32)
extern _Atomic(enqueue_hook) swift_task_enqueueGlobal_hook __attribute__((weak));
extern _Atomic(get_hook) swift_task_getMainExecutor_hook __attribute__((weak));
extern _Atomic(is_main_hook) swift_task_isMainExecutor_hook __attribute__((weak));
#endif

// Available since Swift 5.5.
__attribute__((swiftcall)) extern void swift_task_enqueueMainExecutor(void *job);
__attribute__((swiftcall)) extern void swift_task_enqueueGlobal(void *job);

// MARK: What replaces the main actor

// Set once, before the first hook, and read by all threads.
static struct vsm_executor replacement;
static bool (*takes_job)(const void *job);
static bool (*has_task)(uint32_t task);
static _Atomic(int) count;
static _Thread_local enum vsm_main_actor_role role;

// Hooks that were there before.
static _Atomic(enqueue_hook) other_enqueue;
static _Atomic(get_hook) other_get;
static _Atomic(is_main_hook) other_is_main;

// Whether this thread is in a hook that was there before. One that was set, and then set again on top of these hooks,
// could otherwise call them forever.
static _Thread_local bool is_in_other;

// Work that the replacement began and that runs on a thread of its own, where it waits for a system, comes back to it.
static bool is_left_by_replacement(void) {
    if (atomic_load(&count) == 0) return false;
    const void *task = (const void *)vsm_current_task();
    if (task == NULL) return false;
    struct vsm_job job = vsm_read_job(task);
    return job.kind == vsm_job_of_task && has_task(job.task);
}

#if !defined(_WIN32)
static __attribute__((swiftcall)) void on_enqueue(void *job, enqueue_function original) {
    // A task of a replacement also comes back from other threads.
    if ((role != vsm_ordinary || atomic_load(&count) > 0) && takes_job(job)) return;
    enqueue_hook other = atomic_load(&other_enqueue);
    if (other == NULL || is_in_other) return original(job);
    is_in_other = true;
    other(job, original);
    is_in_other = false;
}

static __attribute__((swiftcall)) struct vsm_executor on_get(get_function original) {
    if (role != vsm_ordinary || is_left_by_replacement()) return replacement;
    get_hook other = atomic_load(&other_get);
    if (other == NULL || is_in_other) return original();
    is_in_other = true;
    struct vsm_executor executor = other(original);
    is_in_other = false;
    return executor;
}

static __attribute__((swiftcall)) bool on_is_main(struct vsm_executor executor, is_main_function original) {
    // The hook that this one replaced was loaded, and what was set before it is seen.
    is_main_hook other = atomic_load(&other_is_main);
    if (executor.identity == replacement.identity) return true;
    if (other == NULL || is_in_other) return original(executor);
    is_in_other = true;
    bool is_main = other(executor, original);
    is_in_other = false;
    return is_main;
}

// Puts a hook before the one that is there.
#define SET(hook, other, own)                                                                                               \
    do {                                                                                                                    \
        __typeof__(&own) found = atomic_load(&hook);                                                                        \
        if (found != own) {                                                                                                 \
            atomic_store(&other, found);                                                                                    \
            atomic_store(&hook, own);                                                                                       \
        }                                                                                                                   \
    } while (0)

// Removes a hook, unless somebody has put another one before it, which calls this one.
#define REMOVE(hook, other, own)                                                                                            \
    do {                                                                                                                    \
        __typeof__(&own) found = own;                                                                                       \
        atomic_compare_exchange_strong(&hook, &found, atomic_load(&other));                                                 \
    } while (0)
#endif

bool vsm_main_actor_can_be_replaced(void) {
#if defined(_WIN32)
    return false;
#else
    return &swift_task_enqueueGlobal_hook != NULL && &swift_task_getMainExecutor_hook != NULL &&
           &swift_task_isMainExecutor_hook != NULL;
#endif
}

void vsm_begin_replacing_main_actor(struct vsm_executor executor, bool (*takes)(const void *), bool (*has)(uint32_t)) {
#if !defined(_WIN32)
    if (atomic_load(&count) == 0) {
        if (has_task == NULL) {
            replacement = executor;
            takes_job = takes;
            has_task = has;
        }
        SET(swift_task_enqueueGlobal_hook, other_enqueue, on_enqueue);
        SET(swift_task_getMainExecutor_hook, other_get, on_get);
        SET(swift_task_isMainExecutor_hook, other_is_main, on_is_main);
    }
    atomic_fetch_add(&count, 1);
#endif
}

void vsm_end_replacing_main_actor(void) {
#if !defined(_WIN32)
    if (atomic_fetch_sub(&count, 1) > 1) return;
    REMOVE(swift_task_enqueueGlobal_hook, other_enqueue, on_enqueue);
    REMOVE(swift_task_getMainExecutor_hook, other_get, on_get);
    REMOVE(swift_task_isMainExecutor_hook, other_is_main, on_is_main);
#endif
}

enum vsm_main_actor_role vsm_set_main_actor_role(enum vsm_main_actor_role new_role) {
    enum vsm_main_actor_role old_role = role;
    role = new_role;
    return old_role;
}

enum vsm_main_actor_role vsm_main_actor_role(void) { return role; }

void vsm_enqueue_on_main_actor(void *job) { swift_task_enqueueMainExecutor(job); }

void vsm_enqueue_globally(void *job) { swift_task_enqueueGlobal(job); }
