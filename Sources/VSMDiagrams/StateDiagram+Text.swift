extension StateDiagram {
    /// The diagram for a terminal: each state, followed by its transitions.
    @_spi(Inspection) public var text: String {
        let leaving = Dictionary(grouping: arrows, by: \.from)
        return names.indices.map { state in
            let lines = (leaving[state] ?? []).map { arrow in
                "    \(arrow.labels.map(Self.singleLine).joined(separator: " or ")) → \(name(arrow.to))"
            }
            return ([name(state) + remarks(on: state)] + lines).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func name(_ state: Int) -> String {
        names[state].isEmpty ? "\"\"" : Self.singleLine(names[state])
    }

    private func remarks(on state: Int) -> String {
        var remarks = state == 0 ? ["first"] : []
        if let end = ends.first(where: { $0.state == state }) {
            remarks.append(end.runningAction.map { "end: \(Self.singleLine($0)) is still waiting" } ?? "end")
        }
        return remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
    }
}
