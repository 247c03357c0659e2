/// Views of which one is visible at a time, with a button for each.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, *)
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Creates a tab view whose visible tab a binding selects.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Creates a tab view that begins with its first tab.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        self.init(selection: nil, content: content)
    }

    /// Creates a tab view whose visible tab a binding selects.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public init<C: TabContent>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
        self.selection = selection
        self.content = TabContentBuilder.Content(content: content())
    }

    /// Creates a tab view that begins with its first tab.
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
        selection = nil
        self.content = TabContentBuilder.Content(content: content())
    }

    /// Draws the button of each tab, and the content of the visible one; a tab that was visible before keeps its state.
    @MainActor package func draw(at place: Place) -> [Node] {
        let visits = place.keep("visits") { VisitedTabs() }
        let tabs = place.child("content").draw(content).enumerated().map { number, node in
            (node: node, value: node.tag ?? AnyHashable(number))
        }
        let selected = selection.map { AnyHashable($0.wrappedValue) } ?? visits.last ?? tabs.first?.value
        if let selected { visits.values.insert(selected) }
        let nodes = tabs.map { node, value in
            var tab = node.content == nil ? Node("Tab") : node
            let content = visits.values.contains(value) ? node.content?() ?? [node] : []
            tab.content = nil
            tab.children = value == selected ? content : []
            tab.press = { [selection, host = place.host] in
                visits.last = value
                if let value = value.base as? SelectionValue { selection?.wrappedValue = value }
                host.scheduleUpdate()
            }
            return tab
        }
        return [Node("TabView", children: nodes)]
    }
}

@MainActor
private final class VisitedTabs {
    var values: Set<AnyHashable> = []
    /// The last one that was pressed.
    var last: AnyHashable?
}

extension View {
    /// Sets the title of the button for the view in a tab view.
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, *)
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItemView(content: self, label: label())
    }
}

nonisolated struct TabItemView<Content: View, Label: View>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let label: Label

    @MainActor func draw(at place: Place) -> [Node] {
        let title = place.child("label").draw(label).map(\.allText).filter { !$0.isEmpty }.joined(separator: " ")
        var node = Node("Tab", text: title)
        node.tag = (content as? any TaggedContent)?.tag
        node.content = { place.child("content").draw(content) }
        return [node]
    }
}
