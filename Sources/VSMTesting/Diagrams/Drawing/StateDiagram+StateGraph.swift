@_spi(Inspection) import VSMDiagrams

extension StateDiagram {
    /// Creates the diagram of a graph.
    init<State>(_ graph: StateGraph<State>) {
        let names = graph.nodes.map(\.name)
        let positions = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        func position(_ name: String) -> Int {
            guard let position = positions[name] else { preconditionFailure("The graph has no state \"\(name)\".") }
            return position
        }
        self.init(
            names: names,
            arrows: graph.transitions.map {
                Arrow(from: position($0.from), to: position($0.to), labels: [Self.label(of: $0)])
            },
            ends: graph.deadEnds.map { End(state: position($0.node), runningAction: $0.runningAction) }
        )
    }

    /// Returns the label of a transition; choices replace the note that an action continues.
    private static func label<State>(of transition: StateGraph<State>.Transition) -> String {
        let choices = transition.choices.isEmpty ? nil : "[\(transition.choices.joined(separator: ", "))]"
        if transition.continues { return choices ?? "\(transition.action) continues" }
        return [transition.action, choices].compactMap(\.self).joined(separator: " ")
    }
}
