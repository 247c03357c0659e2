/// The words of a line: plain ones, and texts in quotation marks.
struct ScenarioLine {
    enum Word: Equatable {
        case plain(String)
        case text(String)

        var written: String {
            switch self {
            case .plain(let word): word
            case .text(let text): "\"\(text)\""
            }
        }
    }

    let number: Int
    private(set) var words: ArraySlice<Word>

    /// Reads a line.
    ///
    /// In a text, `\"` is a quotation mark and `\\` a backslash.
    init(_ line: some StringProtocol, number: Int) throws(ScenarioProblem) {
        self.number = number
        var words: [Word] = []
        var rest = Substring(line)
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard let first = rest.first, first != "#" else { break }
            if first == "\"" {
                words.append(.text(try Self.takeText(&rest, number)))
            } else {
                let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
                // A path may have spaces in its placeholders.
                var end = word.endIndex
                if let brace = word.lastIndex(of: "{"), !word[brace...].contains("}"),
                    let close = rest[brace...].firstIndex(of: "}")
                {
                    end = rest[close...].firstIndex(where: \.isWhitespace) ?? rest.endIndex
                }
                words.append(.plain(String(rest[..<end])))
                rest = rest[end...]
            }
        }
        self.words = words[...]
    }

    private static func takeText(_ rest: inout Substring, _ number: Int) throws(ScenarioProblem) -> String {
        var text = ""
        var isEscaped = false
        rest.removeFirst()
        while let character = rest.popFirst() {
            switch character {
            case _ where isEscaped:
                text.append(character)
                isEscaped = false
            case "\\": isEscaped = true
            case "\"": return text
            default: text.append(character)
            }
        }
        throw ScenarioProblem(number, "The text \"\(text.prefix(40)) has no closing quotation mark.")
    }

    /// Takes the next word if it is a plain one.
    mutating func takePlain() -> String? {
        guard case .plain(let word) = words.first else { return nil }
        words.removeFirst()
        return word
    }

    /// Takes the next word if it is this one.
    mutating func take(_ word: String) -> Bool {
        guard words.first == .plain(word) else { return false }
        words.removeFirst()
        return true
    }

    /// Takes the next word if it is a text.
    mutating func takeText() -> String? {
        guard case .text(let text) = words.first else { return nil }
        words.removeFirst()
        return text
    }
}
