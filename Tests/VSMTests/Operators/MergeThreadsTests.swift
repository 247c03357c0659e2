#if !canImport(Combine) && OpenCombine
import Foundation
import Testing
import VSM

@Suite("merge(with:) and several threads", .timeLimit(.minutes(10)))
struct MergeThreadsTests {
    private static let countEach = 2_000

    @Test("Values from five threads at once arrive one at a time, in the order of each thread, without a loss")
    func fiveThreads() {
        let subjects = (0..<5).map { _ in PassthroughSubject<[Int], Never>() }
        let downstream = Exclusive(demand: .unlimited)
        Publishers.MergeMany(subjects).subscribe(downstream)
        emit(on: subjects)
        downstream.expectAll(threads: 5, countEach: Self.countEach)
    }

    @Test(
        "Values from five threads that are requested one at a time arrive in the same way",
        arguments: [false, true]
    )
    func fiveThreadsLimited(fromInside: Bool) async {
        let sources = (0..<5).map { thread in
            (0..<Self.countEach).publisher.map { [thread, $0] }.subscribe(on: NewThread()).eraseToAnyPublisher()
        }
        let downstream = Exclusive(demand: .max(1), asksFromInside: fromInside)
        Publishers.MergeMany(sources).subscribe(downstream)
        await downstream.waitForTheEnd()
        downstream.expectAll(threads: 5, countEach: Self.countEach)
    }

    @Test("After cancellation, only values that five threads were delivering arrive")
    func cancelMeanwhile() {
        for _ in 0..<20 {
            let subjects = (0..<5).map { _ in PassthroughSubject<[Int], Never>() }
            let downstream = Exclusive(demand: .unlimited, cancelsAt: 500)
            Publishers.MergeMany(subjects).subscribe(downstream)
            emit(on: subjects)
            #expect(downstream.values.count == 500)
            #expect(downstream.ends == 0)
        }
    }

    @Test("A failure while five threads emit completes the publisher once")
    func failMeanwhile() {
        for _ in 0..<10 {
            let subjects = (0..<5).map { _ in PassthroughSubject<[Int], TestFailure>() }
            let downstream = Exclusive(demand: .unlimited)
            Publishers.MergeMany(subjects).catch { _ in Just([-1, 0]) }.subscribe(downstream)
            onThreads(subjects) { thread, subject in
                for number in 0..<200 { subject.send([thread, number]) }
                subject.send(completion: thread == 2 ? .failure(TestFailure()) : .finished)
            }
            #expect(downstream.values.count { $0 == [-1, 0] } == 1)
            #expect(downstream.values.last == [-1, 0])
            #expect(downstream.values.count { $0[0] == 2 } == 200)
            #expect(downstream.ends == 1)
        }
    }

    private func emit(on subjects: [PassthroughSubject<[Int], Never>]) {
        onThreads(subjects) { thread, subject in
            for number in 0..<Self.countEach { subject.send([thread, number]) }
            subject.send(completion: .finished)
        }
    }

    private func onThreads<Subject>(_ subjects: [Subject], _ body: @escaping (Int, Subject) -> Void) {
        let work = Carried(value: (subjects, body))
        DispatchQueue.concurrentPerform(iterations: subjects.count) { thread in
            work.value.1(thread, work.value.0[thread])
        }
    }
}
#endif
