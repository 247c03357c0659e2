#if !canImport(Combine) && OpenCombine
import Testing
import VSM

@Suite("Cancelling merge(with:)", .timeLimit(.minutes(10)))
struct MergeCancellationTests {
    typealias Numbers = Upstream<Int, TestFailure>
    typealias Receiver = Downstream<Int, TestFailure>

    let first = Numbers()
    let second = Numbers()

    @Test("Cancelling cancels every publisher, and nothing is delivered after it")
    func cancels() {
        let downstream = Receiver()
        first.merge(with: second).subscribe(downstream)
        first.send(1)
        downstream.cancel()
        #expect(first.isCancelled && second.isCancelled)
        first.send(2)
        second.send(completion: .failure(TestFailure()))
        #expect(downstream.values == [1])
        #expect(downstream.completions.isEmpty)
    }

    @Test("Cancelling during a value ends an endless publisher, and the next one is not subscribed to")
    func cancelsInside() {
        let downstream = Receiver { downstream, value in
            if value == 3 { downstream.cancel() }
            return .none
        }
        (0...).publisher.setFailureType(to: TestFailure.self).merge(with: first).subscribe(downstream)
        #expect(downstream.values == [0, 1, 2, 3])
        #expect(!first.isSubscribed)
    }

    @Test("Cancelling during a value drops the waiting values")
    func cancelsInsideWithValuesWaiting() {
        let downstream = Receiver(demand: .none) { downstream, _ in
            downstream.cancel()
            return .unlimited
        }
        first.merge(with: second).subscribe(downstream)
        first.send(1)
        second.send(2)
        downstream.request(.unlimited)
        #expect(downstream.values == [1])
        #expect(first.isCancelled && second.isCancelled)
    }
}
#endif
