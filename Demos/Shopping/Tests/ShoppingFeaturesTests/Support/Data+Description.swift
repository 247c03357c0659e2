public import ShoppingFeatures

// The names of values in diagrams.

extension Order: CustomStringConvertible {
    /// The number of the order, for instance `order 1`.
    public var description: String { "order \(number)" }
}

extension Settings: CustomStringConvertible {
    /// The settings that are on.
    public var description: String {
        let titles = Setting.allCases.filter { self[$0] }.map(\.title)
        return titles.isEmpty ? "nothing on" : titles.joined(separator: " + ")
    }
}
