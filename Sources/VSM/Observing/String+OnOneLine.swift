extension Unicode.Scalar {
    /// Whether the scalar moves the cursor of a terminal, breaks the line, or changes the order or the visibility of
    /// the text around it.
    ///
    /// The joiners of emoji and of some scripts do not.
    package var disturbsText: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: value != 0x200c && value != 0x200d
        default: false
        }
    }
}

extension String {
    /// The text with line breaks, control characters and marks of direction escaped, for a terminal or a log.
    @_spi(Host) public var onOneLine: String {
        guard unicodeScalars.contains(where: \.disturbsText) else { return self }
        return unicodeScalars.map { $0.disturbsText ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}
