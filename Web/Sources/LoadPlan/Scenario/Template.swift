/// A text of a scenario with parts that differ from visitor to visitor.
public struct Template: Equatable, Sendable {
    enum Part: Equatable {
        case text(String)
        case visitor
        case round
        case random(Int, Int)
    }

    let parts: [Part]

    /// Reads a text such as `Ada {visitor}` or `/products/{random 1 12}`.
    ///
    /// - Throws: ``ScenarioProblem`` if the braces contain something else.
    public init(_ text: String, line: Int = 0) throws(ScenarioProblem) {
        var parts: [Part] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "{") {
            guard let end = rest[start...].firstIndex(of: "}") else {
                throw ScenarioProblem(
                    line,
                    "The brace in \"\(text)\" has no end: write {visitor}, {round} or {random 1 9}."
                )
            }
            if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
            parts.append(try Self.part(rest[rest.index(after: start)..<end], text, line))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty || parts.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    private static func part(_ name: Substring, _ text: String, _ line: Int) throws(ScenarioProblem) -> Part {
        let words = name.split(separator: " ")
        switch (words.first, words.count) {
        case ("visitor", 1): return .visitor
        case ("round", 1): return .round
        case ("random", 3):
            if let first = Int(words[1]), let last = Int(words[2]), first <= last, abs(first / 2) < 1 << 60,
                abs(last / 2) < 1 << 60
            {
                return .random(first, last)
            }
            fallthrough
        default:
            throw ScenarioProblem(line, "\"{\(name)}\" is not known: write {visitor}, {round} or {random 1 9}.")
        }
    }

    /// The text as in the scenario.
    public var written: String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .visitor: "{visitor}"
            case .round: "{round}"
            case .random(let first, let last): "{random \(first) \(last)}"
            }
        }.joined()
    }

    /// Returns the text for a visitor.
    ///
    /// - Parameters:
    ///   - visitor: The number of the visitor.
    ///   - round: How often the visitor has begun the scenario.
    ///   - random: Returns a number in a range.
    public func text(visitor: Int, round: Int, random: (ClosedRange<Int>) -> Int) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .visitor: "\(visitor)"
            case .round: "\(round)"
            case .random(let first, let last): "\(random(first...last))"
            }
        }.joined()
    }
}
