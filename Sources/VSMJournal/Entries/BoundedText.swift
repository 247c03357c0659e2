extension String {
    /// Returns the text, shortened and marked as such if it is longer than a limit.
    ///
    /// The limit counts Unicode scalars rather than characters, because a character can be arbitrarily long.
    @_spi(Inspection) public func bounded(to limit: Int, mark: String = "…") -> String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return String(unicodeScalars[..<end]) + mark
    }
}
