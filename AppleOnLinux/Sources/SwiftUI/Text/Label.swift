/// A title with an icon.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct Label<Title: View, Icon: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let title: Title
    private let icon: Icon

    /// Creates a label from two views.
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
    /// Creates a label with a system symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a system symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

/// A view that shows an image.
public nonisolated struct Image: View, DrawnView, Equatable, Sendable {
    /// The host draws it.
    public typealias Body = Never

    private let name: String

    /// Creates an image of a system symbol.
    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
    public init(systemName: String) {
        name = systemName
    }

    /// Creates an image from a bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    /// Lets the image fill the available space.
    public func resizable() -> Image { self }

    @MainActor package func draw(at place: Place) -> [Node] { [Node("Image")] }

    /// The size of a symbol.
    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
    public enum Scale: Hashable, Sendable {
        /// Smaller than the text.
        case small
        /// As large as the text.
        case medium
        /// Larger than the text.
        case large
    }
}

extension View {
    /// Sets the size of symbols.
    @available(iOS 13, macOS 11, tvOS 13, watchOS 6, *)
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
}
