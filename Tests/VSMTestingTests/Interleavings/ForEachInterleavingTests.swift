import Testing
import VSM

@testable import VSMTesting

@Suite("Every interleaving")
struct ForEachInterleavingTests {
    /// The number of interleavings of `tasks` tasks with `steps` steps each.
    private func orderCount(tasks: Int, steps: Int) -> Int {
        func factorial(_ number: Int) -> Int { number < 2 ? 1 : (2...number).reduce(1, *) }
        return factorial(tasks * steps) / Array(repeating: factorial(steps), count: tasks).reduce(1, *)
    }

    @Test(
        "All orders of tasks that pause are tried, and each order of their jobs exactly once",
        arguments: [(1, 0), (1, 3), (2, 0), (2, 1), (2, 2), (3, 0), (3, 1), (4, 0)]
    )
    func counts(tasks: Int, pauses: Int) {
        var orders: [[String]] = []
        let runs = forEachInterleaving(allowsSingleOrder: tasks == 1) { host in
            let trace = Trace()
            for task in 0..<tasks {
                host.start {
                    trace.note("\(task)")
                    for _ in 0..<pauses {
                        await host.run.pause()
                        trace.note("\(task)")
                    }
                }
            }
            host.runUntilIdle()
            orders.append(trace.all)
        }
        #expect(runs == orderCount(tasks: tasks, steps: pauses + 1))
        #expect(orders.count == runs)
        #expect(Set(orders).count == runs)
    }

    @Test("Every choice of the stubs is tried, too")
    func choices() {
        var outcomes: [[Int]] = []
        let runs = forEachInterleaving { host in
            let task = host.start { [await choose(among: [1, 2, 3]), await choose(among: [4, 5])] }
            host.runUntilIdle()
            outcomes.append((try? task.result?.get()) ?? [])
        }
        #expect(runs == 6)
        #expect(Set(outcomes).count == 6)
    }

    @Test("Jobs that are left when the test ends are not interleaved")
    func leftovers() {
        let runs = forEachInterleaving(allowsSingleOrder: true) { host in
            for _ in 1...3 {
                host.start { try? await host.clock.sleep(for: .seconds(1)) }
                host.runUntilIdle()
            }
        }
        #expect(runs == 1)
    }

    /// A search while typing, in which a late result of the older text overwrites that of the newer one.
    private func race(on host: TestHost) {
        var shown = ""
        for text in ["a", "ab"] {
            host.start {
                _ = await choose(among: [1])
                shown = text
            }
        }
        host.runUntilIdle()
        #expect(shown == "ab")
    }

    @Test("It stops at the first failure and reports the seed, with which the test fails again")
    func failure() throws {
        var runs = 0
        let texts = issueTexts { runs = forEachInterleaving { race(on: $0) } }
        #expect(runs > 1)
        #expect(texts.count == 2)
        let text = try #require(texts.last)
        let literal = try #require(text.split(separator: "\"").dropFirst().first.map(String.init))
        #expect(text == "The seed \(literal) fails. To run it alone: withTestHost(seed: \"\(literal)\") { … }")
        #expect(issueTexts { withTestHost(seed: TestSeed(stringLiteral: literal)) { race(on: $0) } }.count == 1)
        #expect(issueTexts { withTestHost { race(on: $0) } } == [])
    }

    @Test("A thrown error ends the search and reports the seed, too")
    func thrown() {
        struct Stop: Error {}
        var texts: [String] = []
        #expect(throws: Stop.self) {
            texts = try issueTexts { try forEachInterleaving { _ in throw Stop() } }
        }
        texts = issueTexts { _ = try? forEachInterleaving { _ in throw Stop() } }
        #expect(texts == ["The seed 0-0 fails. To run it alone: withTestHost(seed: \"0-0\") { … }"])
    }

    @Test("As many orders as the limit do not fail")
    func atTheLimit() {
        let runs = forEachInterleaving(runLimit: 6) { host in
            for _ in 1...3 { host.start {} }
            host.runUntilIdle()
        }
        #expect(runs == 6)
    }

    @Test("A nondeterministic test is reported")
    func notRepeatable() {
        var count = 0
        let texts = issueTexts {
            forEachInterleaving { host in
                count += 1
                for _ in 1...(count == 1 ? 3 : 1) { host.start {} }
                host.runUntilIdle()
            }
        }
        #expect(texts.count == 2)
        #expect(texts.first?.contains("look for sets, dictionaries, random numbers and dates") == true)
    }
}
