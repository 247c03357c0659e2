import Testing
import VSMTesting

@Suite("Choices outside of a host that is an actor")
struct ChoicesElsewhereTests {
    @Test("In a task that has left the host, the first outcome is chosen, and the test fails")
    func leftTheHost() async {
        let outcome = await noticedChoice {
            // This task was started on the host and runs elsewhere.
            let task = withTestHost { host in Task { await choose(among: [7, 8]) } }
            return await task.value
        }
        #expect(outcome.value == 7)
        #expect(outcome.texts.count == 1)
        #expect(
            outcome.texts.first?.contains("so it takes the first of its outcomes (7, 8).") == true
        )
    }
}
