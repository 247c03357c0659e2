import Crypto

/// Writes and reads the cookies that identify browsers.
///
/// A pure value.
///
/// A cookie holds the visitor, 128 random bits, and a code that only this server can compute (HMAC-SHA256). Nobody else
/// can therefore invent a visitor.
///
/// Cookies belong to a host, not to a port. Over HTTP, a server on another port of the same host can read them. It can
/// also set them for any path, even to a value that it obtained from this server ("cookie tossing"). Therefore:
///
/// - The name contains the port, and the code covers the host. Servers of one host do not replace each other's cookies.
/// - A page is given to a visitor only if all signed cookies of the request agree. If two differ, one of them is
///   foreign, and nothing tells which. The browser then becomes a new visitor, so that nobody shares a cart with a
///   stranger. That answer deletes all cookies of the name, on every path; the next request has only the new one.
/// - A cookie of another accepted key names its visitor, too. Each page sets the cookie again, signed with the first key.
/// - A live connection carries all signed cookies, and joins a page if one of them is the page's. The page's own token
///   is needed in any case. A cookie that was planted for `/vsm` therefore cannot keep a page from connecting.
///
/// No server can notice a neighbor that *replaces* the cookie. Over TLS, the prefix `__Host-` permits only servers of
/// the same host to set it. See `SECURITY.md`.
struct VisitorCookies: Sendable {
    /// The maximum number of path components for which cookies are deleted.
    private static let maximumDepth = 8

    /// The first key signs, and all of them verify.
    private let keys: [SymmetricKey]
    private let isSecure: Bool

    /// Creates the cookies of a server.
    ///
    /// - Parameters:
    ///   - secret: The keys of the signatures.
    ///   - isSecure: Whether browsers reach the server over TLS.
    init(secret: ServerSecret, isSecure: Bool) {
        keys = secret.keys.map { SymmetricKey(data: $0) }
        self.isSecure = isSecure
    }

    /// Returns the name of the cookie for a host with its port.
    func name(host: String) -> String { name("vsm", host: host) }

    /// Returns the name of a cookie of this server for a host with its port.
    func name(_ name: String, host: String) -> String {
        let port = host.utf8.split(separator: UInt8(ascii: ":")).last.flatMap { UInt16(Substring($0)) }
        let suffix = host.utf8.contains(UInt8(ascii: ":")) ? port.map { "-\($0)" } ?? "" : ""
        return (isSecure ? "__Host-" : "") + name + suffix
    }

    /// Returns the visitors in the cookies of a request that this server has signed, without repetition.
    ///
    /// - Parameters:
    ///   - headers: The values of the `Cookie` headers.
    ///   - host: The host that the request is for.
    func visitors(in headers: [String], host: String) -> [String] {
        var visitors: [String] = []
        for value in values(of: name(host: host), in: headers) {
            guard let visitor = visitor(value: value, host: host), !visitors.contains(visitor) else { continue }
            visitors.append(visitor)
        }
        return visitors
    }

    /// Returns the values of the cookies with a name.
    func values(of name: String, in headers: [String]) -> [String] {
        let prefix = "\(name)="
        return headers.flatMap { $0.utf8.split(separator: UInt8(ascii: ";")) }.compactMap { cookie in
            let cookie = cookie.drop { $0 == UInt8(ascii: " ") }
            return cookie.starts(with: prefix.utf8) ? String(cookie.dropFirst(prefix.utf8.count)) : nil
        }
    }

    /// Returns the values of the `Set-Cookie` headers that set a browser's cookie for a year and delete foreign ones.
    ///
    /// - Parameters:
    ///   - visitor: The visitor.
    ///   - host: The host that the request is for.
    ///   - path: The path of the request, if cookies must be deleted that were set for a part of it or for the domain.
    func setCookies(visitor: String, host: String, deletingOthersAt path: String? = nil) -> [String] {
        let name = name(host: host)
        let code = sign(Self.cookie(of: visitor, host: host))
        let own = "\(name)=\(visitor).\(code); Path=/; Max-Age=31536000; \(attributes)"
        guard let path else { return [own] }
        // An IPv6 address has colons within its brackets.
        let domain = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
        let deletions = Self.cookiePaths(of: path).flatMap { path -> [String] in
            let deletion = "\(name)=; Path=\(path); Max-Age=0"
            return path == "/" ? ["\(deletion); Domain=\(domain)"] : [deletion, "\(deletion); Domain=\(domain)"]
        }
        return deletions + [own]
    }

    /// The attributes that hide a cookie from scripts and keep the browser from sending it with forms of other sites.
    var attributes: String { "HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")" }

    /// Returns a token for the forms of a page, which proves that this server gave the page to a visitor.
    ///
    /// Pages of other sites do not have the token. Every visitor and every page has a different one.
    func formToken(page: String, visitor: String, host: String) -> String {
        sign(Self.form(of: page, visitor: visitor, host: host))
    }

    /// Returns whether a text is a token for the forms of a page and a visitor.
    func isFormToken(_ token: String, page: String, visitor: String, host: String) -> Bool {
        isSignature(token, of: Self.form(of: page, visitor: visitor, host: host))
    }

    private func visitor(value: String, host: String) -> String? {
        let parts = value.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 2, let visitor = String(parts[0]), let code = String(parts[1]) else { return nil }
        guard Secret.isWellFormed(visitor), isSignature(code, of: Self.cookie(of: visitor, host: host)) else {
            return nil
        }
        return visitor
    }

    // MARK: Signatures

    private static func cookie(of visitor: String, host: String) -> String {
        "vsm visitor\n\(host.lowercased())\n\(visitor)"
    }

    private static func form(of page: String, visitor: String, host: String) -> String {
        "vsm form\n\(host.lowercased())\n\(visitor)\n\(page)"
    }

    private func sign(_ message: String) -> String { Self.code(message, keys[0]) }

    private func isSignature(_ code: String, of message: String) -> Bool {
        code.utf8.count == 2 * SHA256.byteCount && codes(message).contains { Secret.areEqual($0, code) }
    }

    /// Returns the codes of a message, one for each key; the first key signs.
    func codes(_ message: String) -> some Collection<String> { keys.lazy.map { Self.code(message, $0) } }

    private static func code(_ message: String, _ key: SymmetricKey) -> String {
        HMAC<SHA256>.authenticationCode(for: Array(message.utf8), using: key).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    /// Returns the paths whose cookies are sent with a request, except those that a header cannot contain.
    private static func cookiePaths(of path: String) -> [String] {
        let isPlain = path.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: ";") }
        guard isPlain else { return ["/"] }
        var paths = ["/"]
        var prefix = ""
        for component in path.split(separator: "/").prefix(maximumDepth) {
            prefix += "/\(component)"
            paths += [prefix, prefix + "/"]
        }
        return paths
    }
}
