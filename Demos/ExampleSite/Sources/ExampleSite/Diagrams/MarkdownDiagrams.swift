/// The diagrams in a Markdown text, by their names.
enum MarkdownDiagrams {
    /// Reads the diagrams between `<!-- diagram: name -->` and `<!-- end of diagram -->`, which tests keep up to date.
    ///
    /// - Throws: ``StateDiagram/UnknownLine``.
    static func read(_ text: String) throws -> [String: StateDiagram] {
        var diagrams: [String: StateDiagram] = [:]
        var open: (name: String, lines: [Substring])?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("<!-- diagram: "), line.hasSuffix(" -->") {
                open = (String(line.dropFirst("<!-- diagram: ".count).dropLast(" -->".count)), [])
            } else if line == "<!-- end of diagram -->", let (name, lines) = open {
                diagrams[name] = try StateDiagram(mermaid: lines)
                open = nil
            } else if !line.hasPrefix("```") {
                open?.lines.append(line)
            }
        }
        return diagrams
    }
}
