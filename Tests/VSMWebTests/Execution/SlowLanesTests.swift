import Dispatch
import Synchronization
import Testing

@testable import VSMWeb

@Suite("Lanes for slow sessions", .timeLimit(.minutes(30)))
struct SlowLanesTests {
    @Test("One lane runs its work first come, first served")
    func order() async {
        let lanes = SlowLanes(count: 0)
        let numbers = Mutex<[Int]>([])
        await withCheckedContinuation { done in
            for number in 1...100 { lanes.run { numbers.withLock { $0.append(number) } } }
            lanes.run { done.resume() }
        }
        #expect(numbers.withLock(\.self) == Array(1...100))
    }

    @Test("No more work runs at once than there are lanes, and each lane is used")
    func count() async {
        let lanes = SlowLanes(count: 2)
        let busy = Atomic(0)
        let most = Atomic(0)
        // Neither of the first two ends before the other has begun.
        let meeting = DispatchSemaphore(value: 0)
        lanes.run { meeting.signal() }
        lanes.run { meeting.wait() }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    await withCheckedContinuation { done in
                        lanes.run {
                            most.max(busy.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
                            busy.subtract(1, ordering: .relaxed)
                            done.resume()
                        }
                    }
                }
            }
        }
        #expect(most.load(ordering: .relaxed) <= 2)
    }
}
