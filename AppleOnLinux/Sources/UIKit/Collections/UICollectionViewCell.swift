/// A cell that shows an item.
@MainActor @preconcurrency
open class UICollectionViewCell: UIView {
    /// The content of the cell.
    public let contentView = UIView()

    /// The configuration of the cell's content.
    @available(iOS 14, tvOS 14, *)
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Creates a cell.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Creates a cell from an archive, which this stand-in does not support.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Called before the cell shows another item.
    open func prepareForReuse() {}

    override var innerElements: [ScreenElement] {
        ((contentConfiguration as? UIListContentConfiguration)?.elements ?? []) + super.innerElements
    }
}

/// A cell of a list.
@available(iOS 14, tvOS 14, *)
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories beside the content.
    open var accessories: [UICellAccessory] = [] {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Returns the default content of a row.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    override var innerElements: [ScreenElement] {
        super.innerElements + accessories.flatMap { $0.view?.screenElements ?? [] }
    }
}

/// An accessory beside the content of a row.
@available(iOS 14, tvOS 14, *)
@MainActor @preconcurrency
public struct UICellAccessory {
    let view: UIView?

    /// Returns an indicator that the row opens another screen.
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(view: nil) }

    /// Returns an accessory that shows a view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(view: configuration.customView)
    }

    /// A view beside the content of a row.
    @MainActor @preconcurrency
    public struct CustomViewConfiguration {
        let customView: UIView

        /// Creates a configuration from a view and its placement.
        public init(customView: UIView, placement: Placement) {
            self.customView = customView
        }
    }

    /// The states in which an accessory is visible.
    public enum DisplayedState: Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// The placement of an accessory.
    public enum Placement: Sendable {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }
}

/// The content of a row.
@available(iOS 14, tvOS 14, *)
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The text.
    public var text: String?
    /// The secondary text.
    public var secondaryText: String?
    /// The image.
    public var image: UIImage?

    /// Returns the content of a row.
    public static func cell() -> UIListContentConfiguration { .init() }
    /// Returns the content of a row with text at both ends.
    public static func valueCell() -> UIListContentConfiguration { .init() }

    var elements: [ScreenElement] { [text, secondaryText].compactMap { $0 }.map { ScreenElement("Label", $0) } }
}
