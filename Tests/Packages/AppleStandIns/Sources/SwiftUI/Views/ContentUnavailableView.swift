/// Says why there is nothing to see, and what can be done.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Says it with views.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        let children =
            place.child("label").draw(label) + place.child("description").draw(description)
            + place.child("actions").draw(actions)
        return [Node("ContentUnavailableView", children: children)]
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Says it with a title and a symbol of the system.
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { SwiftUI.Label(title, systemImage: name) },
            description: { description },
            actions: { EmptyView() }
        )
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == EmptyView, Actions == EmptyView {
    /// Says that a search found nothing.
    public nonisolated static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        .init { SearchUnavailableContent.Label(text: text) }
    }
}

/// What is said when a search finds nothing.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public nonisolated struct SearchUnavailableContent {
    /// The title.
    public struct Label: View {
        let text: String

        /// The title.
        public var body: some View { Text("No Results for “\(text)”") }
    }
}
