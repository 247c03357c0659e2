extension String {
    /// Returns the text, shortened and marked as such if it is longer than a limit.
    ///
    /// The limit counts Unicode scalars rather than characters, because a character can be arbitrarily long.
    func bounded(to limit: Int) -> String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return String(unicodeScalars[..<end]) + "… (cut)"
    }

    /// The text with line breaks and other control characters escaped.
    var onOneLine: String {
        func breaks(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
        guard unicodeScalars.contains(where: breaks) else { return self }
        return unicodeScalars.map { breaks($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}
