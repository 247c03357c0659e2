extension StateGraph {
    /// The coverage of a graph by recorded journeys.
    public struct Coverage: Hashable, Sendable {
        /// A step of a journey, which contains states but not the actions between them.
        public struct Step: Hashable, Sendable {
            /// The name of the previous state.
            public let from: String

            /// The name of the next state.
            public let to: String
        }

        /// The states that a journey reaches.
        public let seenStates: [String]

        /// The states that no journey reaches.
        public let unseenStates: [String]

        /// The transitions between two states that are adjacent in a journey.
        public let seenTransitions: [Transition]

        /// The other transitions.
        public let unseenTransitions: [Transition]

        /// The states of the journeys that aren't in the graph.
        public let unknownStates: [String]

        /// The steps of the journeys between states of the graph that have no transition.
        public let unknownSteps: [Step]
    }

    /// Compares recorded journeys with the graph.
    ///
    /// A journey contains only states. Therefore, if it goes from one state to another, all transitions between the two
    /// count as covered.
    ///
    /// - Parameter journeys: The names of the states of each journey, in order.
    /// - Returns: The coverage.
    public func coverage(of journeys: [[String]]) -> Coverage {
        var states = FirstSeen<String>()
        var steps = FirstSeen<Coverage.Step>()
        for journey in journeys {
            journey.forEach { states.insert($0) }
            zip(journey, journey.dropFirst()).forEach { steps.insert(Coverage.Step(from: $0, to: $1)) }
        }
        let known = Set(transitions.map { Coverage.Step(from: $0.from, to: $0.to) })
        func isSeen(_ transition: Transition) -> Bool {
            steps.contains(Coverage.Step(from: transition.from, to: transition.to))
        }
        return Coverage(
            seenStates: nodes.map(\.name).filter(states.contains),
            unseenStates: nodes.map(\.name).filter { !states.contains($0) },
            seenTransitions: transitions.filter(isSeen),
            unseenTransitions: transitions.filter { !isSeen($0) },
            unknownStates: states.inOrder.filter { !contains($0) },
            unknownSteps: steps.inOrder.filter { contains($0.from) && contains($0.to) && !known.contains($0) }
        )
    }
}

extension StateGraph.Coverage: CustomStringConvertible {
    /// The coverage, with a line for each state and transition that isn't covered.
    public var description: String {
        var lines = ["\(seenStates.count) of \(seenStates.count + unseenStates.count) states seen"]
        lines += unseenStates.map { "  never: \($0)" }
        lines.append(
            "\(seenTransitions.count) of \(seenTransitions.count + unseenTransitions.count) transitions seen"
        )
        lines += unseenTransitions.map { "  never: \($0.from): \($0)" }
        if !unknownStates.isEmpty || !unknownSteps.isEmpty {
            lines.append("not in the graph")
            lines += unknownStates.map { "  the state \($0)" }
            lines += unknownSteps.map { "  a transition \($0)" }
        }
        return lines.joined(separator: "\n")
    }
}

extension StateGraph.Coverage.Step: CustomStringConvertible {
    /// Both states, on one line.
    public var description: String { "\(from) → \(to)" }
}

/// A set in order of insertion.
private struct FirstSeen<Element: Hashable> {
    private(set) var inOrder: [Element] = []
    private var all: Set<Element> = []

    mutating func insert(_ element: Element) {
        if all.insert(element).inserted { inOrder.append(element) }
    }

    func contains(_ element: Element) -> Bool {
        all.contains(element)
    }
}
