/// A part of a program's interface that the system manages, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    /// What the scene is made of.
    associatedtype Body: Scene

    /// What the scene is made of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Makes one scene of what a closure lists.
@resultBuilder
public nonisolated struct SceneBuilder {
    /// Takes the scene as it is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of windows that all show the same view.
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
