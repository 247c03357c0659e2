/// Searches in what a controller shows.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
    /// What is told when the text changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Whether what is searched in becomes dark.
    open var obscuresBackgroundDuringPresentation = true

    /// Where the text is written.
    open private(set) lazy var searchBar = UISearchBar { [weak self] in
        if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    /// Makes a controller that shows results in another one, or where they are.
    public init(searchResultsController: UIViewController?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller out of an archive, which this stand-in cannot read.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// Is told when the text that is searched for changes.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Where the text to search for is written.
@MainActor @preconcurrency
open class UISearchBar: UIView {
    /// The text.
    open var text: String?

    /// What is seen while there is no text.
    open var placeholder: String?

    private let didChange: () -> Void

    init(didChange: @escaping () -> Void) {
        self.didChange = didChange
        super.init(frame: .zero)
    }

    /// Makes a bar out of an archive, which this stand-in cannot read.
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
