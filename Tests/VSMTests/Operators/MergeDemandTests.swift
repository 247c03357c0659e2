#if !canImport(Combine) && OpenCombine
import Testing
import VSM

@Suite("The demand of merge(with:)", .timeLimit(.minutes(10)))
struct MergeDemandTests {
    typealias Numbers = Upstream<Int, TestFailure>
    typealias Receiver = Downstream<Int, TestFailure>

    let first = Numbers()
    let second = Numbers()

    @Test("Unlimited demand is passed on to each publisher")
    func unlimitedDemand() {
        let downstream = Receiver()
        first.merge(with: second).subscribe(downstream)
        first.send(1)
        #expect(first.requests == [.unlimited])
        #expect(second.requests == [.unlimited])
        withExtendedLifetime(downstream) {}
    }

    @Test("With limited demand, one value is requested from each publisher and kept, then the next one")
    func limitedDemand() {
        let downstream = Receiver(demand: .none)
        first.merge(with: second).subscribe(downstream)
        #expect(first.requests == [.max(1)] && second.requests == [.max(1)])
        second.send(1)
        first.send(2)
        #expect(downstream.values.isEmpty)
        downstream.request(.max(1))
        #expect(downstream.values == [1])
        #expect(first.requests == [.max(1)] && second.requests == [.max(1), .max(1)])
        downstream.request(.max(2))
        #expect(downstream.values == [1, 2])
        #expect(first.requests == [.max(1), .max(1)])
        second.send(3)
        #expect(downstream.values == [1, 2, 3])
        #expect(second.requests == [.max(1), .max(1), .max(1)])
    }

    @Test("Waiting values are delivered before the completion")
    func endWaits() {
        let downstream = Receiver(demand: .none)
        first.merge(with: second).subscribe(downstream)
        first.send(1)
        first.send(completion: .finished)
        second.send(completion: .finished)
        #expect(downstream.completions.isEmpty)
        downstream.request(.max(1))
        #expect(downstream.values == [1])
        #expect(downstream.hasFinished)
    }

    @Test("A failure does not wait for demand")
    func failureDoesNotWait() {
        let downstream = Receiver(demand: .none)
        first.merge(with: second).subscribe(downstream)
        first.send(1)
        second.send(completion: .failure(TestFailure()))
        #expect(downstream.values.isEmpty)
        #expect(downstream.completions == [.failure(TestFailure())])
    }

    @Test("A request during a value is met, one value after the other")
    func requestsInside() {
        var depth = 0
        let downstream = Downstream<Int, Never>(demand: .max(1)) { downstream, _ in
            depth += 1
            #expect(depth == 1)
            downstream.request(.max(1))
            depth -= 1
            return .none
        }
        (1...1_000).publisher.merge(with: (1...1_000).publisher).subscribe(downstream)
        #expect(downstream.values.count == 2_000)
        #expect(downstream.hasFinished)
    }

    @Test("Demand is returned for each value, so that a synchronous publisher does not recurse")
    func asksInTheAnswer() {
        let counting = Counting(to: 1_000)
        let downstream = Downstream<Int, Never>(demand: .max(1)) { _, _ in .max(1) }
        counting.merge(with: Empty()).subscribe(downstream)
        #expect(downstream.values == Array(1...1_000))
        #expect(counting.deepest == 1)
    }
}

/// A publisher that emits within a request, as simple publishers do.
private final class Counting: Publisher, Subscription {
    typealias Output = Int
    typealias Failure = Never

    private(set) var deepest = 0
    private let last: Int
    private var next = 1
    private var depth = 0
    private var receiveValue: ((Int) -> Subscribers.Demand)?

    init(to last: Int) {
        self.last = last
    }

    func receive(subscriber: some Subscriber<Int, Never>) {
        receiveValue = subscriber.receive
        subscriber.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) {
        depth += 1
        deepest = Swift.max(deepest, depth)
        var demand = demand
        while demand > .none, next <= last, let receiveValue {
            next += 1
            demand -= 1
            demand += receiveValue(next - 1)
        }
        depth -= 1
    }

    func cancel() { receiveValue = nil }
}
#endif
