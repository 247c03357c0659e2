#if DEBUG
extension String {
    /// Returns the text, shortened if it has more Unicode scalars than a limit.
    func cut(to limit: Int) -> String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return String(unicodeScalars[..<end]) + "…"
    }

    /// The text without white space at its ends.
    var trimmed: String {
        let start = drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }
}
#endif
