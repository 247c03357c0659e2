extension AccessibleElement {
    /// The content as text, with a line for each role, its name, its state and its text.
    ///
    /// Elements without a meaning are left out.
    var outline: String { lines(indentation: "").joined(separator: "\n") }

    private func lines(indentation: String) -> [String] {
        content.flatMap { content in
            switch content {
            case .text(let text): ["\(indentation)- \(text)"]
            case .element(let element): element.isHidden ? [] : element.ownLines(indentation: indentation)
            }
        }
    }

    private func ownLines(indentation: String) -> [String] {
        if labelsField { return children.filter { !$0.isHidden }.flatMap { $0.ownLines(indentation: indentation) } }
        if role == .generic || role == .presentation { return lines(indentation: indentation) }
        let line = "\(indentation)- \(summary)\(states)"
        if let value, !value.isEmpty { return ["\(line): \(value)"] }
        if role.hidesContent { return [line] }
        let isPlain = children.isEmpty
        if isPlain, name == text || text.isEmpty { return [line] }
        if isPlain { return ["\(line): \(text)"] }
        let inside = lines(indentation: indentation + "  ")
        return inside.isEmpty ? [line] : ["\(line):"] + inside
    }

    /// Whether the text inside is the label of a field, which already shows it as its name.
    private var labelsField: Bool {
        tag == "label" && (attributes["for"] != nil || descendants.contains { $0.role.isField })
    }

    private var states: String {
        var states: [String] = []
        if let level { states.append("level=\(level)") }
        if isChecked == true { states.append("checked") }
        if isDisabled { states.append("disabled") }
        for name in ["expanded", "pressed", "selected", "current", "invalid", "busy", "required"] {
            guard let value = attributes["aria-\(name)"], value != "false" else { continue }
            states.append(value == "true" ? name : "\(name)=\(value)")
        }
        return states.map { " [\($0)]" }.joined()
    }
}
