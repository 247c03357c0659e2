/// Text within a Mermaid diagram.
enum MermaidText {
    /// Characters that end a label, begin markup or are read as an entity or as mathematics.
    private static let special: Set<Character> = [
        "\"", "#", ":", ";", "<", ">", "&", "%", "\\", "`", "*", "_", "~", "$", "{", "}", "|",
    ]

    /// A text as it can stand in quotes and behind the colon of an arrow.
    static func escaped(_ text: String) -> String {
        let line = StateDiagram.singleLine(text)
        guard line.contains(where: { $0 != " " }) else { return entity("\"") + line + entity("\"") }
        var escaped = ""
        var previous: Character = " "
        for character in line {
            // `[[fork]]` would make another kind of state; an `n` is escaped in `direction`, which is a statement
            // wherever it stands in a line.
            let isDoubled = character == "[" && previous == "["
            let endsDirection = character.lowercased() == "n" && escaped.lowercased().hasSuffix("directio")
            escaped += special.contains(character) || isDoubled || endsDirection ? entity(character) : "\(character)"
            previous = character
        }
        return escaped
    }

    private static func entity(_ character: Character) -> String {
        character.unicodeScalars.map { "#\($0.value);" }.joined()
    }
}
