import Testing
import VSM
import VSMTesting

@Suite("A search with a single order")
struct SingleOrderTests {
    /// Starts a number of loads at the same time.
    private func load(_ count: Int = 1, on host: TestHost) {
        let containers = (0..<count).map { _ in host.container(state: "initialized") }
        for container in containers { container.observe { "loaded" } }
        host.runUntilIdle()
        #expect(containers.allSatisfy { $0.state == "loaded" })
    }

    private func message(_ call: String) -> String {
        """
        Only one order is possible, so this test says nothing about others. Usually a stub returns without suspending, or \
        nothing runs concurrently. Let the stub suspend, with await Task.yield() or choose(…), and start all that is to \
        overlap before host.runUntilIdle(). If one order is right: \(call).
        """
    }

    @Test("It fails, with the usual reason and the solution")
    func fails() {
        let text = failureText { _ = forEachInterleaving { host in load(on: host) } }
        #expect(text == message("forEachInterleaving(allowsSingleOrder: true)"))
        let seeds = failureText { forEachSeed(in: 1...3) { host in load(on: host) } }
        #expect(seeds == message("forEachSeed(in: …, allowsSingleOrder: true)"))
    }

    @Test("Overlapping work leads to several orders")
    func overlapping() {
        #expect(forEachInterleaving { host in load(2, on: host) } == 2)
        forEachSeed(in: 1...3) { host in load(2, on: host) }
    }

    @Test("A choice leads to several orders")
    func choosing() {
        let runs = forEachInterleaving { host in
            host.start { await choose(among: [1, 2]) }
            host.runUntilIdle()
        }
        #expect(runs == 2)
    }

    @Test("A test can allow a single order")
    func allowed() {
        #expect(forEachInterleaving(allowsSingleOrder: true) { host in load(on: host) } == 1)
        forEachSeed(in: 1...3, allowsSingleOrder: true) { host in load(on: host) }
    }

    @Test("A failure of the test is not followed by another one about its orders")
    func failing() {
        #expect(issueTexts { _ = forEachInterleaving { _ in Issue.record("wrong") } }.count == 2)
        #expect(issueTexts { forEachSeed(in: 1...3) { _ in Issue.record("wrong") } }.count == 2)
    }
}
