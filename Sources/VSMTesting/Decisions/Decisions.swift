/// The decisions of one run: which job runs next, and which outcome a stub chooses.
struct Decisions {
    /// A decision among at least two options.
    struct Decision: Equatable {
        /// The index of the chosen option.
        let chosen: Int
        /// The number of options.
        let count: Int
    }

    private let path: [Int]
    private var generator: SplitMix64?

    /// The decisions so far.
    private(set) var made: [Decision] = []

    private var hasMissed = false

    /// Whether the path contains an option that didn't exist or a decision that wasn't made.
    ///
    /// If so, the path comes from another run.
    var hasDiverged: Bool { hasMissed || made.count < path.count }

    init(_ seed: TestSeed) {
        switch seed.kind {
        case .random(let number):
            path = []
            generator = SplitMix64(seed: number)
        case .path(let path):
            self.path = path
        }
    }

    /// Makes a decision.
    ///
    /// - Parameters:
    ///   - count: The number of options, at least one.
    ///   - preferred: The option to choose after the end of the path.
    /// - Returns: The index of the chosen option.
    mutating func decide(among count: Int, preferring preferred: Int = 0) -> Int {
        guard count > 1 else { return 0 }
        let chosen: Int
        if made.count < path.count {
            chosen = min(path[made.count], count - 1)
            if path[made.count] >= count { hasMissed = true }
        } else {
            chosen = generator?.index(below: count) ?? preferred
        }
        made.append(Decision(chosen: chosen, count: count))
        return chosen
    }
}

extension Decisions {
    /// Returns the path to try after a run when all paths are tried, varying the last decisions first.
    ///
    /// - Parameter made: The decisions of the run.
    /// - Returns: The path, or `nil` if all have been tried.
    static func path(after made: [Decision]) -> [Int]? {
        guard let last = made.indices.last(where: { made[$0].chosen + 1 < made[$0].count }) else { return nil }
        return made[..<last].map(\.chosen) + [made[last].chosen + 1]
    }
}

extension SplitMix64 {
    /// Returns a random index, by an algorithm that doesn't change between releases of the standard library.
    fileprivate mutating func index(below count: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(count)).high)
    }
}
