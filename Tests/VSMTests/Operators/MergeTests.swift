#if !canImport(Combine) && OpenCombine
import Testing
import VSM

@Suite("merge(with:)", .timeLimit(.minutes(1)))
struct MergeTests {
    typealias Numbers = Upstream<Int, TestFailure>
    typealias Receiver = Downstream<Int, TestFailure>

    let first = Numbers()
    let second = Numbers()

    @Test("Values come in the order in which they are emitted, whoever emits them")
    func order() {
        let downstream = Receiver()
        first.merge(with: second).subscribe(downstream)
        first.send(1)
        second.send(2)
        second.send(3)
        first.send(4)
        #expect(downstream.values == [1, 2, 3, 4])
    }

    @Test("What is emitted on subscription comes in the order of the publishers")
    func synchronous() {
        let downstream = Downstream<Int, Never>()
        Just(1).merge(with: [2, 3].publisher, Empty(), Just(4)).subscribe(downstream)
        #expect(downstream.values == [1, 2, 3, 4])
        #expect(downstream.hasFinished)
    }

    @Test("It finishes when all publishers have, once")
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

    @Test("It fails as soon as one fails, cancels the others and lets nothing pass after that")
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

    @Test("A publisher that fails on subscription keeps the next from being subscribed to")
    func failsAtOnce() {
        let downstream = Receiver()
        Fail(outputType: Int.self, failure: TestFailure()).merge(with: first).subscribe(downstream)
        #expect(downstream.completions == [.failure(TestFailure())])
        #expect(!first.isSubscribed)
    }

    @Test("A subscriber that wants everything makes it ask each for everything")
    func unlimitedDemand() {
        let downstream = Receiver()
        first.merge(with: second).subscribe(downstream)
        first.send(1)
        #expect(first.requests == [.unlimited])
        #expect(second.requests == [.unlimited])
        withExtendedLifetime(downstream) {}
    }

    @Test("With limited demand each is asked for one value, which waits, then for the next")
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

    @Test("Demand in the answer to a value counts")
    func demandInAnswer() {
        let downstream = Downstream<Int, Never>(demand: .max(1)) { _, value in value < 4 ? .max(1) : .none }
        [1, 3, 5].publisher.merge(with: [2, 4, 6].publisher).subscribe(downstream)
        #expect(downstream.values == [1, 3, 5])
        downstream.request(.unlimited)
        #expect(downstream.values == [1, 3, 5, 2, 4, 6])
        #expect(downstream.hasFinished)
    }

    @Test("Values that wait are delivered before the end is")
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

    @Test("Cancelling from inside a value ends an endless publisher and keeps the next from being subscribed to")
    func cancelsInside() {
        let downstream = Receiver { downstream, value in
            if value == 3 { downstream.cancel() }
            return .none
        }
        (0...).publisher.setFailureType(to: TestFailure.self).merge(with: first).subscribe(downstream)
        #expect(downstream.values == [0, 1, 2, 3])
        #expect(!first.isSubscribed)
    }

    @Test("Cancelling from inside a value drops the values that wait")
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

    @Test("A request from inside a value is served, one value after the other")
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

    @Test("Asking for everything from inside a value does not gather an endless publisher's values")
    func requestsEverythingInside() {
        let downstream = Downstream<Int, Never>(demand: .max(1)) { downstream, value in
            if value == 0 { downstream.request(.unlimited) }
            if value == 10 { downstream.cancel() }
            return .none
        }
        (0...).publisher.merge(with: Empty()).subscribe(downstream)
        #expect(downstream.values == Array(0...10))
    }

    @Test("A value that is emitted from inside another is delivered after it")
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
}

/// A publisher that does what none may.
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
#endif
