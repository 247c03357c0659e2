import Testing
import VSM
import VSMTesting

@Suite("The limit of a search for orders")
struct OrderLimitTests {
    private actor Shelf {
        private var count = 0

        func put() -> Int {
            count += 1
            return count
        }
    }

    @Test("More orders than the limit fail with what ran concurrently, and with what to do")
    func runLimit() {
        var runs = 0
        let line = #line + 3
        let text = failureText {
            runs = forEachInterleaving(runLimit: 5) { host in
                for _ in 1...3 { host.start {} }
                host.runUntilIdle()
            }
        }
        #expect(runs == 5)
        #expect(
            text == """
                The test has more than 5 possible orders. These ran concurrently in the last run; a part is the code \
                between two suspensions:
                  3 × task started at VSMTestingTests/OrderLimitTests.swift:\(line): 3 parts
                Start fewer of them at the same time, or let stubs suspend less often. Otherwise, try some of the orders with \
                forEachSeed(in: 1...1000), or raise runLimit.
                """
        )
    }

    @Test("The failure names actions by their place, actors by their type, and leaves out what ran alone")
    func names() {
        var line = 0
        let text = failureText {
            forEachInterleaving(runLimit: 3) { host in
                let shelf = Shelf()
                host.start { await Task.yield() }
                host.runUntilIdle()
                line = #line + 1
                host.container(state: 0).observe { await shelf.put() }
                let task = host.start {
                    await withTaskGroup(of: Void.self) { group in
                        group.addTask { await Task.yield() }
                        group.addTask { await Task.yield() }
                    }
                }
                host.runUntilIdle()
                _ = task
            }
        }
        let file = "VSMTestingTests/OrderLimitTests.swift"
        #expect(text.contains("  asynchronousState of Int, observed at \(file):\(line): "), "\(text)")
        #expect(text.contains("  task started at \(file):\(line + 1): "), "\(text)")
        #expect(text.contains("  2 × child task: "), "\(text)")
        #expect(text.contains("  actor Shelf: 1 part\n"), "\(text)")
        #expect(!text.contains("\(file):\(line - 3)"), "\(text)")
    }
}
