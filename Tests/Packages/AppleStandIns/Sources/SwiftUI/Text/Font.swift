/// How letters look.
public struct Font: Hashable, Sendable {
    let name: String

    /// For the titles of a screen.
    public static let largeTitle = Font(name: "largeTitle")
    /// For titles.
    public static let title = Font(name: "title")
    /// For smaller titles.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public static let title2 = Font(name: "title2")
    /// For headings.
    public static let headline = Font(name: "headline")
    /// For what is below headings.
    public static let subheadline = Font(name: "subheadline")
    /// For running text.
    public static let body = Font(name: "body")
    /// For notes.
    public static let footnote = Font(name: "footnote")
    /// For the smallest notes.
    public static let caption = Font(name: "caption")

    /// Letters of a size in points.
    public static func system(size: CGFloat) -> Font { Font(name: "system \(size)") }
}

extension View {
    /// Chooses how letters look.
    public nonisolated func font(_ font: Font?) -> some View { self }

    /// Makes letters bold.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public nonisolated func bold(_ isActive: Bool = true) -> some View { self }

    /// Gives all digits the same width.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func monospacedDigit() -> some View { self }

    /// Places the lines of a text.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

    /// Limits how many lines a text has.
    public nonisolated func lineLimit(_ number: Int?) -> some View { self }
}

/// Where the lines of a text are.
public enum TextAlignment: Hashable, Sendable {
    /// Where lines begin.
    case leading
    /// In the middle.
    case center
    /// Where lines end.
    case trailing
}
