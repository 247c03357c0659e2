import Testing

@testable import VSMTesting

@Suite("Decisions of a run")
struct DecisionsTests {
    private func decide(_ seed: TestSeed, among counts: [Int]) -> [Int] {
        var decisions = Decisions(seed)
        return counts.map { decisions.decide(among: $0) }
    }

    @Test("A path decides, and the first option is chosen after its end")
    func path() {
        #expect(decide(TestSeed(path: [1, 0, 2]), among: [2, 2, 3, 4]) == [1, 0, 2, 0])
        #expect(decide(.inOrder, among: [2, 3]) == [0, 0])
    }

    @Test("A single option is not a decision")
    func single() {
        var decisions = Decisions(TestSeed(path: [1]))
        #expect(decisions.decide(among: 1) == 0)
        #expect(decisions.decide(among: 2) == 1)
        #expect(decisions.made == [.init(chosen: 1, count: 2)])
    }

    @Test("A number decides at random, within the options, and reproducibly")
    func number() {
        let counts = (0..<300).map { $0 % 5 + 1 }
        let decided = decide(417, among: counts)
        #expect(zip(decided, counts).allSatisfy { $0 >= 0 && $0 < $1 })
        #expect(decided == decide(417, among: counts))
        #expect(decided != decide(418, among: counts))
        // Every option is chosen at some point.
        for count in 2...5 { #expect(Set(zip(decided, counts).filter { $1 == count }.map(\.0)).count == count) }
    }

    @Test("A path with an option that does not exist diverges")
    func strayed() {
        var decisions = Decisions(TestSeed(path: [3]))
        #expect(decisions.decide(among: 2) == 1)
        #expect(decisions.hasDiverged)
    }

    @Test("A path that is longer than the run diverges; a shorter one does not")
    func length() {
        var decisions = Decisions(TestSeed(path: [1, 0, 1]))
        for _ in 1...2 { _ = decisions.decide(among: 2) }
        #expect(decisions.hasDiverged)
        for _ in 1...2 { _ = decisions.decide(among: 2) }
        #expect(!decisions.hasDiverged)
    }

    @Test(
        "Successive paths are all paths, each exactly once",
        arguments: [[], [2], [2, 3, 2], [4, 1]]
    )
    func allPaths(counts: [Int]) {
        var seen: [[Int]] = []
        var next: [Int]? = []
        while let path = next {
            var decisions = Decisions(TestSeed(path: path))
            for count in counts { _ = decisions.decide(among: count) }
            #expect(!decisions.hasDiverged)
            seen.append(decisions.made.map(\.chosen))
            next = Decisions.path(after: decisions.made)
        }
        #expect(seen.count == counts.reduce(1, *))
        #expect(Set(seen).count == seen.count)
    }
}
