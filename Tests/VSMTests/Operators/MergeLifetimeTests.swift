#if !canImport(Combine) && OpenCombine
import Testing

@testable import VSM

@Suite("The lifetimes of merge(with:)", .timeLimit(.minutes(10)))
struct MergeLifetimeTests {
    private final class Witness {}

    enum End: CaseIterable { case completion, failure, cancellation }

    @Test(
        "After the end, the subscriber is released even if the publishers and the subscription are alive",
        arguments: End.allCases
    )
    func letGoAtTheEnd(end: End) {
        let first = Upstream<Int, TestFailure>()
        let second = Upstream<Int, TestFailure>()
        var subscription: (any Subscription)?
        weak let reference = subscribe(to: first.merge(with: second)) { subscription = $0 }
        #expect(reference != nil)
        switch end {
        case .completion:
            first.send(completion: .finished)
            second.send(completion: .finished)
        case .failure: second.send(completion: .failure(TestFailure()))
        case .cancellation: subscription?.cancel()
        }
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
