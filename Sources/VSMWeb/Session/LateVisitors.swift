/// The visitors whose browser asked for its page after the page had been closed, because it never connected.
///
/// A pure value.
///
/// A browser that is that slow loads the page again. Its next pages get more time, or it would load them again and again.
struct LateVisitors {
    /// How many visitors are remembered.
    ///
    /// A stranger can be any number of visitors.
    static let capacity = 256

    /// The longest remembered is first.
    private var visitors: [String] = []

    /// Whether a visitor was late, and has not connected since.
    func contains(_ visitor: String) -> Bool { visitors.contains(visitor) }

    /// Remembers a visitor, and forgets the longest remembered one if there are too many.
    mutating func insert(_ visitor: String) {
        remove(visitor)
        if visitors.count == Self.capacity { visitors.removeFirst() }
        visitors.append(visitor)
    }

    /// Forgets a visitor.
    mutating func remove(_ visitor: String) {
        visitors.removeAll { $0 == visitor }
    }
}
