/// Rows of views.
public nonisolated struct List<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a list of rows.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a list with a row for each element of a collection.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// Creates a list with a row for each element of a collection, which a property identifies.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("List", children: place.child("content").draw(content))]
    }
}
