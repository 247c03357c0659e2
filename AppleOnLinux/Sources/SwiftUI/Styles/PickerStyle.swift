// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. A style does not change what the host draws.

@MainActor @preconcurrency
public protocol PickerStyle {}

extension View {
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}

public struct DefaultPickerStyle: PickerStyle {
    public nonisolated init() {}
}

@available(iOS 13, macOS 10.15, tvOS 13, *)
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle {
    public nonisolated init() {}
}

@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle {
    public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { .init() }
}

@available(iOS 13, macOS 10.15, tvOS 13, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { .init() }
}

@available(iOS 14, macOS 11, tvOS 17, *)
@available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { .init() }
}
