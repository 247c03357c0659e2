#ifndef C_CONCURRENCY_RUNTIME_H
#define C_CONCURRENCY_RUNTIME_H

#include <stdbool.h>
#include <stdint.h>

// Queries of the concurrency runtime that do not trap, for which Swift's API offers only trapping versions.

/// Returns whether the calling code runs on the main actor: in a job of its executor, on the main thread, or on the
/// main queue.
bool vsm_is_on_main_actor(void);

/// Returns whether the calling code is known to run on an executor.
///
/// The two words are those of Swift's `UnownedSerialExecutor`. A custom executor, whose `implementation` is not zero,
/// may be called, so it has to be alive.
bool vsm_is_current_executor(uintptr_t identity, uintptr_t implementation);

/// Returns a number that identifies the calling thread among all living threads.
uint64_t vsm_current_thread(void);

/// What a job does.
enum vsm_job_kind {
    /// Not known.
    vsm_job_of_unknown_kind,
    /// Runs a task up to its next suspension.
    vsm_job_of_task,
    /// Runs the tasks that wait for a default actor.
    vsm_job_of_actor,
    /// Resumes a task that called `Task.yield()`, and nothing else.
    vsm_job_of_yield,
};

/// A job, as far as its header tells.
struct vsm_job {
    enum vsm_job_kind kind;
    /// The number of the task, for a job of a task.
    uint32_t task;
    /// The address of the code with which the task goes on, for a job of a task.
    uintptr_t entry;
    /// Whether the task was created with a preference for an executor, or by such a task.
    bool prefers_executor;
};

/// Reads the header of a job that has been enqueued and not yet run.
struct vsm_job vsm_read_job(const void *job);

/// Returns the address of the current task, or 0 outside of tasks; a task that is leaving its executor isn't current.
uintptr_t vsm_current_task(void);

/// Returns the address of the default actor that the calling code runs on, or 0 if there is none.
uintptr_t vsm_current_default_actor(void);

/// Returns the label of the dispatch queue that the calling code runs on, or null if there are no dispatch queues.
const char *vsm_current_queue_label(void);

/// Returns the number of nanoseconds for which the system has been running, without the time for which it slept.
uint64_t vsm_uptime_nanoseconds(void);

// Replacing the main actor. A test that is isolated to the main actor blocks its thread, and runs the jobs of the main
// actor there itself. It takes only jobs that its own work enqueues.

/// The two words of Swift's `UnownedSerialExecutor`.
struct vsm_executor {
    uintptr_t identity;
    uintptr_t implementation;
};

/// What the calling thread runs.
enum vsm_main_actor_role {
    /// Whatever the runtime or the system tells it to.
    vsm_ordinary,
    /// Code that is isolated to the main actor, for the replacement.
    vsm_replacing_main_actor,
    /// Code that isn't isolated to the main actor, for the replacement.
    vsm_replacing_other_executors,
};

/// Returns whether the runtime supports the replacement.
bool vsm_main_actor_can_be_replaced(void);

/// Begins to replace the main actor for the code of threads that have a role.
///
/// The parameters are those of the first call: all replacements share an executor, which is never released.
///
/// - `takes`: Takes a job without an actor that such a thread enqueues; returns whether it did.
/// - `has`: Returns whether a task was run by a replacement. Such a task returns to it from other threads.
void vsm_begin_replacing_main_actor(
    struct vsm_executor executor, bool (*takes)(const void *job), bool (*has)(uint32_t task));

/// Ends a replacement.
void vsm_end_replacing_main_actor(void);

/// Sets what the calling thread runs; returns what it ran.
enum vsm_main_actor_role vsm_set_main_actor_role(enum vsm_main_actor_role role);

/// Returns what the calling thread runs.
enum vsm_main_actor_role vsm_main_actor_role(void);

/// Enqueues a job on the main actor itself.
void vsm_enqueue_on_main_actor(void *job);

/// Enqueues a job on the global executor.
void vsm_enqueue_globally(void *job);

// Atomic operations. Swift's module Synchronization requires iOS 18 and its siblings on Apple's systems. Operations that
// change a byte order other accesses: what a thread did before it stored a byte is done for a thread that replaces it. All
// others are relaxed.

static inline uint64_t vsm_atomic_load_number(const uint64_t *place) { return __atomic_load_n(place, __ATOMIC_RELAXED); }

static inline void vsm_atomic_store_number(uint64_t *place, uint64_t number) {
    __atomic_store_n(place, number, __ATOMIC_RELAXED);
}

static inline void vsm_atomic_increment_number(uint64_t *place) { __atomic_fetch_add(place, 1, __ATOMIC_RELAXED); }

static inline uint8_t vsm_atomic_load_byte(const uint8_t *place) { return __atomic_load_n(place, __ATOMIC_RELAXED); }

static inline void vsm_atomic_store_byte(uint8_t *place, uint8_t byte) {
    __atomic_store_n(place, byte, __ATOMIC_RELEASE);
}

/// Replaces a byte if it has the expected value, with acquire and release ordering; returns whether it did.
static inline bool vsm_atomic_replace_byte(uint8_t *place, uint8_t expected, uint8_t desired) {
    return __atomic_compare_exchange_n(place, &expected, desired, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}

/// The Boolean flags of the whole program, one byte each.
extern uint8_t vsm_flags[3];

static inline bool vsm_flag_is_set(intptr_t flag) { return __atomic_load_n(&vsm_flags[flag], __ATOMIC_RELAXED) != 0; }

static inline void vsm_set_flag(intptr_t flag, bool is_set) {
    __atomic_store_n(&vsm_flags[flag], is_set, __ATOMIC_RELAXED);
}

#endif
