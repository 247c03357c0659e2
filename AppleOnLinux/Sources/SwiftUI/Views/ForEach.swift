/// A view for each element of a collection.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    /// The collection.
    public let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    /// Creates the views of elements that a property identifies.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        data.flatMap { place.child(id($0)).draw(content($0)) }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates the views of identifiable elements.
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// Creates the views of a range that does not change.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}
