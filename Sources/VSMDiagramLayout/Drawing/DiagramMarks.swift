#if DEBUG
/// What is marked in the drawing of a running feature.
@_spi(Inspection) public struct DiagramMarks: Equatable, Sendable {
    /// A change from one state to another.
    public struct Step: Equatable, Sendable {
        /// The name of the state before.
        let from: String
        /// The name of the state after.
        let to: String
        /// Tells one change from the next, so that the same change moves again.
        public let number: Int

        /// Creates a change.
        public init(from: String, to: String, number: Int) {
            self.from = from
            self.to = to
            self.number = number
        }
    }

    /// The name of the current state.
    public var current: String?
    /// The change that led to the current state; without one, the feature has just begun.
    public var step: Step?
    /// The names of the states that the feature has been in.
    ///
    /// The others are drawn softer. Without a set, all are drawn alike.
    var visited: Set<String>?

    /// Creates marks.
    public init(current: String? = nil, step: Step? = nil, visited: Set<String>? = nil) {
        self.current = current
        self.step = step
        self.visited = visited
    }

    /// Returns whether a place is the current state.
    func isCurrent(_ place: DiagramLayout.Place) -> Bool { current.map { place == .state($0) } ?? false }

    /// Returns whether an arrow is the change that led to the current state.
    func isTaken(_ arrow: DiagramLayout.Arrow) -> Bool {
        guard let step else { return current != nil && arrow.from == .start }
        return arrow.from == .state(step.from) && arrow.to == .state(step.to)
    }

    /// Returns whether a place is a state that the feature has not been in, or its end.
    func isAhead(_ place: DiagramLayout.Place) -> Bool {
        guard let visited else { return false }
        return switch place {
        case .start: false
        case .state(let name), .end(let name): !visited.contains(name) && name != current
        }
    }
}
#endif
