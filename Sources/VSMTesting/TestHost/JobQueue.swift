import Foundation

/// The jobs of a host that are ready to run, oldest first.
final class JobQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var jobs: [Job] = []
    private var arrival: (@Sendable () -> Void)?
    private var hasClosed = false

    /// A piece of a task, from one suspension to the next.
    enum Job {
        /// Code that is isolated to the host.
        case isolated(UnownedJob)
        /// Code that is on no actor, or on one that leaves its executor to the runtime.
        case concurrent(UnownedJob)
    }

    /// Whether no job will come any more.
    var isClosed: Bool { lock.withLock { hasClosed } }

    /// How many jobs are ready.
    var count: Int { lock.withLock { jobs.count } }

    func append(_ job: Job) {
        let arrival = lock.withLock {
            jobs.append(job)
            defer { self.arrival = nil }
            return self.arrival
        }
        arrival?()
    }

    /// Takes out one of the jobs.
    ///
    /// - Parameter choose: is given how many there are, one at least, and says which, counted from 0.
    /// - Returns: the job; `nil` if none is ready.
    func remove(choosing choose: (Int) -> Int) -> Job? {
        lock.withLock { jobs.isEmpty ? nil : jobs.remove(at: choose(jobs.count)) }
    }

    /// Calls a closure once, as soon as a job is there or none will come any more.
    func whenReady(_ arrival: @escaping @Sendable () -> Void) {
        let isReady = lock.withLock {
            let isReady = hasClosed || !jobs.isEmpty
            if !isReady { self.arrival = arrival }
            return isReady
        }
        if isReady { arrival() }
    }

    /// Says that no job will come any more.
    func close() {
        let arrival = lock.withLock {
            hasClosed = true
            defer { self.arrival = nil }
            return self.arrival
        }
        arrival?()
    }
}
