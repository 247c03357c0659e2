#if DEBUG
/// The difference between two states.
@_spi(Inspection) public struct StateDifference: Sendable, Equatable {
    /// A value that differs.
    public struct Change: Sendable, Equatable {
        /// The names that lead to the value.
        public let path: String
        /// The value before; `nil` if there was none.
        public let before: String?
        /// The value after; `nil` if there is none.
        public let after: String?
    }

    /// The values that differ.
    public let changes: [Change]

    /// Compares two states.
    public init(from before: StateOutline, to after: StateOutline) {
        let old = Dictionary(before.lines.map { ($0.path, $0.text) }) { first, _ in first }
        let new = Dictionary(after.lines.map { ($0.path, $0.text) }) { first, _ in first }
        let removed = before.lines.filter { new[$0.path] == nil }
        changes =
            after.lines.compactMap { line in
                let before = old[line.path]
                return before == line.text ? nil : Change(path: line.path, before: before, after: line.text)
            } + removed.map { Change(path: $0.path, before: $0.text, after: nil) }
    }
}
#endif
