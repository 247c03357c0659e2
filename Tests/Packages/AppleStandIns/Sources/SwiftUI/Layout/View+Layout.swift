extension View {
    /// Adds space at some sides.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

    /// Adds space at all sides.
    public nonisolated func padding(_ length: CGFloat) -> some View { self }

    /// Sets the size of the view.
    public nonisolated func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }

    /// Limits the size of the view.
    public nonisolated func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { self }

    /// Scales the view to fit, with the same proportions.
    public nonisolated func scaledToFit() -> some View { self }

    /// Adds a view on top of this one.
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        TupleView((self, content()))
    }

    /// Places the center of the view in the view around it.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// Moves the view.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

    /// Sets whether the view responds to touches.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
