extension StateGraph {
    /// What recorded journeys saw of a graph.
    public struct Coverage: Hashable, Sendable {
        /// A step of a journey, which knows only the states and not what led from one to the other.
        public struct Step: Hashable, Sendable {
            /// The name of the state that was left.
            public let from: String

            /// The name of the state that came.
            public let to: String
        }

        /// The states that some journey came through.
        public let seenStates: [String]

        /// The states that no journey came through.
        public let unseenStates: [String]

        /// The transitions between two states that stand one after the other in some journey.
        public let seenTransitions: [Transition]

        /// The transitions that no journey took.
        public let unseenTransitions: [Transition]

        /// The states of the journeys that the graph does not have.
        public let unknownStates: [String]

        /// The steps of the journeys between states of the graph, for which it has no transition.
        public let unknownSteps: [Step]
    }

    /// Compares recorded journeys with the graph.
    ///
    /// A journey tells only the states. All transitions from one state to another count as taken, therefore, if a
    /// journey went from the one to the other.
    ///
    /// - Parameter journeys: the names of the states of each journey, in order.
    /// - Returns: what of the graph was seen, and what it does not know.
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
    /// How much was seen, and line by line what was not.
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

/// Values without those that were there before, in their order.
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
