/// Headers that isolate a page.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
enum SecurityHeaders {
    /// What a page may load and run: only files of its site, and no inline script or style.
    ///
    /// The browser client has the only policy for markup, which it takes from the server.
    static let contentSecurityPolicy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types vsm",
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
