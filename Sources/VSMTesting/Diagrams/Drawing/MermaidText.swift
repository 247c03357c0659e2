/// Text in a Mermaid diagram.
enum MermaidText {
    /// Characters that end a label, start markup, or are parsed as an entity or as mathematics.
    private static let special: Set<Character> = [
        "\"", "#", ":", ";", "<", ">", "&", "%", "\\", "`", "*", "_", "~", "$", "{", "}", "|",
    ]

    /// Returns a text that is valid in quotes and as the label of an arrow.
    static func escaped(_ text: String) -> String {
        let line = StateDiagram.singleLine(text)
        guard line.contains(where: { $0 != " " }) else { return entity("\"") + line + entity("\"") }
        var escaped = ""
        var previous: Character = " "
        for character in line {
            // `[[fork]]` would be another kind of state. `direction` is a statement anywhere in a line, so its `n` is
            // escaped.
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
