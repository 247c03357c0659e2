extension StateDiagram {
    /// A line of a drawing that is not understood.
    struct UnknownLine: Error, Equatable, CustomStringConvertible {
        let line: String

        var description: String { "A state diagram has the line \"\(line)\", which this program cannot read." }
    }

    /// Reads a drawing for Mermaid as the tests of the examples write it: arrows between states without a name of their own.
    ///
    /// - Parameter drawing: The lines of the drawing.
    /// - Throws: ``UnknownLine`` for anything else.
    init(mermaid drawing: some Sequence<Substring>) throws(UnknownLine) {
        for line in drawing.map(Self.trimmed) where !line.isEmpty && line != "stateDiagram-v2" {
            guard let arrow = Self.arrow(line) else { throw UnknownLine(line: String(line)) }
            arrows.append(arrow)
        }
    }

    /// Reads `loading --> loaded: [success]<br/>[cached]`.
    private static func arrow(_ line: Substring) -> Arrow? {
        guard let separator = line.firstRange(of: " --> ") else { return nil }
        let rest = line[separator.upperBound...]
        let colon = rest.firstIndex(of: ":") ?? rest.endIndex
        let from = trimmed(line[..<separator.lowerBound])
        let to = trimmed(rest[..<colon])
        guard isIdentifier(from), isIdentifier(to), from != "[*]" || to != "[*]" else { return nil }
        return Arrow(
            from: from == "[*]" ? .start : .state(String(from)),
            to: to == "[*]" ? .end(after: String(from)) : .state(String(to)),
            labels: rest[colon...].dropFirst().split(separator: "<br/>").map { String(trimmed($0)) }
        )
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        text == "[*]" || !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let text = text.drop { $0 == " " }
        return text.lastIndex { $0 != " " }.map { text[...$0] } ?? ""
    }
}
