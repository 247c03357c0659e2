import VSM

/// The contents of a drawing of a graph: names, arrows and ends, without the values of states.
@_spi(Inspection) public struct StateDiagram: Equatable, Sendable {
    /// All transitions from one state to another, with their labels.
    public struct Arrow: Equatable, Sendable {
        /// The index of the state before.
        public let from: Int
        /// The index of the state after.
        public let to: Int
        /// The actions that lead from one to the other.
        public var labels: [String]

        /// Creates a value from its parts.
        public init(from: Int, to: Int, labels: [String]) {
            self.from = from
            self.to = to
            self.labels = labels
        }
    }

    /// A dead end.
    public struct End: Equatable, Sendable {
        /// The index of the state.
        public let state: Int
        /// The action that is still waiting, if there is one.
        public let runningAction: String?

        /// Creates a value from its parts.
        public init(state: Int, runningAction: String? = nil) {
            self.state = state
            self.runningAction = runningAction
        }
    }

    /// The names of the states, in the order in which they were found; the first one is the initial state.
    public private(set) var names: [String]
    /// The arrows, at most one from one state to another, sorted by their first state.
    public private(set) var arrows: [Arrow]
    /// The ends of the walk.
    public let ends: [End]

    /// Creates a diagram.
    ///
    /// - Parameters:
    ///   - names: The different names of the states, with the initial state first.
    ///   - arrows: The arrows between indices of these names; those between the same two states are merged.
    ///   - ends: The dead ends.
    public init(names: [String], arrows: [Arrow], ends: [End] = []) {
        precondition(!names.isEmpty, "A diagram has an initial state.")
        self.names = names
        self.arrows = Self.merged(arrows)
        self.ends = ends
    }

    /// Creates the diagram of a feature that has not left its initial state.
    public init(initial: String) { self.init(names: [initial], arrows: []) }

    /// Adds a transition, with its states if they are new.
    ///
    /// - Parameters:
    ///   - label: What caused it; added to the arrow between the two states, if there is one.
    ///   - from: The name of the first state.
    ///   - to: The name of the second state.
    public mutating func add(_ label: String, from: String, to: String) {
        let (from, to) = (position(of: from), position(of: to))
        if let known = arrows.firstIndex(where: { $0.from == from && $0.to == to }) {
            if !arrows[known].labels.contains(label) { arrows[known].labels.append(label) }
        } else {
            let end = arrows.firstIndex { $0.from > from } ?? arrows.endIndex
            arrows.insert(Arrow(from: from, to: to, labels: [label]), at: end)
        }
    }

    private mutating func position(of name: String) -> Int {
        if let known = names.firstIndex(of: name) { return known }
        names.append(name)
        return names.count - 1
    }

    /// Merges the arrows between the same two states, and sorts them by their first state.
    private static func merged(_ arrows: [Arrow]) -> [Arrow] {
        var merged: [Arrow] = []
        var positions: [[Int]: Int] = [:]
        for arrow in arrows {
            if let position = positions[[arrow.from, arrow.to]] {
                merged[position].labels += arrow.labels.filter { !merged[position].labels.contains($0) }
            } else {
                positions[[arrow.from, arrow.to]] = merged.count
                merged.append(arrow)
            }
        }
        let order = merged.indices.sorted { (merged[$0].from, $0) < (merged[$1].from, $1) }
        return order.map { merged[$0] }
    }

    /// Returns a text with line breaks, control characters and marks of direction replaced by spaces.
    public static func singleLine(_ text: String) -> String {
        let scalars = text.replacingEach("\r\n", with: " ").unicodeScalars.map { scalar in
            scalar.disturbsText ? " " as Unicode.Scalar : scalar
        }
        var line = String.UnicodeScalarView()
        line.append(contentsOf: scalars)
        return String(line)
    }
}
