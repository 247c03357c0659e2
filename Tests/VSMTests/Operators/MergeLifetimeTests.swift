#if !canImport(Combine) && OpenCombine
import Testing

@testable import VSM

@Suite("The lifetimes of merge(with:)", .timeLimit(.minutes(10)))
struct MergeLifetimeTests {
    private final class Witness {}

    @Test(
        "After completion, the subscriber is released even if the publishers and the subscription are alive",
        arguments: [false, true]
    )
    func letGoAtTheEnd(fails: Bool) {
        let first = Upstream<Int, TestFailure>()
        let second = Upstream<Int, TestFailure>()
        var subscription: (any Subscription)?
        weak let reference = subscribe(to: first.merge(with: second)) { subscription = $0 }
        #expect(reference != nil)
        if !fails { first.send(completion: .finished) }
        second.send(completion: fails ? .failure(TestFailure()) : .finished)
        #expect(reference == nil)
        withExtendedLifetime((first, second, subscription)) {}
    }

    @Test("After cancellation, the subscriber is released even if the publishers and the subscription are alive")
    func letGoOnCancellation() {
        let first = Upstream<Int, TestFailure>()
        let second = Upstream<Int, TestFailure>()
        var subscription: (any Subscription)?
        weak let reference = subscribe(to: first.merge(with: second)) { subscription = $0 }
        #expect(reference != nil)
        subscription?.cancel()
        #expect(reference == nil)
        withExtendedLifetime((first, second, subscription)) {}
    }

    @Test("Values that wait for demand are released on cancellation, and may cancel again during their release")
    func valuesLetGo() {
        let first = PassthroughSubject<TestState, Never>()
        let downstream = Downstream<TestState, Never>(demand: .none)
        first.merge(with: Empty()).subscribe(downstream)
        let subscription = downstream.subscription
        var released = 0
        first.send(
            TestState("waits") {
                released += 1
                subscription?.cancel()
            }
        )
        #expect(released == 0)
        downstream.cancel()
        #expect(released == 1)
    }

    @Test("A publisher that has finished is released while another continues")
    func finishedPublisherLetGo() {
        let second = Upstream<Int, TestFailure>()
        let downstream = Downstream<Int, TestFailure>()
        weak var reference: Upstream<Int, TestFailure>?
        do {
            let first = Upstream<Int, TestFailure>()
            reference = first
            first.merge(with: second).subscribe(downstream)
            first.send(completion: .finished)
        }
        #expect(reference == nil)
        second.send(1)
        #expect(downstream.values == [1])
    }

    @Test("Releasing a sink cancels the publishers")
    func droppedSink() {
        let first = Upstream<Int, Never>()
        let second = Upstream<Int, Never>()
        var cancellable: AnyCancellable? = first.merge(with: second).sink { _ in }
        #expect(!first.isCancelled)
        withExtendedLifetime(cancellable) {}
        cancellable = nil
        #expect(first.isCancelled && second.isCancelled)
    }

    /// Subscribes an object that only the publisher retains, and returns it.
    private func subscribe(
        to publisher: some Publisher<Int, TestFailure>,
        _ keep: @escaping (any Subscription) -> Void
    ) -> Witness? {
        let witness = Witness()
        publisher.subscribe(Keeping(witness: witness, keep: keep))
        return witness
    }

    private struct Keeping: Subscriber {
        let combineIdentifier = CombineIdentifier()
        let witness: Witness
        let keep: (any Subscription) -> Void

        func receive(subscription: any Subscription) {
            keep(subscription)
            subscription.request(.unlimited)
        }

        func receive(_ input: Int) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<TestFailure>) {}
    }
}
#endif
