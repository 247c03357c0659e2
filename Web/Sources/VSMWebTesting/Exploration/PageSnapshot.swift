import VSMWeb

/// A snapshot of a page during an exploration.
public struct PageSnapshot: Sendable {
    /// The path and query of the page.
    public let path: String
    /// The title of the page.
    public let title: String
    /// The names of the states of the views in the page, in document order.
    ///
    /// The name of a state consists of the name of its case and the names of the cases of its enum values, such as
    /// `loaded.ready`.
    public let states: [String]
    /// The names of the actions that the page offers, in document order.
    public let actions: [String]

    let problems: [String]
    /// Whether the page is another one to which the explored page redirected.
    let isElsewhere: Bool
    /// What the page shows, as HTML; `nil` unless the snapshot is the first of its name.
    var markup: String?
    private let element: AccessibleElement

    init(_ page: LiveTest, followsLinks: Bool, samples: FieldSamples) {
        path = page.browser.target
        title = page.browser.title
        states = page.exchange.states.map { PageStateName.name(of: $0) }
        actions = page.actions(followingLinks: followsLinks, samples: samples).map(\.name)
        problems = page.problems
        isElsewhere = false
        element = page.accessibleElement
    }

    /// Creates the snapshot of a page to which another one redirected, without states and actions.
    init(leavingFor page: LiveTest) {
        path = page.browser.load ?? page.browser.target
        title = page.browser.title
        states = []
        actions = []
        problems = []
        isElsewhere = true
        element = page.accessibleElement
    }

    /// The page as text, including the values of its fields: see ``LiveTest/outline``.
    public var outline: String { element.outline }

    /// Returns whether an element is in the page.
    ///
    /// - Parameter query: The element to search for.
    public func contains(_ query: ElementQuery) -> Bool { count(of: query) > 0 }

    /// Returns the number of matching elements in the page.
    ///
    /// - Parameter query: The element to search for.
    public func count(of query: ElementQuery) -> Int { query.matches(in: element).count }

    /// Returns the names of the states, each once, after the path if the path can vary.
    func name(withPath: Bool) -> String {
        var known: Set<String> = []
        let names = states.filter { known.insert($0).inserted }.joined(separator: " · ")
        if names.isEmpty { return path }
        return withPath ? "\(path) \(names)" : names
    }
}
