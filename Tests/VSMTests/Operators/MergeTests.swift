#if !canImport(Combine) && OpenCombine
import Testing
import VSM

@Suite("merge(with:)", .timeLimit(.minutes(10)))
struct MergeTests {
    typealias Numbers = Upstream<Int, TestFailure>
    typealias Receiver = Downstream<Int, TestFailure>

    let first = Numbers()
    let second = Numbers()

    @Test("Values arrive in the order in which the publishers emit them")
    func order() {
        let downstream = Receiver()
        first.merge(with: second).subscribe(downstream)
        first.send(1)
        second.send(2)
        second.send(3)
        first.send(4)
        #expect(downstream.values == [1, 2, 3, 4])
    }

    @Test("Values that are emitted on subscription arrive in the order of the publishers")
    func synchronous() {
        let downstream = Downstream<Int, Never>()
        Just(1).merge(with: [2, 3].publisher, Empty(), Just(4)).subscribe(downstream)
        #expect(downstream.values == [1, 2, 3, 4])
        #expect(downstream.hasFinished)
    }

    @Test("It finishes once, when all publishers have finished")
    func finishes() {
        let downstream = Receiver()
        first.merge(with: second).subscribe(downstream)
        first.send(completion: .finished)
        #expect(downstream.completions.isEmpty)
        second.send(1)
        second.send(completion: .finished)
        #expect(downstream.values == [1])
        #expect(downstream.hasFinished)
    }

    @Test("It fails as soon as one publisher fails, cancels the others and emits nothing afterwards")
    func fails() {
        let downstream = Receiver()
        let third = Numbers()
        first.merge(with: second, third).subscribe(downstream)
        third.send(completion: .finished)
        first.send(completion: .failure(TestFailure()))
        #expect(downstream.completions == [.failure(TestFailure())])
        #expect(second.isCancelled)
        #expect(!first.isCancelled && !third.isCancelled)
        second.send(1)
        second.send(completion: .finished)
        #expect(downstream.values.isEmpty)
        #expect(downstream.completions.count == 1)
    }

    @Test("If a publisher fails on subscription, the next one is not subscribed to")
    func failsAtOnce() {
        let downstream = Receiver()
        Fail(outputType: Int.self, failure: TestFailure()).merge(with: first).subscribe(downstream)
        #expect(downstream.completions == [.failure(TestFailure())])
        #expect(!first.isSubscribed)
    }

    @Test("A value that is emitted during another one is delivered after it")
    func emitsInside() {
        var log: [String] = []
        let downstream = Receiver { [second] _, value in
            log.append("begin \(value)")
            if value == 1 { second.send(2) }
            log.append("end \(value)")
            return .none
        }
        first.merge(with: second).subscribe(downstream)
        first.send(1)
        #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
    }

    @Test("A second subscription of a publisher is cancelled")
    func secondSubscription() {
        let rogue = Numbers()
        let publisher = TwiceSubscribing(first: first, second: rogue)
        let downstream = Receiver()
        publisher.merge(with: second).subscribe(downstream)
        #expect(!first.isCancelled)
        #expect(rogue.isCancelled)
        withExtendedLifetime(downstream) {}
    }

    @Test("A publisher that finishes twice does not count as another one")
    func finishesTwice() {
        let downstream = Receiver()
        FinishingTwice().merge(with: second).subscribe(downstream)
        #expect(downstream.completions.isEmpty)
        second.send(1)
        #expect(downstream.values == [1])
    }
}

/// A publisher that subscribes twice, which is not allowed.
private struct TwiceSubscribing: Publisher {
    typealias Output = Int
    typealias Failure = TestFailure

    let first: MergeTests.Numbers
    let second: MergeTests.Numbers

    func receive(subscriber: some Subscriber<Int, TestFailure>) {
        first.subscribe(subscriber)
        second.subscribe(subscriber)
    }
}

/// A publisher that completes twice, which is not allowed.
private struct FinishingTwice: Publisher {
    typealias Output = Int
    typealias Failure = TestFailure

    func receive(subscriber: some Subscriber<Int, TestFailure>) {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
        subscriber.receive(completion: .finished)
    }
}
#endif
