import Testing
@_spi(Host) import VSM
@_spi(Host) import VSMTesting

@_spi(Inspection) @testable import VSMInspector

@Suite("Inspector: outcomes of dependencies")
struct ForcedOutcomeTests {
    private struct Failure: Error, Equatable {}

    @Test("A dependency does what it does, and is listed, until an outcome is forced")
    func own() async throws {
        let outcomes = ForcedOutcomes(pause: { Issue.record("It is not slow") })
        try await outcomes.pass("Cart") { Failure() }
        try await outcomes.pass("Cart") { Failure() }
        try await outcomes.pass("Books") { Failure() }
        #expect(outcomes.table.names == ["Books", "Cart"])
        #expect(outcomes.table["Cart"] == .own)
    }

    @Test("A failing dependency throws its failure; others do not")
    func failing() async throws {
        let outcomes = ForcedOutcomes()
        outcomes.force(.failing, of: "Cart")
        await #expect(throws: Failure()) { try await outcomes.pass("Cart") { Failure() } }
        try await outcomes.pass("Books") { Failure() }
    }

    @Test("A slow dependency waits")
    func slow() async throws {
        let waited = Waited()
        let outcomes = ForcedOutcomes(pause: { waited.count.withLock { $0 += 1 } })
        outcomes.force(.slow, of: "Cart")
        try await outcomes.pass("Cart") { Failure() }
        #expect(waited.count.withLock { $0 } == 1)
    }

    @Test("An endless dependency answers when another outcome is chosen, or its task is cancelled")
    func endless() async throws {
        let outcomes = ForcedOutcomes()
        outcomes.force(.endless, of: "Cart")
        let failing = Task { try await outcomes.pass("Cart") { Failure() } }
        let cancelled = Task { try await outcomes.pass("Cart") { Failure() } }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        outcomes.force(.failing, of: "Cart")
        await #expect(throws: Failure()) { try await failing.value }
    }

    private final class Waited: Sendable {
        let count = Locked(0)
    }
}
