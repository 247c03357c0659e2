import Testing
import VSM

@testable import VSMTesting

@Suite("What a search for orders regards as one order", .timeLimit(.minutes(10)))
struct OneOrderTests {
    /// The orders of the traces that a search finds, and the number of its runs.
    private func search(_ tasks: [[ConcurrentWork]]) -> (orders: Set<[String]>, runs: Int) {
        var orders: Set<[String]> = []
        let runs = forEachInterleaving(allowsSingleOrder: true) { orders.insert(ConcurrentWork.run(tasks, on: $0)) }
        return (orders, runs)
    }

    /// The orders of the traces in all orders of all jobs; `nil` if there are too many.
    private func all(_ tasks: [[ConcurrentWork]], runLimit: Int) -> (orders: Set<[String]>, runs: Int)? {
        var orders: Set<[String]> = []
        let runs = forEachOrderOfAllJobs(runLimit: runLimit) { orders.insert(ConcurrentWork.run(tasks, on: $0)) }
        return runs.map { (orders, $0) }
    }

    @Test("It finds what all orders of all jobs find, for any two tasks", arguments: ConcurrentWork.allCases)
    func pairs(first: ConcurrentWork) throws {
        for second in ConcurrentWork.allCases where first.rawValue <= second.rawValue {
            guard let all = all([[first], [second]], runLimit: 500) else { continue }
            let found = search([[first], [second]])
            #expect(found.orders == all.orders, "\(first) and \(second)")
            #expect(found.runs <= all.runs, "\(first) and \(second)")
        }
    }

    @Test("It finds what all orders of all jobs find, for random tasks", arguments: 1...4)
    func random(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        var compared = 0
        for _ in 1...40 where compared < 6 {
            let tasks = (1...Int.random(in: 2...3, using: &generator)).map { _ in
                (1...Int.random(in: 1...2, using: &generator)).map { _ in
                    ConcurrentWork.allCases.randomElement(using: &generator)!
                }
            }
            guard let all = all(tasks, runLimit: 700) else { continue }
            compared += 1
            #expect(search(tasks).orders == all.orders, "\(tasks)")
        }
        #expect(compared > 0)
    }

    @Test(
        "A task that yields has one part more, and each order of the parts is tried once",
        arguments: [(2, 1, 6), (2, 2, 20), (2, 3, 70), (3, 1, 90), (3, 2, 1_680)]
    )
    func yields(tasks: Int, yields: Int, orders: Int) {
        var seen: Set<[String]> = []
        let runs = forEachInterleaving { host in
            let trace = Trace()
            for task in 0..<tasks {
                host.start {
                    for _ in 0..<yields {
                        trace.note("\(task)")
                        await Task.yield()
                    }
                    trace.note("\(task)")
                }
            }
            host.runUntilIdle()
            seen.insert(trace.all)
        }
        #expect(runs == orders)
        #expect(seen.count == orders)
    }

    @Test("The children of a group that yield and end return in every order")
    func children() {
        var results: Set<[Int]> = []
        forEachInterleaving { host in
            let task = host.start {
                await withTaskGroup(of: Int.self) { group in
                    for number in 1...2 {
                        group.addTask {
                            await Task.yield()
                            return number
                        }
                    }
                    var results: [Int] = []
                    for await result in group { results.append(result) }
                    return results
                }
            }
            host.runUntilIdle()
            if let result = try? task.result?.get() { results.insert(result) }
        }
        #expect(results == [[1, 2], [2, 1]])
    }

    private actor Chores {
        private let chores = CurrentValue<[Int]>([])

        nonisolated var changes: CurrentValue<[Int]>.Values { chores.values }

        func add(_ chore: Int) {
            chores.value.append(chore)
        }
    }

    @Test("Two calls of an actor and one follower have few orders")
    func actorAndFollower() {
        var seen: Set<[[Int]]> = []
        let runs = forEachInterleaving { host in
            let chores = Chores()
            let trace = Trace()
            var lists: [[Int]] = []
            host.start { for await list in chores.changes { lists.append(list) } }
            for chore in 1...2 {
                host.start {
                    await chores.add(chore)
                    trace.note("added \(chore)")
                }
            }
            host.runUntilIdle()
            #expect(lists.last?.sorted() == [1, 2])
            seen.insert(lists)
        }
        #expect(seen.contains([[], [1], [1, 2]]) && seen.contains([[], [2], [2, 1]]))
        #expect(seen.contains([[1, 2]]) && seen.contains([[2, 1]]))
        #expect(runs == 252)
    }

    @Test("A failing order has a seed that repeats it, among tasks that yield, leave the host and call actors")
    func seeds() throws {
        let tasks: [[ConcurrentWork]] = [[.yielding, .leaving], [.callingActor, .yieldingElsewhereFirst]]
        let orders = search(tasks).orders.sorted { $0.joined() < $1.joined() }
        for order in [orders[0], orders[orders.count / 2], orders[orders.count - 1]] {
            let texts = issueTexts {
                _ = forEachInterleaving { host in
                    let trace = ConcurrentWork.run(tasks, on: host)
                    #expect(trace != order)
                }
            }
            let literal = try #require(texts.last?.split(separator: "\"").dropFirst().first.map(String.init))
            #expect(withTestHost(seed: TestSeed(stringLiteral: literal)) { ConcurrentWork.run(tasks, on: $0) } == order)
        }
    }
}
