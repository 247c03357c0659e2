/// Decides which requests the server accepts.
///
/// A pure value.
struct RequestGate: Sendable {
    /// The names under which the server can be reached, with ports other than the default one of the scheme.
    let hosts: Set<String>
    /// Whether browsers reach the server over TLS.
    let isSecure: Bool

    /// The name of the cookie that identifies a browser.
    var cookieName: String { isSecure ? "__Host-vsm" : "vsm" }

    /// Whether a request is meant for this server.
    ///
    /// This stops DNS rebinding: a page of another site, whose name resolves to this machine, sends that name.
    func admitsHost(_ host: String?) -> Bool {
        guard let host else { return false }
        return hosts.contains(host.lowercased())
    }

    /// Whether a request comes from a page of this server.
    ///
    /// The same-origin policy of browsers does not cover WebSockets: without this check, any page could open one with the
    /// visitor's cookie.
    func admitsOrigin(_ origin: String?, host: String?) -> Bool {
        guard let origin, let host, admitsHost(host) else { return false }
        return origin.lowercased() == "\(isSecure ? "https" : "http")://\(host.lowercased())"
    }

    /// The visitor that a request's cookies name.
    ///
    /// - Parameter cookies: The values of the `Cookie` headers.
    /// - Returns: `nil` if none does, or if two of them differ: then another site has set one of them.
    func visitor(cookies: [String]) -> String? {
        var visitors: Set<String> = []
        for cookie in cookies.flatMap({ $0.utf8.split(separator: UInt8(ascii: ";")) }) {
            let cookie = cookie.drop { $0 == UInt8(ascii: " ") }
            guard cookie.starts(with: "\(cookieName)=".utf8) else { continue }
            let value = String(cookie.dropFirst(cookieName.utf8.count + 1)) ?? ""
            if Secret.isWellFormed(value) { visitors.insert(value) }
        }
        return visitors.count == 1 ? visitors.first : nil
    }

    /// The value of the `Set-Cookie` header that gives a browser its cookie, for a year.
    func setCookie(visitor: String) -> String {
        "\(cookieName)=\(visitor); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }
}

/// Headers that isolate a page.
enum SecurityHeaders {
    /// What a page may load and run: only files of its site, and no inline script or style.
    static let contentSecurityPolicy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].joined(separator: "; ")

    /// The headers of every response, with their names.
    static let all: [(name: String, value: String)] = [
        ("Content-Security-Policy", contentSecurityPolicy),
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "same-origin"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}
