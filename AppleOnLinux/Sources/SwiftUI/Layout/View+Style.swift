// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. They do not change what the host draws, except that it draws views in the
// background and on top, too.

extension View {
    public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
    public nonisolated func opacity(_ opacity: Double) -> some View { self }
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
    public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { self }
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { self }

    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View { TupleView((background, self)) }

    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> some View { TupleView((self, overlay)) }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension View {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public nonisolated func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { self }
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { self }
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }

    public nonisolated func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { TupleView((content(), self)) }

    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { TupleView((self, content())) }

    @_disfavoredOverload
    public nonisolated func tint(_ tint: Color?) -> some View { self }
}
