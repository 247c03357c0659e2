/// How letters look.
@MainActor @preconcurrency
open class UIFont: NSObject {
    /// What a text is there for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a style of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// For titles.
        public static let title1 = TextStyle(rawValue: "title1")
        /// For smaller titles.
        public static let title2 = TextStyle(rawValue: "title2")
        /// For headings.
        public static let headline = TextStyle(rawValue: "headline")
        /// For what is below headings.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// For running text.
        public static let body = TextStyle(rawValue: "body")
        /// For notes.
        public static let footnote = TextStyle(rawValue: "footnote")
    }

    /// How the user wants to see a style.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
