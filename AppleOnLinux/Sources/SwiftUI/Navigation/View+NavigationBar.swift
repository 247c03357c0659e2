/// A navigation bar.
@available(iOS 13, watchOS 8, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct NavigationBarItem: Sendable {
    /// The size of a title.
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}

extension View {
    /// Sets the size of the title.
    @available(iOS 14, watchOS 8, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    /// Hides the button that goes back, which the host always draws.
    @available(iOS 13, macOS 13, tvOS 13, watchOS 6, *)
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

    /// Adds views to the bar.
    @available(iOS 13, tvOS 13, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbarNodes(TupleView((leading, trailing)))
    }

    /// Adds a view to the bar.
    @available(iOS 13, tvOS 13, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { toolbarNodes(leading) }

    /// Adds a view to the bar.
    @available(iOS 13, tvOS 13, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { toolbarNodes(trailing) }
}
