extension StateDiagram {
    /// The diagram for Mermaid, as a `stateDiagram-v2`.
    @_spi(Inspection) public var mermaid: String {
        let identifiers = MermaidIdentifiers.make(for: names)
        var lines = ["stateDiagram-v2"]
        for (name, identifier) in zip(names, identifiers) where name != identifier {
            lines.append("    state \"\(MermaidText.escaped(name))\" as \(identifier)")
        }
        lines.append("    [*] --> \(identifiers[0])")
        lines += arrows.map { arrow in
            let labels = arrow.labels.map(MermaidText.escaped).joined(separator: "<br/>")
            return "    \(identifiers[arrow.from]) --> \(identifiers[arrow.to])\(labels.isEmpty ? "" : ": \(labels)")"
        }
        lines += ends.map { end in
            let waiting = end.runningAction.map { ": \(MermaidText.escaped($0)) is still waiting" } ?? ""
            return "    \(identifiers[end.state]) --> [*]\(waiting)"
        }
        return lines.joined(separator: "\n")
    }

    /// Reads a diagram that ``mermaid`` has written.
    ///
    /// - Parameter mermaid: The text. A text of any other form gives `nil`, and so does one that is too large.
    @_spi(Inspection) public init?(mermaid: String) {
        guard let diagram = MermaidReader.diagram(mermaid) else { return nil }
        self = diagram
    }
}
