import Dispatch
import Synchronization
import Testing

@testable import VSMWeb

@Suite("The executor of a session", .timeLimit(.minutes(10)))
struct SessionExecutorTests {
    /// The work that ran, in order.
    private final class Record: Sendable {
        private let numbers = Mutex<[Int]>([])
        var all: [Int] { numbers.withLock(\.self) }
        func add(_ number: Int) { numbers.withLock { $0.append(number) } }
    }

    private let executor = SessionExecutor(.neverSlow)
    private let record = Record()

    private func schedule(_ number: Int) {
        executor.schedule { [record] in record.add(number) }
    }

    @Test("Work runs in place for a caller on the queue of an idle session, and work that it adds runs right after it")
    func inPlace() {
        let queue = ManualQueue()
        executor.move(to: queue)
        let wasRun = queue.enter {
            executor.runSynchronously {
                #expect(executor.isRunningHere)
                schedule(2)
                record.add(1)
            }
        }
        #expect(wasRun)
        #expect(record.all == [1, 2])
        #expect(queue.count == 0)
        #expect(!executor.isRunningHere)
    }

    @Test("Work does not run in place for a caller elsewhere, after waiting work, or inside other work")
    func notInPlace() {
        let queue = ManualQueue()
        executor.move(to: queue)
        #expect(!executor.runSynchronously {})
        schedule(1)
        #expect(!queue.enter { executor.runSynchronously {} })
        queue.runAll()
        let inner = Mutex<Bool?>(nil)
        _ = queue.enter {
            executor.runSynchronously { inner.withLock { $0 = executor.runSynchronously {} } }
        }
        #expect(inner.withLock(\.self) == false)
        #expect(record.all == [1])
    }

    @Test("The executor knows whether code of an actor runs on it")
    func isolation() {
        let owner = Owner()
        #expect(owner.executor.isIsolatingCurrentContext() == false)
        let queue = ManualQueue()
        owner.executor.move(to: queue)
        _ = queue.enter {
            owner.executor.runSynchronously {
                owner.preconditionIsolated()
                #expect(owner.executor.isIsolatingCurrentContext() == true)
            }
        }
    }

    @Test("Waiting work moves with the session, and the previous queue does not run it")
    func moves() {
        let (first, second) = (ManualQueue(), ManualQueue())
        executor.move(to: first)
        schedule(1)
        schedule(2)
        executor.move(to: second)
        first.runAll()
        #expect(record.all == [])
        second.runAll()
        #expect(record.all == [1, 2])
    }

    @Test("A session that moves while it runs continues elsewhere after the current work, in order")
    func movesWhileRunning() {
        let (first, second) = (ManualQueue(), ManualQueue())
        executor.move(to: first)
        executor.schedule { [executor, record] in
            record.add(1)
            executor.move(to: second)
        }
        schedule(2)
        schedule(3)
        first.runAll()
        #expect(record.all == [1])
        schedule(4)
        second.runAll()
        #expect(record.all == [1, 2, 3, 4])
    }

    @Test("A session whose turn was slow is reported, and leaves its queue")
    func slowTurn() async {
        var limits = SessionLimits()
        limits.slowAbsence = .seconds(100_000)
        let executor = SessionExecutor(limits)
        let queue = ManualQueue()
        let reports = Mutex(0)
        await withCheckedContinuation { done in
            executor.move(to: queue) { _ in reports.withLock { $0 += 1 } }
            executor.schedule {
                let end = ContinuousClock.now + SessionLimits().slowTurn + .milliseconds(1)
                while ContinuousClock.now < end {}
            }
            queue.runAll()
            executor.schedule { done.resume() }
        }
        #expect(queue.count == 0)
        #expect(reports.withLock(\.self) == 1)
        #expect(!queue.enter { executor.runSynchronously {} })
    }

    @Test(
        "Work of many threads runs one at a time and in order while the session moves",
        arguments: 0..<4
    )
    func manyThreads(seed: Int) async {
        let count = 2_000
        let queues: [(any WorkQueue)?] = [ThreadQueue(), ThreadQueue(), SlowSessionThreads(count: 2), nil]
        let observer = Observer(senders: 4)
        await withTaskGroup(of: Void.self) { group in
            for sender in 0..<4 {
                group.addTask { [executor] in
                    var generator = SplitMix(seed: UInt64(seed * 10 + sender))
                    for number in 1...count {
                        executor.schedule { observer.note(number, of: sender, isOnExecutor: executor.isRunningHere) }
                        if Int.random(in: 0..<50, using: &generator) == 0 {
                            executor.move(to: queues.randomElement(using: &generator) ?? nil)
                        }
                    }
                }
            }
        }
        await withCheckedContinuation { done in executor.schedule { done.resume() } }
        #expect(observer.problems == 0)
        #expect(observer.lasts == [count, count, count, count])
    }

    /// Detects work that overlaps or is out of order.
    private final class Observer: Sendable {
        private let inside = Atomic(0)
        private let problemCount = Atomic(0)
        private let numbers: Mutex<[Int]>

        init(senders: Int) { numbers = Mutex(Array(repeating: 0, count: senders)) }

        var problems: Int { problemCount.load(ordering: .relaxed) }
        var lasts: [Int] { numbers.withLock(\.self) }

        func note(_ number: Int, of sender: Int, isOnExecutor: Bool) {
            let isAlone = inside.add(1, ordering: .relaxed).oldValue == 0
            let last = numbers.withLock { numbers in
                let last = numbers[sender]
                numbers[sender] = number
                return last
            }
            if !isAlone || !isOnExecutor || last != number - 1 { problemCount.add(1, ordering: .relaxed) }
            inside.subtract(1, ordering: .relaxed)
        }
    }
}

/// An actor on a session's executor, like that of a page's views.
private actor Owner {
    nonisolated let executor = SessionExecutor(.neverSlow)
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

/// A queue with its own thread, like an event loop.
private final class ThreadQueue: WorkQueue {
    private let queue = DispatchQueue(label: "thread")
    var isCurrent: Bool { false }

    func run(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }
}
