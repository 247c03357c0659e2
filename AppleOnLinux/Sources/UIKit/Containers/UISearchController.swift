/// A controller that searches the content of another controller.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// The object that is notified when the text changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Whether the searched content is dimmed.
    open var obscuresBackgroundDuringPresentation = true

    /// The search bar.
    open private(set) lazy var searchBar = UISearchBar { [weak self] in
        if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    /// Creates a controller that shows results in another controller, or in place.
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller from an archive, which this stand-in does not support.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// An object that is notified when the search text changes.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the text has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// A bar with a search field.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// The text.
    open var text: String?

    /// The placeholder.
    open var placeholder: String?

    private let didChange: () -> Void

    init(didChange: @escaping () -> Void) {
        self.didChange = didChange
        super.init(frame: .zero)
    }

    /// Creates a bar from an archive, which this stand-in does not support.
    public required init?(coder: NSCoder) {
        nil
    }

    override var ownElement: ScreenElement? {
        var element = ScreenElement("TextField", placeholder ?? "")
        element.value = text ?? ""
        element.type = { [self] in
            text = $0
            didChange()
        }
        return element
    }
}
