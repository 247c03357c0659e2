/// A quota that a connection or a session counts against.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
enum Quota: Hashable, Sendable {
    /// The limit of the server.
    case server
    /// The limit of an address.
    case address(String)
    /// The limit of a browser.
    case visitor(String)
}
