#if !canImport(Combine) && OpenCombine
import Testing
import VSM

@Suite("combineLatest(_:)", .timeLimit(.minutes(10)))
struct CombineLatestTests {
    typealias Receiver = Downstream<String, TestFailure>

    let numbers = Upstream<Int, TestFailure>()
    let letters = Upstream<String, TestFailure>()

    @Test("Nothing is emitted before each has emitted, then the latest of both for each value")
    func latest() {
        let downstream = subscribe()
        numbers.send(1)
        numbers.send(2)
        #expect(downstream.values.isEmpty)
        letters.send("a")
        letters.send("b")
        numbers.send(3)
        #expect(downstream.values == ["2a", "2b", "3b"])
    }

    @Test("Values that are emitted on subscription are combined in the order of the publishers")
    func synchronous() {
        let downstream = Downstream<String, Never>()
        [1, 2].publisher.combineLatest(["a", "b"].publisher) { "\($0)\($1)" }.subscribe(downstream)
        #expect(downstream.values == ["2a", "2b"])
        #expect(downstream.hasFinished)
    }

    @Test("It finishes when all publishers have finished, and keeps the last value of one that finished earlier")
    func finishes() {
        let downstream = subscribe()
        numbers.send(1)
        numbers.send(completion: .finished)
        letters.send("a")
        letters.send("b")
        #expect(downstream.completions.isEmpty)
        letters.send(completion: .finished)
        #expect(downstream.values == ["1a", "1b"])
        #expect(downstream.hasFinished)
    }

    @Test("If one publisher never emits, nothing is emitted, and it finishes with the last publisher")
    func neverEmits() {
        let downstream = subscribe()
        numbers.send(completion: .finished)
        letters.send("a")
        #expect(downstream.completions.isEmpty)
        letters.send(completion: .finished)
        #expect(downstream.values.isEmpty)
        #expect(downstream.hasFinished)
    }

    @Test("It combines three and four publishers, with and without a transform")
    func more() {
        let third = PassthroughSubject<Bool, Never>()
        let fourth = PassthroughSubject<Int?, Never>()
        let three = Downstream<String, Never>()
        let four = Downstream<String, Never>()
        let plainThree = Downstream<(Int, String, Bool), Never>()
        let plainFour = Downstream<(Int, String, Bool, Int?), Never>()
        let plainTwo = Downstream<(Int, String), Never>()
        let one = Just(1)
        one.combineLatest(Just("a"), third) { "\($0)\($1)\($2)" }.subscribe(three)
        one.combineLatest(Just("a"), third, fourth) { "\($0)\($1)\($2)\($3.map(String.init) ?? "nil")" }.subscribe(four)
        one.combineLatest(Just("a")).subscribe(plainTwo)
        one.combineLatest(Just("a"), third).subscribe(plainThree)
        one.combineLatest(Just("a"), third, fourth).subscribe(plainFour)
        third.send(true)
        // A value that is nil counts as a value.
        fourth.send(nil)
        third.send(false)
        fourth.send(4)
        #expect(three.values == ["1atrue", "1afalse"])
        #expect(four.values == ["1atruenil", "1afalsenil", "1afalse4"])
        #expect(plainTwo.values.map(\.1) == ["a"])
        #expect(plainThree.values.map(\.2) == [true, false])
        #expect(plainFour.values.map(\.3) == [nil, nil, 4])
        third.send(completion: .finished)
        #expect(three.hasFinished && !four.hasFinished)
        fourth.send(completion: .finished)
        #expect(four.hasFinished)
    }

    @Test("Combinations of equal publishers are equal")
    func equality() {
        #expect(Publishers.CombineLatest(Just(1), Just("a")) == Publishers.CombineLatest(Just(1), Just("a")))
        #expect(
            Publishers.CombineLatest3(Just(1), Just(2), Just(3)) != Publishers.CombineLatest3(Just(1), Just(2), Just(4))
        )
    }

    private func subscribe() -> Receiver {
        let downstream = Receiver()
        subscribe(downstream)
        return downstream
    }

    private func subscribe(_ downstream: Receiver) {
        numbers.combineLatest(letters) { "\($0)\($1)" }.subscribe(downstream)
    }
}
#endif
