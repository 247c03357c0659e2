/// A button that shares a text with other apps, or copies it.
@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
public nonisolated struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>: View,
    DrawnView
{
    /// The host draws it.
    public typealias Body = Never

    private let label: Label
    private let items: Data

    @MainActor package func draw(at place: Place) -> [Node] {
        var node = Node("ShareLink", text: place.child("label").draw(label).map(\.allText).joined())
        node.value = items.map { "\($0)" }.joined(separator: "\n")
        return [node]
    }
}

@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
extension ShareLink where Label == DefaultShareLinkLabel, PreviewImage == Never, PreviewIcon == Never {
    /// Creates a button that shares a text.
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        label = DefaultShareLinkLabel(title: titleKey.text)
        items = CollectionOfOne(item)
    }
}

/// The title of a button that shares.
@available(iOS 16, macOS 13, watchOS 9, *)
@available(tvOS, unavailable)
public nonisolated struct DefaultShareLinkLabel: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    let title: String

    @MainActor package func draw(at place: Place) -> [Node] { [Node("Text", text: title)] }
}
