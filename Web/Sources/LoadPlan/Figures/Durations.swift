/// A number of durations, of which it keeps only how many are about as long.
///
/// Its size does not grow. A figure is at most 4 % too high.
public struct Durations: Sendable {
    /// The bounds of the groups, in seconds.
    private static let bounds: [Double] = {
        var bounds = [0.000_01]
        while bounds[bounds.count - 1] < 600 { bounds.append(bounds[bounds.count - 1] * 1.04) }
        return bounds
    }()

    private var counts: [Int] = []
    /// The number of durations.
    public private(set) var count = 0
    /// The longest, in seconds.
    public private(set) var worst = 0.0
    /// The sum, in seconds.
    public private(set) var sum = 0.0

    /// Creates no durations.
    public init() {}

    /// Adds a duration in seconds.
    public mutating func add(_ seconds: Double) {
        if counts.isEmpty { counts = Array(repeating: 0, count: Self.bounds.count) }
        var (low, high) = (0, Self.bounds.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if Self.bounds[middle] < seconds { low = middle + 1 } else { high = middle }
        }
        counts[low] += 1
        count += 1
        sum += max(0, seconds)
        worst = max(worst, seconds)
    }

    /// Adds others.
    public static func += (left: inout Durations, right: Durations) {
        if left.counts.isEmpty {
            left.counts = right.counts
        } else if !right.counts.isEmpty {
            for index in left.counts.indices { left.counts[index] += right.counts[index] }
        }
        left.count += right.count
        left.sum += right.sum
        left.worst = max(left.worst, right.worst)
    }

    /// Returns the duration that a share of all do not exceed, in seconds; `nil` if there are none.
    public func percentile(_ share: Double) -> Double? {
        guard count > 0 else { return nil }
        let exact = Double(count) * min(1, max(0, share))
        let wanted = max(1, Double(Int(exact)) < exact ? Int(exact) + 1 : Int(exact))
        var seen = 0
        for (index, number) in counts.enumerated() {
            seen += number
            if seen >= wanted { return min(worst, Self.bounds[index]) }
        }
        return worst
    }
}
