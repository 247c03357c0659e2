// An address with a value in it.

extension WebURL: ExpressibleByStringInterpolation {
    /// Explains how to make an address from a text.
    public init(stringInterpolation: StringInterpolation) {
        self.init(stringLiteral: stringInterpolation.text)
    }

    /// The parts of an address with a value in it, which the compiler refuses.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Creates an address without parts.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends a part that the code contains.
        public mutating func appendLiteral(_ literal: String) {
            text += literal
        }

        /// Explains how to make an address from a text.
        @available(
            *,
            unavailable,
            message: """
                A value can make the address one that a page must not contain. For a page of the site, use a route: \
                a(to: …), or its url. For another address, use WebURL(_:), which returns nil for such a text.
                """
        )
        public mutating func appendInterpolation(_ value: some Any) {}
    }
}
