import Foundation
import Synchronization
import Testing

@testable import VSMTesting

@Suite("Order on a test host")
struct HostOrderTests {
    /// The number of runs of the same test, which the environment can increase.
    private static let runCount = ProcessInfo.processInfo.environment["VSM_ORDER_RUNS"].flatMap(Int.init) ?? 1_000

    private func order(_ seed: TestSeed) -> [String] {
        withTestHost(seed: seed) { host in
            let trace = Trace()
            for name in ["a", "b", "c"] { host.start { await trace.takeSteps(name, 2) } }
            host.runUntilIdle()
            return trace.all
        }
    }

    @Test("Without a seed, jobs run in the order in which they became ready")
    func inOrder() {
        let expected = ["a 1", "b 1", "c 1", "a 2", "b 2", "c 2"]
        #expect(order(.inOrder) == expected)
        #expect(
            withTestHost { host in
                let trace = Trace()
                for name in ["a", "b", "c"] { host.start { await trace.takeSteps(name, 2) } }
                host.runUntilIdle()
                return trace.all
            } == expected
        )
    }

    @Test("The same number gives the same order")
    func sameSeed() {
        for number in UInt64(1)...20 { #expect(order(TestSeed(number)) == order(TestSeed(number))) }
    }

    @Test("Other numbers give other orders, each of them valid")
    func otherSeeds() {
        let orders = Set((UInt64(1)...200).map { order(TestSeed($0)) })
        // Six steps have 90 orders if the two steps of each name keep their order.
        #expect(orders.count > 30)
        for order in orders {
            for name in ["a", "b", "c"] { #expect(order.filter { $0.hasPrefix(name) } == ["\(name) 1", "\(name) 2"]) }
        }
    }

    @Test("A test with much concurrency has one order for each seed, even while every processor is busy")
    func overlappingWork() {
        let isDone = Atomic(false)
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
            Thread.detachNewThread { while !isDone.load(ordering: .relaxed) {} }
        }
        defer { isDone.store(true, ordering: .relaxed) }
        let seeds: [TestSeed] = [.inOrder, 1, 2, 417]
        var orders = [Set<[String]>](repeating: [], count: seeds.count)
        for number in 0..<Self.runCount {
            let index = number % seeds.count
            orders[index].insert(withTestHost(seed: seeds[index]) { OverlappingWork.run(on: $0) })
        }
        #expect(orders.map(\.count) == [1, 1, 1, 1])
        #expect(Set(orders.flatMap(\.self)).count == seeds.count)
        #expect(orders[0].first?.contains { $0.hasPrefix("container 4: ") } == true)
        #expect(orders[0].first?.contains("container 2: 3") == true)
    }
}
