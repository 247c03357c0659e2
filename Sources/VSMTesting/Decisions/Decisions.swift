/// The decisions of one run, as a pure value: which ready job is next, which outcome a stub has.
struct Decisions {
    /// A decision that was made among two possibilities or more.
    struct Decision: Equatable {
        /// The possibility that was taken, counted from 0.
        let chosen: Int
        /// How many there were.
        let count: Int
    }

    private let path: [Int]
    private var generator: SplitMix64?

    /// The decisions so far.
    private(set) var made: [Decision] = []

    private var hasMissed = false

    /// Whether the path asked for a possibility that there was not, or for a decision that there has not been.
    ///
    /// The run is not the one that the path was taken from, then.
    var hasStrayed: Bool { hasMissed || made.count < path.count }

    init(_ seed: TestSeed) {
        switch seed.kind {
        case .random(let number):
            path = []
            generator = SplitMix64(seed: number)
        case .path(let path):
            self.path = path
        }
    }

    /// Decides.
    ///
    /// - Parameter count: how many possibilities there are, one at least.
    /// - Returns: the one to take, counted from 0.
    mutating func decide(among count: Int) -> Int {
        guard count > 1 else { return 0 }
        let chosen: Int
        if made.count < path.count {
            chosen = min(path[made.count], count - 1)
            if path[made.count] >= count { hasMissed = true }
        } else {
            chosen = generator?.index(below: count) ?? 0
        }
        made.append(Decision(chosen: chosen, count: count))
        return chosen
    }
}

extension Decisions {
    /// The path to be tried after a run, if all are to be tried one after the other, the last decisions first.
    ///
    /// - Parameter made: the decisions of the run.
    /// - Returns: the path, or `nil` when all have been tried.
    static func path(after made: [Decision]) -> [Int]? {
        guard let last = made.indices.last(where: { made[$0].chosen + 1 < made[$0].count }) else { return nil }
        return made[..<last].map(\.chosen) + [made[last].chosen + 1]
    }
}

extension SplitMix64 {
    /// An index; written here, because the standard library's way may change from release to release.
    fileprivate mutating func index(below count: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(count)).high)
    }
}
