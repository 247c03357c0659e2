/// A view with a stack of others on top of it, the last of which is visible.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public nonisolated struct NavigationStack<Data, Root: View>: View, DrawnView {
    /// The host draws it.
    public typealias Body = Never

    private let path: KeptPath?
    private let root: Root

    /// Creates a stack that manages its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// Creates a stack whose path is stored elsewhere.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.path = KeptPath(
            read: { path.wrappedValue.map { AnyHashable($0) } },
            write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
        )
        self.root = root()
    }

    @MainActor package func draw(at place: Place) -> [Node] {
        [Node("NavigationStack", children: place.drawStack(root, path: path))]
    }
}

/// The path of a stack.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationPath {
    /// Creates an empty path.
    public init() {}
}

extension View {
    /// Sets the view for values of a type on the stack.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        DestinationView(content: self, destination: destination)
    }

    /// Shows a view on top of the stack while a value is `true`.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View {
        PresentingView(content: self, isPresented: isPresented, destination: destination())
    }

    /// Sets the title of the view in its stack.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        TitledView(content: self, title: titleKey.text)
    }

    /// Sets the title of the view in its stack.
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        TitledView(content: self, title: String(title))
    }
}

nonisolated struct DestinationView<Content: View, Value: Hashable, Destination: View>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let destination: (Value) -> Destination

    @MainActor func draw(at place: Place) -> [Node] {
        place.surroundings.navigation?.setDestination(of: Value.self, destination)
        return place.child("content").draw(content)
    }
}

nonisolated struct PresentingView<Content: View, Destination: View>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let isPresented: Binding<Bool>
    let destination: Destination

    @MainActor func draw(at place: Place) -> [Node] {
        place.surroundings.navigation?.present(destination, while: isPresented, from: place)
        return place.child("content").draw(content)
    }
}

nonisolated struct TitledView<Content: View>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let title: String

    @MainActor func draw(at place: Place) -> [Node] {
        [Node("NavigationTitle", text: title)] + place.child("content").draw(content)
    }
}
