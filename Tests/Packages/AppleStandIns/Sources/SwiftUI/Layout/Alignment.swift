/// Where views are from left to right.
public struct HorizontalAlignment: Equatable, Sendable {
    let name: String

    /// Where lines begin.
    public static let leading = HorizontalAlignment(name: "leading")
    /// In the middle.
    public static let center = HorizontalAlignment(name: "center")
    /// Where lines end.
    public static let trailing = HorizontalAlignment(name: "trailing")
}

/// Where views are from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
    let name: String

    /// At the top.
    public static let top = VerticalAlignment(name: "top")
    /// In the middle.
    public static let center = VerticalAlignment(name: "center")
    /// At the bottom.
    public static let bottom = VerticalAlignment(name: "bottom")
}

/// Where views are in both directions.
public struct Alignment: Equatable, Sendable {
    let name: String

    /// In the middle.
    public static let center = Alignment(name: "center")
    /// Where lines begin.
    public static let leading = Alignment(name: "leading")
    /// Where lines end.
    public static let trailing = Alignment(name: "trailing")
    /// At the top where lines end.
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

        /// Makes a set of bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The upper side.
        public static let top = Set(rawValue: 1)
        /// The lower side.
        public static let bottom = Set(rawValue: 4)
        /// The sides at which lines begin and end.
        public static let horizontal = Set(rawValue: 2 | 8)
        /// The upper and the lower side.
        public static let vertical = Set(rawValue: 1 | 4)
        /// All sides.
        public static let all = Set(rawValue: 15)
    }
}

/// The directions from left to right and from top to bottom.
public enum Axis: Int8, Sendable {
    case horizontal
    case vertical

    /// Several directions.
    public struct Set: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: Int8

        /// Makes a set of bits.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// From left to right.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}
