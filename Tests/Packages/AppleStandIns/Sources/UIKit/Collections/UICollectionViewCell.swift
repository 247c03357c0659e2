/// What an item is shown in.
@MainActor @preconcurrency
open class UICollectionViewCell: UIView {
    /// What is in the cell.
    public let contentView = UIView()

    /// What the cell shows by itself.
    @available(iOS 14, tvOS 14, *)
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// Makes a cell.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Makes a cell out of an archive, which this stand-in cannot read.
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
    /// What is beside the content.
    open var accessories: [UICellAccessory] = [] {
        didSet { ScreenChanges.shared.noteChange() }
    }

    /// What a row of the list shows by itself.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    override var innerElements: [ScreenElement] {
        super.innerElements + accessories.flatMap { $0.view?.screenElements ?? [] }
    }
}

/// What is beside the content of a row.
@available(iOS 14, tvOS 14, *)
@MainActor @preconcurrency
public struct UICellAccessory {
    let view: UIView?

    /// Says that the row leads somewhere.
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(view: nil) }

    /// Shows a view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(view: configuration.customView)
    }

    /// A view beside the content of a row.
    @MainActor @preconcurrency
    public struct CustomViewConfiguration {
        let customView: UIView

        /// Says which view is where.
        public init(customView: UIView, placement: Placement) {
            self.customView = customView
        }
    }

    /// When an accessory is seen.
    public enum DisplayedState: Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// Where an accessory is.
    public enum Placement: Sendable {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }
}

/// What a row shows by itself.
@available(iOS 14, tvOS 14, *)
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
    /// What there is to say.
    public var text: String?
    /// More of it.
    public var secondaryText: String?
    /// A picture of it.
    public var image: UIImage?

    /// For a row.
    public static func cell() -> UIListContentConfiguration { .init() }
    /// For a row with what belongs together at both ends.
    public static func valueCell() -> UIListContentConfiguration { .init() }

    var elements: [ScreenElement] { [text, secondaryText].compactMap { $0 }.map { ScreenElement("Label", $0) } }
}
