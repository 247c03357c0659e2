/// One of the views of a tab view.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public protocol TabContent<TabValue> {
    /// The value that identifies a tab.
    associatedtype TabValue: Hashable
}

/// A view with the button that shows it.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    /// The value that identifies a tab.
    public typealias TabValue = Value

    private let title: String
    private let value: Value?
    private let content: Content
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a title and a system symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        title = titleKey.text
        self.value = value
        self.content = content()
    }

    /// Creates a tab with a title and a system symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        self.title = String(title)
        self.value = value
        self.content = content()
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a title and a system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        title = titleKey.text
        value = nil
        self.content = content()
    }
}

/// A title with a symbol.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public nonisolated struct DefaultTabLabel: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    @MainActor package func draw(at place: Place) -> [Node] { [] }
}

/// A result builder that creates tabs from a list.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@resultBuilder
public nonisolated struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as a view.
    public nonisolated struct Content<C: TabContent>: View, DrawnView {
        /// The host draws it.
        public typealias Body = Never

        let content: C

        @MainActor package func draw(at place: Place) -> [Node] {
            (content as? any DrawnTabs)?.tabs(at: place) ?? []
        }
    }

    /// Adds a tab.
    public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }

    /// Returns the only tab.
    public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }

    /// Lists several tabs.
    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> TupleTabContent<TabValue, (repeat each C)> {
        TupleTabContent(value: (repeat each content))
    }
}

/// Several tabs.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public nonisolated struct TupleTabContent<TabValue: Hashable, T>: TabContent {
    let value: T
}

/// One or more tabs, as drawn by the host.
@MainActor
private protocol DrawnTabs {
    func tabs(at place: Place) -> [Node]
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab: DrawnTabs {
    @MainActor fileprivate func tabs(at place: Place) -> [Node] {
        var node = Node("Tab", text: title)
        node.tag = value
        node.content = { place.draw(content) }
        return [node]
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TupleTabContent: DrawnTabs {
    @MainActor fileprivate func tabs(at place: Place) -> [Node] {
        Mirror(reflecting: value).children.enumerated().flatMap { number, child in
            (child.value as? any DrawnTabs)?.tabs(at: place.child(number)) ?? []
        }
    }
}
