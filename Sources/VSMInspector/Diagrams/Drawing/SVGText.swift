#if DEBUG
/// Writes the text of an SVG document.
///
/// Texts and values of attributes are escaped by Unicode scalars.
struct SVGText {
    private(set) var text = ""

    mutating func open(_ name: StaticString, _ attributes: [(String, String)] = []) {
        begin(name, attributes)
        text += ">\n"
    }

    mutating func close(_ name: StaticString) { text += "</\(name)>\n" }

    mutating func element(_ name: StaticString, _ attributes: [(String, String)] = []) {
        begin(name, attributes)
        text += "/>\n"
    }

    mutating func element(_ name: StaticString, _ attributes: [(String, String)] = [], text content: String) {
        begin(name, attributes)
        text += ">"
        append(content)
        text += "</\(name)>\n"
    }

    private mutating func begin(_ name: StaticString, _ attributes: [(String, String)]) {
        text += "<\(name)"
        for (name, value) in attributes {
            text += " \(name)=\""
            append(value)
            text += "\""
        }
    }

    private mutating func append(_ content: String) {
        for scalar in content.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\n", "\t": text.unicodeScalars.append(scalar)
            // XML has no other control characters, and no noncharacters.
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
#endif
