/// Decides which requests the server accepts.
///
/// A pure value.
struct RequestGate: Sendable {
    /// The names under which the server can be reached, with ports other than the default one of the scheme.
    let hosts: Set<String>
    /// Whether browsers reach the server over TLS.
    let isSecure: Bool

    /// Returns whether a request is meant for this server.
    ///
    /// This prevents DNS rebinding, where the name of another site resolves to this machine: its pages send that name.
    func admitsHost(_ host: String?) -> Bool {
        guard let host else { return false }
        return hosts.contains(host.lowercased())
    }

    /// Returns whether a request comes from a page of this server.
    ///
    /// The same-origin policy of browsers does not cover WebSockets. Without this check, any page could open one with
    /// the visitor's cookie.
    func admitsOrigin(_ origin: String?, host: String?) -> Bool {
        guard let origin, let host, admitsHost(host) else { return false }
        return origin.lowercased() == "\(scheme)://\(host.lowercased())"
    }

    /// The scheme of the addresses of this server.
    var scheme: String { isSecure ? "https" : "http" }
}
