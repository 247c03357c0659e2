// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple documents these declarations. They do not change what the host draws.

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { SubmitLabel() }
    public static var go: SubmitLabel { SubmitLabel() }
    public static var next: SubmitLabel { SubmitLabel() }
    public static var search: SubmitLabel { SubmitLabel() }
    public static var send: SubmitLabel { SubmitLabel() }
}

@available(iOS 15, tvOS 15, watchOS 8, *)
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

extension View {
    @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

    @available(iOS 15, tvOS 15, watchOS 8, *)
    @available(macOS, unavailable)
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
}
