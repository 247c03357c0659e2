extension View {
    /// Shows another view on top of everything while a value is `true`.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetView(base: self, name: "Sheet", isPresented: isPresented, sheet: content)
    }

    /// Shows another view on top of everything while there is an item.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetView(base: self, name: "Sheet", isPresented: item.isPresent()) { item.wrappedValue.map(content) }
    }

    /// Shows another view instead of everything while a value is `true`.
    @available(iOS 14, tvOS 14, watchOS 7, *)
    @available(macOS, unavailable)
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        SheetView(base: self, name: "FullScreenCover", isPresented: isPresented, sheet: content)
    }

    /// Shows another view instead of everything while there is an item.
    @available(iOS 14, tvOS 14, watchOS 7, *)
    @available(macOS, unavailable)
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        SheetView(base: self, name: "FullScreenCover", isPresented: item.isPresent()) { item.wrappedValue.map(content) }
    }

    /// Sets the heights that the sheet with this view can have.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Sets whether the view behind the sheet with this view can be used.
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }
}

/// A height of a sheet.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct PresentationDetent: Hashable, Sendable {
    let name: String

    /// About half of the screen.
    public static let medium = PresentationDetent(name: "medium")
    /// The whole screen.
    public static let large = PresentationDetent(name: "large")

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "\(height)") }
}

/// How the view behind a sheet can be used.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationBackgroundInteraction: Sendable {
    /// It can be used while the sheet is not higher than a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
}

nonisolated struct SheetView<Base: View, Sheet: View>: View, DrawnView {
    typealias Body = Never

    let base: Base
    let name: String
    let isPresented: Binding<Bool>
    let sheet: () -> Sheet

    @MainActor func draw(at place: Place) -> [Node] {
        let nodes = place.child("base").draw(base)
        guard isPresented.wrappedValue else { return nodes }
        let place = place.child("sheet")
        place.surroundings.navigation = nil
        place.surroundings.setDismissal { isPresented.wrappedValue = false }
        return nodes + [Node(name, children: place.draw(sheet()))]
    }
}

extension Binding {
    /// Whether there is an item; `false` removes it.
    func isPresent<Item>() -> Binding<Bool> where Value == Item? {
        let item = UncheckedSendable(value: self)
        return Binding<Bool>(
            get: { item.value.wrappedValue != nil },
            set: { if !$0 { item.value.wrappedValue = nil } }
        )
    }
}
