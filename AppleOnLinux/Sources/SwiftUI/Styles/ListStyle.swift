// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. A style does not change what the host draws.

@MainActor @preconcurrency
public protocol ListStyle {}

extension View {
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}

public struct DefaultListStyle: ListStyle {
    public nonisolated init() {}
}

public struct PlainListStyle: ListStyle {
    public nonisolated init() {}
}

@available(iOS 13, tvOS 13, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
public struct GroupedListStyle: ListStyle {
    public nonisolated init() {}
}

@available(iOS 14, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct InsetGroupedListStyle: ListStyle {
    public nonisolated init() {}
}

@available(iOS 14, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct SidebarListStyle: ListStyle {
    public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { .init() }
}

@available(iOS 13, tvOS 13, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { .init() }
}

@available(iOS 14, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}

@available(iOS 14, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { .init() }
}
