/// Views of which one is visible at a time, with a button for each.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, *)
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let selection: Binding<SelectionValue>
    private let content: Content

    /// Creates a tab view whose visible tab a binding selects.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.selection = selection
        self.content = TabContentBuilder.Content(content: content())
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        let place = place.child("content")
        place.surroundings.selectedTab = TabSelection(value: AnyHashable(selection.wrappedValue)) {
            if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
        }
        return [Node("TabView", children: place.draw(content))]
    }
}

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
    private let value: Value
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
            let tabs = (content as? any DrawnTabs)?.tabs ?? []
            let visited = place.keep("visited") { VisitedTabs() }
            return tabs.map { $0.draw(visited, at: place) }
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
    var tabs: [any DrawnTab] { get }
}

@MainActor
private protocol DrawnTab {
    func draw(_ visited: VisitedTabs, at place: Place) -> Node
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Tab: DrawnTab, DrawnTabs {
    @MainActor fileprivate var tabs: [any DrawnTab] { [self] }

    /// Draws the button of the tab, with its content if it is visible.
    ///
    /// A tab that was visible before keeps its state.
    @MainActor fileprivate func draw(_ visited: VisitedTabs, at place: Place) -> Node {
        let selection = place.surroundings.selectedTab
        var node = Node("Tab", text: title)
        node.press = { selection?.select(AnyHashable(value)) }
        let isSelected = selection?.value == AnyHashable(value)
        if isSelected { visited.values.insert(value) }
        if visited.values.contains(value) {
            let content = place.child(value).draw(content)
            if isSelected { node.children = content }
        }
        return node
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension TupleTabContent: DrawnTabs {
    @MainActor fileprivate var tabs: [any DrawnTab] {
        Mirror(reflecting: value).children.flatMap { ($0.value as? any DrawnTabs)?.tabs ?? [] }
    }
}

/// The visible tab, and the function that selects another one.
@MainActor
struct TabSelection {
    let value: AnyHashable
    let select: (AnyHashable) -> Void
}

@MainActor
private final class VisitedTabs {
    var values: Set<AnyHashable> = []
}
