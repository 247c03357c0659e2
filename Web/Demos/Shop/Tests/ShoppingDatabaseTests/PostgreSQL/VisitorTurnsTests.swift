#if PostgreSQL
import Testing

@testable import ShoppingPostgreSQL

@Suite("Changes of a visitor")
struct VisitorTurnsTests {
    @Test("happen in the order in which they were asked for, and other visitors do not wait")
    func order() async {
        let turns = VisitorTurns()
        let log = EventLog()
        let (gate, opening) = AsyncStream<Void>.makeStream()
        let (beginning, begins) = AsyncStream<Void>.makeStream()
        let first = Task {
            await turns.perform(for: "Ada") {
                begins.finish()
                for await _ in gate {}
                log.add("first")
            }
        }
        for await _ in beginning {}
        let second = Task { await turns.perform(for: "Ada") { _ = log.add("second") } }
        await turns.perform(for: "Grace") { _ = log.add("other") }
        // Enough for the second change, if it did not wait.
        for _ in 0..<1_000 { await Task.yield() }
        opening.finish()
        await first.value
        await second.value
        #expect(log.events == ["other", "first", "second"])
        let third = await turns.perform(for: "Ada") { 3 }
        #expect(third == 3)
    }
}
#endif
