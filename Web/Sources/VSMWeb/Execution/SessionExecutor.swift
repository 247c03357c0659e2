import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs the jobs of a session, one after the other, on the session's current queue.
///
/// The queue is the event loop of the session's connection, so that a message is processed on the thread that reads it.
/// Without a connection, the session runs on the system's threads. A session whose turns are slow runs on the
/// ``SlowSessionThreads`` for a while.
final class SessionExecutor: SerialExecutor {
    private let state: LockedValue<State>
    /// How long the executor runs on a queue before others get their turn.
    private let slice: Duration
    /// Identifies the thread that is running a job; zero if there is none.
    ///
    /// A thread only compares it with itself, so no ordering with other memory is needed.
    private let runningThread = Atomic<UInt>(0)

    private enum Work {
        case job(UnownedJob)
        case body(@Sendable () -> Void)
    }

    private enum Activity {
        case idle
        /// A drain was submitted to the queue `place` and has not begun.
        case scheduled
        case running
    }

    private struct State {
        var activity = Activity.idle
        var work: [Work] = []
        /// The queue to which the session belongs.
        var home: any WorkQueue = SystemQueue.shared
        /// The queue on which the session is scheduled or running.
        var place: any WorkQueue = SystemQueue.shared
        var pace: ProcessingPace
        var onSlowTurn: (@Sendable (Duration) -> Void)?

        var destination: any WorkQueue { pace.isSlow(.now) ? SlowSessionThreads.shared : home }
    }

    /// - Parameter limits: The limits of the time that the session may use.
    init(_ limits: SessionLimits) {
        slice = limits.slowTurn
        state = LockedValue(State(pace: ProcessingPace(limits, now: .now)))
    }

    // MARK: The queue

    /// Moves the session to a queue, now or when the running job ends.
    ///
    /// - Parameters:
    ///   - queue: The queue; the system's threads if `nil`.
    ///   - onSlowTurn: Called for the first slow turn in a while.
    func move(to queue: (any WorkQueue)?, onSlowTurn: (@Sendable (Duration) -> Void)? = nil) {
        let place: (any WorkQueue)? = state.withLock { state in
            state.home = queue ?? SystemQueue.shared
            state.onSlowTurn = onSlowTurn
            // A running executor checks its queue after each job. A drain that was submitted to another queue does
            // nothing.
            guard state.activity == .scheduled, state.destination !== state.place else { return nil }
            state.place = state.destination
            return state.place
        }
        if let place { submit(to: place) }
    }

    /// Returns how long the browser must not be read because the session has used up its time; `nil` if it may be read.
    func pause(now: ContinuousClock.Instant) -> Duration? {
        state.withLock { $0.pace.pause(now: now) }
    }

    // MARK: Work

    func enqueue(_ job: consuming ExecutorJob) {
        add(.job(UnownedJob(job)))
    }

    /// Runs work on the executor after the work that is already waiting.
    func schedule(_ body: @escaping @Sendable () -> Void) {
        add(.body(body))
    }

    /// Runs work in place if the caller is on the session's queue and the session is idle.
    ///
    /// Work that this work enqueues also runs before this returns, unless that takes too long.
    ///
    /// - Returns: Whether the work was run.
    func runSynchronously(_ body: () -> Void) -> Bool {
        guard let queue = beginInPlace() else { return false }
        let start = ContinuousClock.now
        body()
        if finishTurn(from: start, rest: [], on: queue, sliceEnd: start + slice) == nil { return true }
        runWork(on: queue)
        return true
    }

    private func submit(to queue: any WorkQueue) {
        queue.run { [self] in
            if begin(on: queue) { runWork(on: queue) }
        }
    }

    /// Runs waiting work until none is left, or until the session has to leave the queue.
    private func runWork(on queue: any WorkQueue) {
        var start = ContinuousClock.now
        let sliceEnd = start + slice
        while let batch = takeBatch() {
            for (index, work) in batch.enumerated() {
                switch work {
                case .job(let job): job.runSynchronously(on: asUnownedSerialExecutor())
                case .body(let body): body()
                }
                let rest = batch[(index + 1)...]
                guard let end = finishTurn(from: start, rest: rest, on: queue, sliceEnd: sliceEnd) else { return }
                start = end
            }
        }
    }

    // MARK: Transitions

    private func add(_ work: Work) {
        let place: (any WorkQueue)? = state.withLock { state in
            state.work.append(work)
            guard state.activity == .idle else { return nil }
            state.activity = .scheduled
            state.place = state.destination
            return state.place
        }
        if let place { submit(to: place) }
    }

    private func begin(on queue: any WorkQueue) -> Bool {
        let thread = Self.currentThread
        return state.withLock { state in
            // The session may have moved in the meantime.
            guard state.activity == .scheduled, state.place === queue else { return false }
            state.activity = .running
            runningThread.store(thread, ordering: .relaxed)
            return true
        }
    }

    private func beginInPlace() -> (any WorkQueue)? {
        let thread = Self.currentThread
        return state.withLock { state in
            guard state.activity == .idle else { return nil }
            let queue = state.destination
            guard queue.isCurrent else { return nil }
            state.activity = .running
            state.place = queue
            runningThread.store(thread, ordering: .relaxed)
            return queue
        }
    }

    /// Takes the waiting work; if there is none, the executor becomes idle.
    private func takeBatch() -> [Work]? {
        state.withLock { state in
            guard state.work.isEmpty else {
                defer { state.work = [] }
                return state.work
            }
            runningThread.store(0, ordering: .relaxed)
            state.activity = .idle
            return nil
        }
    }

    /// Records a turn.
    ///
    /// - Parameters:
    ///   - start: The time at which the turn began.
    ///   - rest: The work that is still to be run, before the waiting work.
    ///   - queue: The queue on which the turn ran.
    ///   - sliceEnd: The time at which the executor has to let others have their turn.
    /// - Returns: The time at which the turn ended; `nil` if the executor no longer runs on the queue.
    private func finishTurn(
        from start: ContinuousClock.Instant,
        rest: ArraySlice<Work>,
        on queue: any WorkQueue,
        sliceEnd: ContinuousClock.Instant
    ) -> ContinuousClock.Instant? {
        let end = ContinuousClock.now
        typealias Result = (isRunning: Bool, next: (any WorkQueue)?, report: (@Sendable (Duration) -> Void)?)
        let result: Result = state.withLock { state in
            let report = state.pace.note(end - start, now: end) ? state.onSlowTurn : nil
            let isOver = end > sliceEnd || state.destination !== queue
            if !isOver, !rest.isEmpty || !state.work.isEmpty { return (true, nil, report) }
            if !rest.isEmpty { state.work.insert(contentsOf: rest, at: 0) }
            runningThread.store(0, ordering: .relaxed)
            guard !state.work.isEmpty else {
                state.activity = .idle
                return (false, nil, report)
            }
            state.activity = .scheduled
            state.place = state.destination
            return (false, state.place, report)
        }
        result.report?(end - start)
        if let next = result.next { submit(to: next) }
        return result.isRunning ? end : nil
    }

    // MARK: Isolation

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }

    func checkIsolated() {
        precondition(isRunningHere, "This must run on the session, and does not.")
    }

    @available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *)
    func isIsolatingCurrentContext() -> Bool? {
        isRunningHere
    }

    /// Whether the caller is running on the executor.
    var isRunningHere: Bool { runningThread.load(ordering: .relaxed) == Self.currentThread }

    private static var currentThread: UInt {
        #if canImport(Darwin)
        UInt(bitPattern: pthread_self())
        #else
        UInt(pthread_self())
        #endif
    }
}
