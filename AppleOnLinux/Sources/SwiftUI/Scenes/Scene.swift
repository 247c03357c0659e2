/// A part of a program's interface that the system manages, such as a window.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency
public protocol Scene {
    /// The body of the scene.
    associatedtype Body: Scene

    /// The body of the scene.
    @SceneBuilder var body: Body { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Never: Scene {}

/// A result builder that creates a scene from a list.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@resultBuilder
public nonisolated struct SceneBuilder {
    /// Returns the scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of windows that all show the same view.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct WindowGroup<Content: View>: Scene, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a group of windows that show a view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Never called, because the host draws the window itself.
    public var body: Never { fatalError("A window group has no body.") }

    @MainActor package func draw(at place: Place) -> [Node] { place.child("content").draw(content) }
}
