import Testing

@testable import VSM

// `VSMCompileTests` tests that the compiler refuses sequences, closures and publishers that can fail, and says what to
// do instead. These tests check at run time that nothing in the library can throw or fail.
@Suite("8. A failing sequence is never silent", .timeLimit(.minutes(10)))
struct NeverSilentTests {
    @Test("A sequence that ends leaves its last state", arguments: TestOwner.allCases)
    func sequenceEnds(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let record = container.record()
            let ended = Signal()
            func begin(holding lifeline: Lifeline) {
                let numbers = AsyncStream { continuation in
                    for number in 1...3 { continuation.yield(number) }
                    continuation.finish()
                }
                container.observe(
                    numbers.map { number in
                        withExtendedLifetime(lifeline) {}
                        return number
                    }
                )
            }
            begin(holding: Lifeline(ended))
            await ended.waitIgnoringCancellation()
            #expect(record.states == [1, 2, 3])
            #expect(container.state == 3)
        }
    }

    @Test("A StateSequence and a publisher that end leave their last state", arguments: TestOwner.allCases)
    func othersEnd(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            container.observe([1, 2].publisher)
            #expect(container.state == 2)
            container.observe(Empty<Int, Never>())
            #expect(container.state == 2)
            container.observe(StateSequence<Int>())
            #expect(container.state == 2)
            let last = await container.observe(StateSequence({ 3 }, { 4 }), until: { $0 == 5 })
            #expect(last == nil)
            #expect(container.state == 4)
        }
    }

    @Test("An empty sequence does not change the state", arguments: TestOwner.allCases)
    func emptySequence(owner: TestOwner) async {
        await owner.run { _ in
            let container = StateContainer(state: 0)
            let first = await container.observe(ObservedAction(AsyncStream<Int> { $0.finish() }), until: { _ in true })
            #expect(first == nil)
            #expect(container.state == 0)
        }
    }

    @Test("An error that a sequence catches becomes a state like any other", arguments: TestOwner.allCases)
    func caughtError(owner: TestOwner) async {
        await owner.run { _ in
            struct Offline: Error {}
            func fetch() async throws -> String { throw Offline() }
            let container = StateContainer(state: "initialized")
            container.observe(
                StateSequence(
                    { "loading" },
                    { do { return try await fetch() } catch { return "failed: \(error)" } }
                )
            )
            #expect(container.state == "loading")
            await container.wait { $0 == "failed: Offline()" }
        }
    }

    @Test("Nothing that the library returns can fail")
    func failures() {
        #expect(StateSequence<Int>.Failure.self == Never.self)
        #expect(StateContainer<Int>.States.Failure.self == Never.self)
        #expect(StatePublisher<Int>.Failure.self == Never.self)
    }

    @Test("No form of observe accepts an action that can fail")
    @MainActor
    func forms() async {
        let container = StateContainer(state: 0)
        // A closure that can throw, or a sequence whose Failure is not Never, would change the type of each method.
        let state: (Int, String, UInt) -> Void = container.observe
        let stateSequence: (StateSequence<Int>, String, UInt) -> Void = container.observe
        let closure: (@escaping () async -> Int, String, UInt) -> Void = container.observe
        let sequence: (AsyncStream<Int>, String, UInt) -> Void = container.observe
        let publisher: (AnyPublisher<Int, Never>, String, UInt) -> Void = container.observe
        state(1, #fileID, #line)
        #expect(container.state == 1)
        stateSequence(StateSequence({ 2 }), #fileID, #line)
        #expect(container.state == 2)
        publisher(Just(3).eraseToAnyPublisher(), #fileID, #line)
        #expect(container.state == 3)
        closure({ 4 }, #fileID, #line)
        await container.wait { $0 == 4 }
        sequence(AsyncStream { $0.yield(5) }, #fileID, #line)
        await container.wait { $0 == 5 }
    }
}
