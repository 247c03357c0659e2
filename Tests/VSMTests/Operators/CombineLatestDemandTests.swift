#if !canImport(Combine) && OpenCombine
import Testing
import VSM

@Suite("The demand of combineLatest(_:)", .timeLimit(.minutes(10)))
struct CombineLatestDemandTests {
    let numbers = Upstream<Int, TestFailure>()
    let letters = Upstream<String, TestFailure>()

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

    private func subscribe(demand: Subscribers.Demand) -> Downstream<String, TestFailure> {
        let downstream = Downstream<String, TestFailure>(demand: demand)
        numbers.combineLatest(letters) { "\($0)\($1)" }.subscribe(downstream)
        return downstream
    }
}
#endif
