// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations.

extension View {
    @available(iOS 15, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func badge(_ count: Int) -> some View {
        MappedView(content: self) {
            var node = $0
            if count > 0 { node.value = "\(count)" }
            return node
        }
    }

    @available(iOS 15, macOS 13, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        self
    }

    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { TupleView((self, content())) }

    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top
    case bottom

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]
    }
}
