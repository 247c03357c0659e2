/// Where cells are; this stand-in places nothing.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {}

/// Cells in groups, groups in sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Makes a layout of which all sections are the same.
    public init(section: NSCollectionLayoutSection) {}

    private override init() {}

    /// Makes a layout of rows.
    @available(iOS 14, tvOS 14, *)
    open class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout()
    }
}

/// What rows look like.
@available(iOS 14, tvOS 14, *)
public struct UICollectionLayoutListConfiguration {
    /// What a list looks like.
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

    /// Makes a configuration.
    public init(appearance: Appearance) {}
}

/// A length, as a number or as a part of what it is in.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
    /// A part of the width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self() }
    /// A part of the height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self() }
    /// A number of points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { Self() }
    /// About a number of points.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { Self() }

    public required override init() {}
}

/// A width and a height.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
    /// Makes a size.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {}
}

/// The place of a cell.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    /// Makes a place of a size.
    public init(layoutSize: NSCollectionLayoutSize) {}

    override init() {}
}

/// The places of several cells.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The room between the places.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// Makes places beside each other.
    @available(iOS 16, tvOS 16, *)
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup() }
}

/// Room between places.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
    /// A number of points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { Self() }

    public required override init() {}
}

/// Groups below each other.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
    /// The room between the groups.
    open var interGroupSpacing: CGFloat = 0

    /// The room around the groups.
    open var contentInsets = NSDirectionalEdgeInsets()

    /// Makes a section of a group that repeats.
    public init(group: NSCollectionLayoutGroup) {}
}

/// Room at the edges.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// Makes no room.
    public init() {}

    /// Makes room.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
