/// A font.
public struct Font: Hashable, Sendable {
    let name: String

    /// The font for the titles of a screen.
    public static let largeTitle = Font(name: "largeTitle")
    /// The style for titles.
    public static let title = Font(name: "title")
    /// The style for smaller titles.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let title2 = Font(name: "title2")
    /// The style for the smallest titles.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let title3 = Font(name: "title3")
    /// The style for headings.
    public static let headline = Font(name: "headline")
    /// The style for subheadings.
    public static let subheadline = Font(name: "subheadline")
    /// The style for body text.
    public static let body = Font(name: "body")
    /// The style for footnotes.
    public static let footnote = Font(name: "footnote")
    /// The style for captions.
    public static let caption = Font(name: "caption")
    /// The style for smaller captions.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let caption2 = Font(name: "caption2")
    /// The style for callouts.
    public static let callout = Font(name: "callout")

    /// Returns the system font with a size in points.
    public static func system(size: CGFloat) -> Font { Font(name: "system \(size)") }

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font { self }

    /// Returns the bold font.
    public func bold() -> Font { self }

    /// Returns the system font with a size in points, a weight and a design.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(name: "system \(size)")
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        let name: String

        /// The weight of text.
        public static let regular = Weight(name: "regular")
        /// A weight between those of text and of emphasized text.
        public static let medium = Weight(name: "medium")
        /// A weight near that of emphasized text.
        public static let semibold = Weight(name: "semibold")
        /// The weight of emphasized text.
        public static let bold = Weight(name: "bold")
    }

    /// The design of a font.
    public enum Design: Hashable, Sendable {
        /// The design of text.
        case `default`
        /// The design in which all characters have the same width.
        case monospaced
    }
}

extension View {
    /// Sets the font.
    public nonisolated func font(_ font: Font?) -> some View { self }

    /// Makes the text bold.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public nonisolated func bold(_ isActive: Bool = true) -> some View { self }

    /// Sets the same width for all digits.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func monospacedDigit() -> some View { self }

    /// Sets the alignment of the lines of a text.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

    /// Limits the number of lines.
    public nonisolated func lineLimit(_ number: Int?) -> some View { self }
}

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable {
    /// The leading edge.
    case leading
    /// The center.
    case center
    /// The trailing edge.
    case trailing
}
