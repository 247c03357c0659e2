/// The task-local values and the priority of a caller, with which code can run later.
///
/// They are those of a task that the caller starts. The task is isolated to this actor, which is its own executor: it
/// keeps the task's only job, and runs it when ``run(on:_:)`` or ``end()`` is called, inline. No job waits in a queue, so
/// nothing can happen between the decision to run the code and the code itself, and a test host has no further orders to
/// explore.
///
/// Call exactly one of these two methods, once. Otherwise, the task is never released.
@safe
package actor CallerContext: SerialExecutor {
    /// Whether the runtime continues a task correctly after another one has run inline in it.
    ///
    /// Swift's runtimes before version 6.0 may forget the outer task.
    package static var isAvailable: Bool {
        if #available(Systems 2024, *) { true } else { false }
    }

    // The properties are used by one thread at a time: that of the caller, and later that of `run` or `end`.
    private nonisolated(unsafe) var job: UnownedJob?
    private nonisolated(unsafe) var executor: UnownedSerialExecutor?
    private nonisolated(unsafe) var operation: (() -> Void)?

    /// Returns the context of the caller.
    package static var current: CallerContext {
        let context = CallerContext()
        // Only isolated code can start an isolated task. `startTask` does nothing else, so it may run anywhere.
        let startTask: (isolated CallerContext) -> Void = startTask
        let start = unsafe unsafeBitCast(startTask, to: ((CallerContext) -> Void).self)
        start(context)
        return context
    }

    private static func startTask(_ context: isolated CallerContext) {
        let _: IsolatedTask = Task { context.runOperation() }
    }

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        // Safe: the task retains its actor.
        unsafe asUnownedSerialExecutor()
    }

    // Swift's own implementation requires iOS 17 and its siblings.
    package nonisolated func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        unsafe UnownedSerialExecutor(ordinary: self)
    }

    /// Keeps the job of the task.
    ///
    /// If the job runs on another executor, the task switches to this one before it runs the operation, and comes back
    /// here. It then continues on the other executor.
    package nonisolated func enqueue(_ job: UnownedJob) {
        if let executor = unsafe executor {
            unsafe job.runSynchronously(on: executor)
        } else {
            unsafe self.job = job
        }
    }

    /// Runs code with the task-local values and the priority of the caller, inline.
    ///
    /// - Parameters:
    ///   - actor: The actor on which this method is called. The code is isolated to it, too.
    ///   - operation: The code.
    package nonisolated func run(on actor: any Actor, _ operation: () -> Void) {
        withoutActuallyEscaping(operation) { operation in
            unsafe self.operation = operation
            unsafe runJob(on: actor.unownedExecutor)
        }
    }

    /// Releases the task without running any code.
    package nonisolated func end() {
        unsafe runJob(on: unownedExecutor)
    }

    private nonisolated func runJob(on executor: UnownedSerialExecutor) {
        guard let job = unsafe job else { preconditionFailure("A caller's context was used twice.") }
        unsafe self.job = nil
        unsafe self.executor = executor
        unsafe job.runSynchronously(on: executor)
    }

    private func runOperation() {
        unsafe operation?()
        unsafe operation = nil
    }
}
