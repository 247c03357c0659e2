/// A data source that shows snapshots in a collection view.
///
/// Like Apple's, it requests a cell once for each item, and again if a snapshot reloads the item. An item that is equal
/// to one of the previous snapshot keeps its cell.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var cells: [ItemIdentifierType: UICollectionViewCell] = [:]

    /// Creates a data source for a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
    }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

    /// Returns the item in a row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard shown.sections.indices.contains(indexPath.section) else { return nil }
        let items = shown.sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    /// Shows a snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard let collectionView else { return }
        let items = snapshot.itemIdentifiers
        precondition(Set(items).count == items.count, "A snapshot has an item twice.")
        var kept: [ItemIdentifierType: UICollectionViewCell] = [:]
        let rows = snapshot.sections.enumerated().map { section, content in
            content.items.enumerated().map { index, item in
                let isKept = !snapshot.reconfigured.contains(item)
                let path = IndexPath(indexes: [section, index])
                let cell =
                    (isKept ? cells[item] : nil) ?? cellProvider(collectionView, path, item)
                    ?? UICollectionViewCell(frame: .zero)
                kept[item] = cell
                return cell
            }
        }
        cells = kept
        shown = snapshot
        shown.reconfigured = []
        collectionView.cells = rows
        completion?()
    }
}

/// The items to show in a collection view.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    var reconfigured: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    /// The items of all sections.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Adds sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
    }

    /// Adds items to a section, or to the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index = sectionIdentifier.flatMap { section in sections.firstIndex { $0.section == section } }
        sections[index ?? sections.endIndex - 1].items += identifiers
    }

    /// Reloads the cells of items.
    @available(iOS 15, tvOS 15, *)
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfigured.formUnion(identifiers)
    }
}
