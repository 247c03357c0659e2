/// A quota that a connection or a session counts against.
enum Quota: Hashable, Sendable {
    /// The limit of the server.
    case server
    /// The limit of an address.
    case address(String)
    /// The limit of a browser.
    case visitor(String)
}
