extension View {
    /// Shows another view on top of everything while a value is `true`.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetView(base: self, isPresented: isPresented, sheet: content)
    }
}

nonisolated struct SheetView<Base: View, Sheet: View>: View, DrawnView {
    typealias Body = Never

    let base: Base
    let isPresented: Binding<Bool>
    let sheet: () -> Sheet

    @MainActor func draw(at place: Place) -> [Node] {
        let nodes = place.child("base").draw(base)
        guard isPresented.wrappedValue else { return nodes }
        let place = place.child("sheet")
        place.surroundings.navigation = nil
        return nodes + [Node("Sheet", children: place.draw(sheet()))]
    }
}
