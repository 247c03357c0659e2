/// A part of a program's interface that the system manages, such as a window.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency
public protocol Scene {
    /// What the scene is made of.
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder var body: Body { get }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension Never: Scene {}

/// Makes one scene of what a closure lists.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@resultBuilder
public nonisolated struct SceneBuilder {
    /// Takes the scene as it is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of windows that all show the same view.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public nonisolated struct WindowGroup<Content: View>: Scene, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Shows a view in a window.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Never asked for: the host draws the window itself.
    public var body: Never { fatalError("A window group has no body.") }

    @MainActor package func draw(at place: Place) -> [Node] { place.child("content").draw(content) }
}
