/// The horizontal alignment of views.
public struct HorizontalAlignment: Equatable, Sendable {
    let name: String

    /// The leading edge.
    public static let leading = HorizontalAlignment(name: "leading")
    /// The center.
    public static let center = HorizontalAlignment(name: "center")
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(name: "trailing")
}

/// The vertical alignment of views.
public struct VerticalAlignment: Equatable, Sendable {
    let name: String

    /// The top.
    public static let top = VerticalAlignment(name: "top")
    /// The center.
    public static let center = VerticalAlignment(name: "center")
    /// The bottom.
    public static let bottom = VerticalAlignment(name: "bottom")
    /// The baseline of the first line.
    public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
    /// The baseline of the last line.
    public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// The alignment of views in both directions.
public struct Alignment: Equatable, Sendable {
    let name: String

    /// The center.
    public static let center = Alignment(name: "center")
    /// The leading edge.
    public static let leading = Alignment(name: "leading")
    /// The trailing edge.
    public static let trailing = Alignment(name: "trailing")
    /// The top.
    public static let top = Alignment(name: "top")
    /// The bottom.
    public static let bottom = Alignment(name: "bottom")
    /// The top leading corner.
    public static let topLeading = Alignment(name: "topLeading")
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(name: "bottomLeading")
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(name: "bottomTrailing")
    /// The top trailing corner.
    public static let topTrailing = Alignment(name: "topTrailing")
}

/// A side of a view.
public enum Edge: Int8, CaseIterable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// Several sides.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The leading side.
        public static let leading = Set(rawValue: 2)
        /// The lower side.
        public static let bottom = Set(rawValue: 4)
        /// The trailing side.
        public static let trailing = Set(rawValue: 8)
        /// The leading and the trailing side.
        public static let horizontal = Set(rawValue: 2 | 8)
        /// The upper and the lower side.
        public static let vertical = Set(rawValue: 1 | 4)
        /// All sides.
        public static let all = Set(rawValue: 15)
    }
}

/// The horizontal and the vertical direction.
public enum Axis: Int8, Sendable {
    case horizontal
    case vertical

    /// Several directions.
    public struct Set: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: Int8

        /// Creates a set from bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The horizontal direction.
        public static let horizontal = Set(rawValue: 1)
        /// The vertical direction.
        public static let vertical = Set(rawValue: 2)
    }
}
