#if !canImport(Combine) && OpenCombine
import Testing
import VSM

@Suite("The demand of combineLatest(_:)", .timeLimit(.minutes(10)))
struct CombineLatestDemandTests {
    let numbers = Upstream<Int, TestFailure>()
    let letters = Upstream<String, TestFailure>()

    @Test("Unlimited demand is passed on to each publisher, once")
    func unlimited() {
        let downstream = subscribe(demand: .unlimited)
        numbers.send(1)
        letters.send("a")
        #expect(numbers.requests == [.unlimited] && letters.requests == [.unlimited])
        withExtendedLifetime(downstream) {}
    }

    @Test("With limited demand, one value is requested from each publisher, and its combination waits")
    func limited() {
        let downstream = subscribe(demand: .none)
        #expect(numbers.requests == [.max(1)] && letters.requests == [.max(1)])
        numbers.send(1)
        letters.send("a")
        #expect(downstream.values.isEmpty)
        #expect(numbers.requests == [.max(1), .max(1)] && letters.requests == [.max(1)])
        downstream.request(.max(1))
        #expect(downstream.values == ["1a"])
        #expect(letters.requests == [.max(1), .max(1)])
        downstream.request(.unlimited)
        #expect(numbers.requests.last == .unlimited && letters.requests.last == .unlimited)
    }

    @Test("The completion waits with the combinations that wait for demand")
    func completionWaits() {
        let downstream = subscribe(demand: .max(1))
        numbers.send(1)
        letters.send("a")
        numbers.send(2)
        letters.send("b")
        letters.send(completion: .finished)
        numbers.send(completion: .finished)
        #expect(downstream.values == ["1a"])
        #expect(downstream.completions.isEmpty)
        downstream.request(.max(2))
        #expect(downstream.values == ["1a", "2a", "2b"])
        #expect(downstream.hasFinished)
    }

    @Test("A failure does not wait for demand")
    func failureDoesNotWait() {
        let downstream = subscribe(demand: .max(1))
        numbers.send(1)
        letters.send("a")
        numbers.send(2)
        letters.send(completion: .failure(TestFailure()))
        #expect(downstream.values == ["1a"])
        #expect(downstream.completions == [.failure(TestFailure())])
    }

    @Test("No more values are requested from a publisher that has emitted until the others have emitted")
    func endlessPublisher() {
        let downstream = Downstream<String, Never>(demand: .max(1))
        let letters = PassthroughSubject<String, Never>()
        (0...).publisher.combineLatest(letters) { "\($0)\($1)" }.subscribe(downstream)
        #expect(downstream.values.isEmpty)
        letters.send("a")
        #expect(downstream.values == ["0a"])
        downstream.request(.max(2))
        #expect(downstream.values == ["0a", "1a", "2a"])
        downstream.cancel()
    }

    @Test("Demand is met even if another publisher finished early")
    func noStall() {
        let downstream = Downstream<String, Never>(demand: .max(3))
        let letters = PassthroughSubject<String, Never>()
        [1, 2, 3, 4, 5, 6].publisher.combineLatest(letters) { "\($0)\($1)" }.subscribe(downstream)
        letters.send("a")
        letters.send(completion: .finished)
        #expect(downstream.values == ["1a", "2a", "3a"])
        downstream.request(.max(3))
        #expect(downstream.values == ["1a", "2a", "3a", "4a", "5a", "6a"])
        #expect(downstream.hasFinished)
    }

    @Test("Demand during a value, or returned for it, is met", arguments: [false, true])
    func inside(inTheAnswer: Bool) {
        let downstream = Downstream<Int, Never>(demand: .max(1)) { downstream, _ in
            guard !inTheAnswer else { return .max(1) }
            downstream.request(.max(1))
            return .none
        }
        Just(0).combineLatest((1...1_000).publisher) { $0 + $1 }.subscribe(downstream)
        #expect(downstream.values == Array(1...1_000))
        #expect(downstream.hasFinished)
    }

    @Test("A combination that waits for demand is delivered before later ones")
    func waitedFirst() {
        let downstream = Downstream<String, TestFailure>(demand: .max(1)) { [numbers, letters] downstream, value in
            if value == "1a" {
                numbers.send(2)
                downstream.request(.max(2))
                letters.send("b")
            }
            return .none
        }
        numbers.combineLatest(letters) { "\($0)\($1)" }.subscribe(downstream)
        numbers.send(1)
        letters.send("a")
        #expect(downstream.values == ["1a", "2a", "2b"])
    }

    private func subscribe(demand: Subscribers.Demand) -> Downstream<String, TestFailure> {
        let downstream = Downstream<String, TestFailure>(demand: demand)
        numbers.combineLatest(letters) { "\($0)\($1)" }.subscribe(downstream)
        return downstream
    }
}
#endif
