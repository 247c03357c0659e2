#if DEBUG
@_spi(Inspection) import VSMJournal

/// A line of a source file.
@_spi(Inspection) public struct SourceLine: Sendable, Equatable {
    /// The absolute path of the file.
    public let path: String
    /// The number of the line, counted from 1.
    public let line: UInt
    /// The code of the line, without the spaces around it.
    public let code: String

    /// The call that is observed in the line, such as `model.load()`, or the code of the line.
    public var cause: String {
        guard let start = code.range(of: ["observe(", "observeAsync(", "bind("]) else { return code.bounded(to: 60) }
        var depth = 0
        var call = ""
        for character in code[start...] {
            if character == "(" || character == "{" { depth += 1 }
            if character == ")" || character == "}" { depth -= 1 }
            if depth < 0 || depth == 0 && character == "," { break }
            call.append(character)
        }
        let trimmed = String(call).trimmed
        return trimmed.isEmpty ? code.bounded(to: 60) : trimmed.bounded(to: 60)
    }
}

extension String {
    /// The position after the first occurrence of one of some texts.
    fileprivate func range(of texts: [String]) -> Index? {
        for text in texts {
            var rest = self[...]
            while !rest.isEmpty {
                if rest.hasPrefix(text) { return rest.index(rest.startIndex, offsetBy: text.count) }
                rest = rest.dropFirst()
            }
        }
        return nil
    }
}
#endif
