/// Text in a Mermaid diagram.
///
/// The functions work on Unicode scalars. In Swift, `<` with a combining mark is another `Character`, so a search for the
/// character `<` would miss the scalar.
enum MermaidText {
    /// Scalars that end a label, start markup, or are parsed as an entity or as mathematics.
    private static let special: Set<Unicode.Scalar> = [
        "\"", "#", ":", ";", "<", ">", "&", "%", "\\", "`", "*", "_", "~", "$", "{", "}", "|",
    ]

    /// Returns a text that is valid in quotes and as the label of an arrow.
    static func escaped(_ text: String) -> String {
        let line = StateDiagram.singleLine(text)
        guard line.unicodeScalars.contains(where: { $0 != " " }) else { return entity("\"") + line + entity("\"") }
        var escaped = ""
        var previous: Unicode.Scalar = " "
        for scalar in line.unicodeScalars {
            // `[[fork]]` would be another kind of state. `direction` is a statement anywhere in a line, so its `n` is
            // escaped.
            let isDoubled = scalar == "[" && previous == "["
            let endsDirection = (scalar == "n" || scalar == "N") && escaped.lowercased().hasSuffix("directio")
            if special.contains(scalar) || isDoubled || endsDirection {
                escaped += entity(scalar)
            } else {
                escaped.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return escaped
    }

    private static func entity(_ scalar: Unicode.Scalar) -> String { "#\(scalar.value);" }

    /// Returns the text of an escaped text; an entity that is not one of a scalar stays as it is.
    static func unescaped(_ text: some Collection<UInt8>) -> String {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "#"), let end = rest.prefix(8).firstIndex(of: UInt8(ascii: ";")),
                let value = UInt32(String(decoding: rest[..<end], as: UTF8.self)), let scalar = Unicode.Scalar(value)
            else {
                bytes.append(byte)
                continue
            }
            bytes += Array(String(scalar).utf8)
            rest = rest[rest.index(after: end)...]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
