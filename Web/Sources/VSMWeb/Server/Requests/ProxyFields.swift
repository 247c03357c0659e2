/// The header fields with which a proxy says for whom it asks, or which way a request came.
///
/// No browser sends them. There are many, so this looks for the words that their names have in common. A proxy may also
/// say nothing: see *Who can see it* in `Sources/VSMWeb/VSMWeb.docc/Guides/Inspector.md`.
enum ProxyFields {
    /// The words of names such as `X-Forwarded-For`, `True-Client-IP` and `WL-Proxy-Client-IP`.
    private static let words: Set<String> = [
        "forwarded", "forwarder", "forwards", "via", "proxy", "proxied", "proxyuser", "ip", "clientip", "realip",
    ]
    /// The beginnings of names, most of them the names of proxies and networks.
    private static let beginnings = [
        "akamai-", "cdn-", "cf-", "client-cert", "fastly-", "fly-", "front-end-https", "incap-", "ngrok-", "remote-",
        "ssl-", "surrogate-", "tailscale-", "true-client", "x-amz", "x-appengine-", "x-arr-", "x-auth-request-",
        "x-authentik-", "x-azure-", "x-b3-", "x-cache", "x-cloud-trace", "x-cluster-", "x-correlation-id", "x-envoy-",
        "x-fd-", "x-forward", "x-goog-", "x-host", "x-nf-", "x-original", "x-pomerium-", "x-real-", "x-remote-",
        "x-request-id", "x-request-start", "x-scheme", "x-ssl", "x-sucuri-", "x-tunnel-", "x-url-scheme", "x-varnish",
        "x-vercel-",
    ]

    /// Returns whether a header field was added by a proxy.
    static func contains(_ name: String) -> Bool {
        // Gateways that pass fields on as variables write underscores.
        let name = name.lowercased().replacing("_", with: "-")
        return beginnings.contains(where: name.hasPrefix)
            || name.split(separator: "-").contains { words.contains(String($0)) }
    }
}
