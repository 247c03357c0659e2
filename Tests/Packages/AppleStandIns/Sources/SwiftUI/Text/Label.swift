/// A title with an icon.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct Label<Title: View, Icon: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let title: Title
    private let icon: Icon

    /// Makes a label of two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        place.child("icon").draw(icon) + place.child("title").draw(title)
    }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Label where Title == Text, Icon == Image {
    /// Makes a label with a symbol of the system.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Makes a label with a symbol of the system.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

/// Shows a picture.
public nonisolated struct Image: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let name: String

    /// Shows a symbol of the system.
    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
    public init(systemName: String) {
        name = systemName
    }

    /// Lets the picture fill the room that there is.
    public func resizable() -> Image { self }

    @MainActor package func draw(at place: Place) -> [Node] { [Node("Image")] }

    /// How large a symbol is.
    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// As the text.
        case medium
        /// Larger than the text.
        case large
    }
}

extension View {
    /// Chooses how large symbols are.
    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
}
