/// What a drawing shows of a graph: names, arrows between them and ends, without the states' values.
struct StateDiagram {
    /// All transitions from one state to another, with the texts that stand at them.
    struct Arrow: Equatable {
        let from: Int
        let to: Int
        var labels: [String]
    }

    /// A state in which the feature comes to rest without an action that leads on.
    struct End: Equatable {
        let state: Int
        /// The action that still waits there, if one does.
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

    /// What stands at a transition; that an action goes on is not said if its choices say enough.
    private static func label<State>(of transition: StateGraph<State>.Transition) -> String {
        let choices = transition.choices.isEmpty ? nil : "[\(transition.choices.joined(separator: ", "))]"
        let action = transition.continues ? (choices == nil ? "\(transition.action) goes on" : nil) : transition.action
        return [action, choices].compactMap(\.self).joined(separator: " ")
    }

    /// One arrow for all between the same two states, ordered by the state that they leave.
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

    /// A text without line breaks and other control characters.
    static func singleLine(_ text: String) -> String {
        let scalars = text.replacing("\r\n", with: " ").unicodeScalars.map { scalar in
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
