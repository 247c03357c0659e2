/// An indicator of progress.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct ProgressView<Label: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let label: Label

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("ProgressView", children: place.child("label").draw(label))]
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ProgressView where Label == EmptyView {
    /// An indicator of progress.
    public nonisolated init() {
        label = EmptyView()
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ProgressView where Label == Text {
    /// Creates an indicator with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey) {
        label = Text(titleKey)
    }

    /// Creates an indicator with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) {
        label = Text(title)
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension ProgressView where Label == EmptyView {
    /// Creates an indicator of how much is done.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        label = EmptyView()
    }
}
