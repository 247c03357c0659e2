// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. A style does not change what the host draws.

@MainActor @preconcurrency
public protocol TextFieldStyle {}

extension View {
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}

public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}

@available(iOS 13, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { .init() }
}

@available(iOS 13, macOS 10.15, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}
