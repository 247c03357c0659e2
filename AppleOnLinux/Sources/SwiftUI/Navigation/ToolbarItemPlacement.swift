// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. The host draws the items in their order.

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    @available(watchOS, unavailable)
    public static let principal = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()

    @available(watchOS, unavailable)
    public static let navigation = ToolbarItemPlacement()

    @available(iOS 14, tvOS 14, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public static let navigationBarLeading = ToolbarItemPlacement()

    @available(iOS 14, tvOS 14, *)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public static let navigationBarTrailing = ToolbarItemPlacement()

    @available(iOS 14, tvOS 14, watchOS 10, *)
    @available(macOS, unavailable)
    public static var topBarLeading: ToolbarItemPlacement { .init() }

    @available(iOS 14, tvOS 14, watchOS 10, *)
    @available(macOS, unavailable)
    public static var topBarTrailing: ToolbarItemPlacement { .init() }

    @available(iOS 14, tvOS 18, watchOS 10, *)
    @available(macOS, unavailable)
    public static let bottomBar = ToolbarItemPlacement()

    @available(iOS 15, macOS 12, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static let keyboard = ToolbarItemPlacement()
}
