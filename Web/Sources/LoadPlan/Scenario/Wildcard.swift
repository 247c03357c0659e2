/// A text in which `*` stands for any characters.
public struct Wildcard: Equatable, Sendable {
    private let pieces: [String]

    /// Creates a pattern.
    public init(_ text: String) {
        pieces = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns whether a whole text matches.
    public func matches(_ text: String) -> Bool {
        guard pieces.count > 1 else { return text == pieces[0] }
        let (first, last) = (pieces[0], pieces[pieces.count - 1])
        guard text.hasPrefix(first), text.hasSuffix(last), text.utf8.count >= first.utf8.count + last.utf8.count else {
            return false
        }
        let inner = text.dropFirst(first.count).dropLast(last.count)
        return Self.end(of: pieces.dropFirst().dropLast(), in: inner) != nil
    }

    /// Returns whether a text contains a match.
    public func isContained(in text: String) -> Bool { Self.end(of: pieces[...], in: text[...]) != nil }

    /// Returns what stands in place of the only asterisk: the characters before a space or the text that follows.
    public func capture(in text: String) -> String? {
        guard pieces.count == 2 else { return nil }
        var rest = text[...]
        while let start = pieces[0].isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: pieces[0]) {
            let found = rest[start.upperBound...].drop { $0 == " " }
            let value = found.prefix { !$0.isWhitespace }
            if pieces[1].isEmpty {
                let end = value.lastIndex { !$0.isPunctuation }
                return end.map { String(value[...$0].prefix(200)) }
            }
            if let end = found.firstRange(of: pieces[1]), end.lowerBound <= value.endIndex,
                end.lowerBound > value.startIndex
            {
                return String(found[..<end.lowerBound].prefix(200))
            }
            guard start.upperBound < rest.endIndex, !pieces[0].isEmpty else { return nil }
            rest = rest[start.upperBound...]
        }
        return nil
    }

    private static func end(of pieces: ArraySlice<String>, in text: Substring) -> Substring? {
        var rest = text
        for piece in pieces where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return nil }
            rest = rest[found.upperBound...]
        }
        return rest
    }
}
