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
        let navigation = place.keep("navigation") { [host = place.host] in
            Navigation { [weak host] in host?.scheduleUpdate() }
        }
        navigation.keptPath = path
        let bottom = place.child("root")
        bottom.surroundings.navigation = navigation
        var shown = bottom.draw(root)
        // Views below keep their state, but are not visible.
        for (depth, value) in navigation.path.enumerated() {
            let page = place.child([depth, value] as [AnyHashable])
            page.surroundings.navigation = navigation
            var back = Node("Button", text: "Back")
            back.press = { navigation.path.removeLast() }
            shown = [back] + navigation.destination(of: value, at: page)
        }
        return [Node("NavigationStack", children: shown)]
    }
}

/// The path of a stack.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationPath {
    /// Creates an empty path.
    public init() {}
}

/// The path of a stack that is stored elsewhere.
struct KeptPath {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void
}

/// The path of a stack, and how its values are drawn.
@MainActor
final class Navigation {
    var keptPath: KeptPath?

    var path: [AnyHashable] {
        get { keptPath?.read() ?? ownPath }
        set {
            if let keptPath { keptPath.write(newValue) } else { ownPath = newValue }
            didChange()
        }
    }

    private var ownPath: [AnyHashable] = []
    private var destinations: [ObjectIdentifier: (AnyHashable, Place) -> [Node]] = [:]
    private let didChange: () -> Void

    init(didChange: @escaping () -> Void) {
        self.didChange = didChange
    }

    func setDestination<Value: Hashable, Content: View>(
        of type: Value.Type,
        _ content: @escaping (Value) -> Content
    ) {
        destinations[ObjectIdentifier(type)] = { value, place in
            (value.base as? Value).map { place.draw(content($0)) } ?? []
        }
    }

    func destination(of value: AnyHashable, at place: Place) -> [Node] {
        if let view = value.base as? LinkedView { return view.draw(place) }
        let draw = destinations[ObjectIdentifier(type(of: value.base))]
        return draw?(value, place) ?? [Node("MissingDestination", text: "\(value)")]
    }
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

nonisolated struct TitledView<Content: View>: View, DrawnView {
    typealias Body = Never

    let content: Content
    let title: String

    @MainActor func draw(at place: Place) -> [Node] {
        [Node("NavigationTitle", text: title)] + place.child("content").draw(content)
    }
}
