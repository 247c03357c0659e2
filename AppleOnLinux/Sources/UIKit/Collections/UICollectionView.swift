/// A view of cells in sections.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    /// The delegate, which is called when a user selects a cell.
    open weak var delegate: (any UICollectionViewDelegate)?

    /// Whether a user can select cells.
    open var allowsSelection = true

    /// The cells, section by section.
    var cells: [[UICollectionViewCell]] = [] {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Creates a view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive, which this stand-in does not support.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Deselects a cell.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {}

    /// Returns a new or reused cell, and configures it.
    @available(iOS 14, tvOS 14, *)
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        // swift-format-ignore: NeverForceUnwrap
        let cell = Cell(frame: .zero)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A configuration of the cells of a class.
    @available(iOS 14, tvOS 14, *)
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Shows an item in a cell.
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        let handler: Handler

        /// Creates a registration.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    override var innerElements: [ScreenElement] {
        cells.enumerated().flatMap { section, cells in
            cells.enumerated().flatMap { item, cell -> [ScreenElement] in
                let path = IndexPath(indexes: [section, item])
                var elements = cell.screenElements
                let isSelectable = allowsSelection && delegate?.collectionView(self, shouldSelectItemAt: path) ?? false
                if isSelectable, let name = elements.first(where: { $0.press == nil })?.name {
                    var row = ScreenElement("Cell", name)
                    row.press = { [self] in delegate?.collectionView(self, didSelectItemAt: path) }
                    elements.insert(row, at: 0)
                }
                return elements
            }
        }
    }
}

/// A delegate that is called when a user selects a cell.
///
/// Apple's protocol has optional methods.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: NSObjectProtocol {
    /// Returns whether a user can select a cell.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Called when a user has selected a cell.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// Returns `true`.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

extension IndexPath {
    /// Creates an index path from a section and a row.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The row in its section.
    public var item: Int { self[1] }

    /// The section of the row.
    public var section: Int { self[0] }
}
