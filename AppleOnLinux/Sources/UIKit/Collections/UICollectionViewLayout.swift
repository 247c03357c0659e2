/// The layout of cells, which this stand-in ignores.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {}

/// A layout of cells in groups, and of groups in sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates a layout whose sections are all the same.
    public init(section: NSCollectionLayoutSection) {}

    private override init() {}

    /// Returns a layout of rows.
    @available(iOS 14, tvOS 14, *)
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout()
    }
}

/// The configuration of a list.
@available(iOS 14, tvOS 14, *)
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public enum Appearance: Int, Sendable {
        case plain
        case grouped
        @available(tvOS, unavailable)
        case insetGrouped
        @available(tvOS, unavailable)
        case sidebar
        @available(tvOS, unavailable)
        case sidebarPlain
    }

    /// Creates a configuration.
    public init(appearance: Appearance) {}
}

/// A length, as a number or as a fraction of the container's.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    /// Returns a fraction of the width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self() }
    /// Returns a fraction of the height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self() }
    /// Returns a number of points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { Self() }
    /// Returns an estimated number of points.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { Self() }

    public required override init() {}
}

/// A width and a height.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
    /// Creates a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {}
}

/// The position of a cell.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    /// Creates a position with a size.
    public init(layoutSize: NSCollectionLayoutSize) {}

    override init() {}
}

/// The positions of several cells.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The space between the cells.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// Returns positions beside each other.
    @available(iOS 16, tvOS 16, *)
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
}

/// The space between cells.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
    /// Returns a number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { Self() }

    public required override init() {}
}

/// A section of groups below each other.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    /// The space between the groups.
    open var interGroupSpacing: CGFloat = 0

    /// The space around the groups.
    open var contentInsets = NSDirectionalEdgeInsets()

    /// Creates a section from a group that repeats.
    public init(group: NSCollectionLayoutGroup) {}
}

/// The space at the edges.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// The space at the upper edge.
    public var top: CGFloat = 0
    /// The space at the leading edge.
    public var leading: CGFloat = 0
    /// The space at the lower edge.
    public var bottom: CGFloat = 0
    /// The space at the trailing edge.
    public var trailing: CGFloat = 0

    /// Creates insets without space.
    public init() {}

    /// Creates insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
