/// An action that opens an address, which the host does not do.
@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@MainActor @preconcurrency
public struct OpenURLAction {
    nonisolated init() {}

    /// Opens an address.
    public func callAsFunction(_ url: URL) {}
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
extension EnvironmentValues {
    /// The action that opens an address.
    public var openURL: OpenURLAction { OpenURLAction() }
}
