#if !canImport(Combine) && OpenCombine
import Dispatch
import Testing

@testable import VSM

@Suite("combineLatest(_:), threads and lifetimes", .timeLimit(.minutes(10)))
struct CombineLatestThreadsTests {
    @Test("Values from four threads at once are all combined, one call at a time, and no older value returns")
    func fourThreads() {
        let countEach = 2_000
        let subjects = (0..<4).map { _ in CurrentValueSubject<Int, Never>(0) }
        let downstream = Exclusive(demand: .unlimited)
        subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }.subscribe(downstream)
        let work = Carried(value: subjects)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for number in 1...countEach { work.value[thread].send(number) }
            work.value[thread].send(completion: .finished)
        }
        #expect(downstream.overlaps == 0)
        #expect(downstream.ends == 1)
        #expect(downstream.values.count == 1 + 4 * countEach)
        #expect(downstream.values.first == [0, 0, 0, 0])
        #expect(downstream.values.last == Array(repeating: countEach, count: 4))
        for (earlier, later) in zip(downstream.values, downstream.values.dropFirst()) {
            // Exactly one of the four has moved on by one.
            #expect(zip(earlier, later).map { $1 - $0 }.sorted() == [0, 0, 0, 1])
        }
    }

    @Test("A value that is replaced may cancel when it is released")
    func replacedValueCancels() {
        let first = PassthroughSubject<TestState, Never>()
        let second = Just(1)
        var cancellable: AnyCancellable?
        var seen: [String] = []
        cancellable = first.combineLatest(second).sink { seen.append($0.0.name) }
        first.send(TestState("one") { cancellable?.cancel() })
        first.send(TestState("two"))
        first.send(TestState("three"))
        #expect(seen.first == "one")
        #expect(!seen.contains("three"))
    }
}
#endif
