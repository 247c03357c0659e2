/// The line that opens a fenced code block.
struct MarkdownFence {
    /// The info string, such as the language.
    let information: Substring
    private let character: Character
    private let count: Int

    /// Parses a line, or returns `nil` if it doesn't open a code block.
    init?(opening line: Substring) {
        let trimmed = line.trimmingSpaces
        guard let first = trimmed.first, first == "`" || first == "~" else { return nil }
        let count = trimmed.prefix { $0 == first }.count
        let information = trimmed.dropFirst(count).trimmingSpaces
        guard count >= 3, !(first == "`" && information.contains("`")) else { return nil }
        self.information = information
        self.character = first
        self.count = count
    }

    func isClosed(by line: Substring) -> Bool {
        let trimmed = line.trimmingSpaces
        return trimmed.count >= count && trimmed.allSatisfy { $0 == character }
    }
}

extension Substring {
    /// The text without leading and trailing spaces and tabs.
    var trimmingSpaces: Substring {
        var rest = drop { $0 == " " || $0 == "\t" }
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return rest
    }
}
