extension String {
    /// The text if it is short, or else its beginning with a mark that it was cut.
    ///
    /// Unicode scalars are counted and not characters, of which a single one can be as long as it likes.
    func bounded(to limit: Int) -> String {
        guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return String(unicodeScalars[..<end]) + "… (cut)"
    }

    /// The text with its line breaks and other control characters written as escapes.
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
