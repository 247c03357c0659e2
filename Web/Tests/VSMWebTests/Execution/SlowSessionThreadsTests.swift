import Dispatch
import Synchronization
import Testing

@testable import VSMWeb

@Suite("Threads for slow sessions", .timeLimit(.minutes(10)))
struct SlowSessionThreadsTests {
    @Test("One thread runs its work in the order in which it arrives")
    func order() async {
        let threads = SlowSessionThreads(count: 0)
        let numbers = Mutex<[Int]>([])
        await withCheckedContinuation { done in
            for number in 1...100 { threads.run { numbers.withLock { $0.append(number) } } }
            threads.run { done.resume() }
        }
        #expect(numbers.withLock(\.self) == Array(1...100))
    }

    @Test("All threads are used, and no more work runs at once than there are threads")
    func count() async {
        let threads = SlowSessionThreads(count: 2)
        let counter = Counter()
        // Neither of the first two ends before the other has begun.
        let meeting = DispatchSemaphore(value: 0)
        threads.run { meeting.signal() }
        threads.run { meeting.wait() }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    await withCheckedContinuation { done in
                        threads.run {
                            counter.enter()
                            done.resume()
                        }
                    }
                }
            }
        }
        #expect(counter.most <= 2)
    }

    /// Counts the tasks that are inside at the same time.
    private final class Counter: Sendable {
        private let busy = Atomic(0)
        private let highest = Atomic(0)

        var most: Int { highest.load(ordering: .relaxed) }

        func enter() {
            highest.max(busy.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
            busy.subtract(1, ordering: .relaxed)
        }
    }
}
