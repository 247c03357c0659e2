/// The contents of a drawing of a graph: names, arrows and ends, without the values of states.
struct StateDiagram {
    /// All transitions from one state to another, with their labels.
    struct Arrow: Equatable {
        let from: Int
        let to: Int
        var labels: [String]
    }

    /// A dead end.
    struct End: Equatable {
        let state: Int
        /// The action that is still waiting, if there is one.
        let runningAction: String?
    }

    /// The names of the states, in the order in which they were found; the first one is the initial state.
    let names: [String]
    let arrows: [Arrow]
    let ends: [End]

    init<State>(_ graph: StateGraph<State>) {
        let names = graph.nodes.map(\.name)
        let positions = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        func position(_ name: String) -> Int {
            guard let position = positions[name] else { preconditionFailure("The graph has no state \"\(name)\".") }
            return position
        }
        self.names = names
        arrows = Self.merged(
            graph.transitions.map {
                Arrow(from: position($0.from), to: position($0.to), labels: [Self.label(of: $0)])
            }
        )
        ends = graph.deadEnds.map { End(state: position($0.node), runningAction: $0.runningAction) }
    }

    /// Returns the label of a transition; choices replace the note that an action continues.
    private static func label<State>(of transition: StateGraph<State>.Transition) -> String {
        let choices = transition.choices.isEmpty ? nil : "[\(transition.choices.joined(separator: ", "))]"
        if transition.continues { return choices ?? "\(transition.action) continues" }
        return [transition.action, choices].compactMap(\.self).joined(separator: " ")
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

    /// Returns a text with line breaks and other control characters replaced by spaces.
    static func singleLine(_ text: String) -> String {
        let scalars = text.replacingEach("\r\n", with: " ").unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: " " as Unicode.Scalar
            default: scalar
            }
        }
        var line = String.UnicodeScalarView()
        line.append(contentsOf: scalars)
        return String(line)
    }
}
