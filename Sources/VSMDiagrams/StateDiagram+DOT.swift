extension StateDiagram {
    /// The diagram for Graphviz.
    @_spi(Inspection) public var dot: String {
        var lines = [
            "digraph {",
            "    node [shape=box, style=rounded]",
            "    \(quoted(start)) [shape=point]",
        ]
        for (state, name) in names.enumerated() {
            lines.append("    \(quoted(name)) [\(attributes(of: state, named: name))]")
        }
        lines.append("    \(quoted(start)) -> \(quoted(names[0]))")
        for arrow in arrows {
            let labels = arrow.labels.map(label).joined(separator: #"\n"#)
            lines.append("    \(quoted(names[arrow.from])) -> \(quoted(names[arrow.to])) [label=\"\(labels)\"]")
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    /// An unused name for the starting point.
    private var start: String {
        var name = "start"
        while names.contains(name) { name += "'" }
        return name
    }

    private func attributes(of state: Int, named name: String) -> String {
        let end = ends.first { $0.state == state }
        let waiting = end?.runningAction.map { #"\n\#(label($0)) is still waiting"# } ?? ""
        return "label=\"\(label(name))\(waiting)\"\(end == nil ? "" : ", peripheries=2")"
    }

    /// Returns a text as an identifier.
    private func quoted(_ text: String) -> String {
        "\"\(text.replacingEach(#"\"#, with: #"\\"#).replacingEach("\"", with: #"\""#))\""
    }

    /// Returns a text as a quoted label, in which backslashes and entities have to be escaped.
    private func label(_ text: String) -> String {
        Self.singleLine(text)
            .replacingEach(#"\"#, with: #"\\"#)
            .replacingEach("\"", with: #"\""#)
            .replacingEach("&", with: "&amp;")
    }
}
