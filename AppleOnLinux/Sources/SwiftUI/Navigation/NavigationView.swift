/// A view with a stack of others on top of it, the last of which is visible.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, *)
public nonisolated struct NavigationView<Content: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let content: Content

    /// Creates a stack.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("NavigationView", children: place.drawStack(content, path: nil))]
    }
}

/// How a navigation view looks, which does not change what the host draws.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, *)
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// The style of the system.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, *)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// The style of a stack.
@available(iOS 13, tvOS 13, watchOS 7, *)
@available(macOS, unavailable)
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public nonisolated init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, *)
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style of the system.
    public static var automatic: DefaultNavigationViewStyle { .init() }
}

@available(iOS 13, tvOS 13, watchOS 7, *)
@available(macOS, unavailable)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// The style of a stack.
    public static var stack: StackNavigationViewStyle { .init() }
}

extension View {
    /// Sets the style of navigation views.
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, *)
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
