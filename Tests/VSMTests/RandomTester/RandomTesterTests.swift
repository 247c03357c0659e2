import Foundation
import Testing

@testable import VSMTesting

@Suite("A container keeps its contract, whatever is done with it")
struct RandomTesterTests {
    /// Runs one seed.
    private func run(_ seed: UInt64) -> Bool {
        withTestHost(seed: TestSeed(seed)) { host in
            let problem = RandomTester(host, seed: seed).run(count: 80)
            if let problem { Issue.record("Seed \(seed): \(problem)") }
            return problem == nil
        }
    }

    @Test(
        "Random operations between and during deliveries keep the contract",
        .timeLimit(.minutes(10)),
        arguments: 0..<8 as Range<UInt64>
    )
    func random(part: UInt64) {
        for seed in (0 as UInt64)..<40 where !run(part * 1_000_000 + seed) { return }
    }

    /// For `Scripts/fuzz`, which sets the number of seconds and the first seed.
    @Test("Random operations keep the contract for a long time", .enabled(if: Self.seconds > 0))
    func long() {
        let end = ContinuousClock.now + .seconds(Self.seconds)
        var seed = Self.firstSeed
        let first = seed
        while ContinuousClock.now < end, run(seed) { seed += 1 }
        print("container: \(seed - first) runs of 80 operations, from seed \(first)")
    }

    static let seconds = number("CONTAINER_SECONDS") ?? 0
    static let firstSeed = number("CONTAINER_SEED").map(UInt64.init) ?? UInt64.random(in: 0...UInt64.max / 4)

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
}
