/// An image from a URL, which the host does not load.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public nonisolated struct AsyncImage<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: (AsyncImagePhase) -> Content

    /// Creates an image.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = { $0.image ?? Image("") }
    }

    /// Creates an image with a view for each phase.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content
    }

    /// Creates an image with a view that is shown until it is loaded.
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = { phase in
            phase.image.map { ViewBuilder.buildEither(first: content($0)) }
                ?? ViewBuilder.buildEither(second: placeholder())
        }
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("AsyncImage", children: place.child("content").draw(content(.empty)))]
    }
}

/// The phases of loading an image.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    /// The image, if it is loaded.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if the image could not be loaded.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
