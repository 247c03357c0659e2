/// A font.
@MainActor @preconcurrency
open class UIFont: NSObject {
    /// The style of a text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a style from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The style for titles.
        public static let title1 = TextStyle(rawValue: "title1")
        /// The style for smaller titles.
        public static let title2 = TextStyle(rawValue: "title2")
        /// The style for headings.
        public static let headline = TextStyle(rawValue: "headline")
        /// The style for subheadings.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// The style for body text.
        public static let body = TextStyle(rawValue: "body")
        /// The style for footnotes.
        public static let footnote = TextStyle(rawValue: "footnote")
    }

    /// The font of labels: the system's, at 17 points.
    static let label = UIFont()

    /// Returns the user's preferred font for a style.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}
