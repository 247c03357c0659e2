/// A view that explains why content is unavailable.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view from a label, a description and actions.
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
    /// Creates a view with a title and a system symbol.
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
    /// Returns a view for a search without results.
    public nonisolated static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        .init { SearchUnavailableContent.Label(text: text) }
    }
}

/// The parts of a view for a search without results.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public nonisolated struct SearchUnavailableContent {
    /// The title.
    public struct Label: View {
        let text: String

        /// The title.
        public var body: some View { Text("No Results for “\(text)”") }
    }
}
