import VSMWeb

/// A page at one moment of an exploration.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct PageSnapshot: Sendable {
    /// The path and query of the page.
    public let path: String
    /// The title of the page.
    public let title: String
    /// The names of the states of the views in the page, in the order of the document.
    ///
    /// The name of a state is that of its case, followed by those of the enums that the case carries, such as
    /// `loaded.ready`.
    public let states: [String]
    /// The names of the actions that the page offers, in the order of the document.
    public let actions: [String]

    let problems: [String]
    /// Whether the page is another one, to which the explored one redirected.
    let isElsewhere: Bool
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

    /// The page to which another one redirected: what it shows first, without its states and its actions.
    init(leavingFor page: LiveTest) {
        path = page.browser.load ?? page.browser.target
        title = page.browser.title
        states = []
        actions = []
        problems = []
        isElsewhere = true
        element = page.accessibleElement
    }

    /// The page in words, with what is typed into its fields: see ``LiveTest/outline``.
    public var outline: String { element.outline }

    /// Returns whether something is in the page.
    ///
    /// - Parameter query: What to look for.
    public func contains(_ query: ElementQuery) -> Bool { count(of: query) > 0 }

    /// Returns how often something is in the page.
    ///
    /// - Parameter query: What to look for.
    public func count(of query: ElementQuery) -> Int { query.matches(in: element).count }

    /// The states, each once, after the path if that can be another one.
    func name(withPath: Bool) -> String {
        var known: Set<String> = []
        let names = states.filter { known.insert($0).inserted }.joined(separator: " · ")
        if names.isEmpty { return path }
        return withPath ? "\(path) \(names)" : names
    }
}
