import Testing

@testable import VSMWeb

@Suite("Requests from the machine of the server")
struct OwnMachineTests {
    @Test("The names of this machine, with any port", arguments: ["localhost", "127.0.0.1", "[::1]", "LocalHost"])
    func names(name: String) {
        #expect(OwnMachine.isName(name))
        #expect(OwnMachine.isName("\(name):8080"))
        for other in ["\(name).", "\(name).example", "\(name):8080.example", "\(name):", "\(name):x", "\(name)@other"] {
            #expect(!OwnMachine.isName(other), "\(other)")
        }
    }

    @Test("Other names are not", arguments: ["", "127.1", "2130706433", "0x7f000001", "::1", "0.0.0.0", "localhos"])
    func otherNames(name: String) {
        #expect(!OwnMachine.isName(name))
    }

    @Test("The addresses of this machine", arguments: ["127.0.0.1", "127.1.2.3", "::1", "::/64", "localhost"])
    func addresses(address: String) {
        #expect(OwnMachine.isAddress(address))
    }

    @Test(
        "Other addresses are not",
        arguments: ["", "127.example.com", "127.0.0.1.example", "127.0.0", "128.0.0.1", "127.0.0.256", "0.0.0.0", "::"]
    )
    func otherAddresses(address: String) {
        #expect(!OwnMachine.isAddress(address))
    }

    @Test(
        "A header field of a proxy is known",
        arguments: [
            "Via", "Forwarded", "X-Forwarded-For", "x-forwarded-proto", "X-Forwarded-Host", "X-Forwarded-Server",
            "X-Forwarded", "X-Forward-For", "Forwarded-For", "X-Real-IP", "X-Client-IP", "True-Client-IP",
            "CF-Connecting-IP", "CF-Ray", "CF-IPCountry", "CF-Visitor", "CDN-Loop", "X-Envoy-External-Address",
            "X-Envoy-Expected-Rq-Timeout-Ms", "X-Amzn-Trace-Id", "X-Amz-Cf-Id", "X-Request-ID", "X-Request-Start",
            "X-Cluster-Client-IP", "Fastly-Client-IP", "Fly-Client-IP", "X-Azure-ClientIP", "X-Azure-SocketIP",
            "X-Appengine-User-IP", "X-Cloud-Trace-Context", "X-Original-URL", "X-Original-Forwarded-For",
            "X-Original-Host", "X-ProxyUser-Ip", "WL-Proxy-Client-IP", "Proxy-Connection", "X-Remote-IP",
            "X-Remote-Addr", "X-Originating-IP", "Client-IP", "X-Varnish", "X-Scheme", "Front-End-Https",
            "Tailscale-User-Login", "X-Vercel-Id", "X-NF-Client-Connection-IP", "Incap-Client-IP", "X-Host",
            "Client-Cert", "Remote-User", "X-Forwarded_For", "X_FORWARDED_FOR", "X_Request_ID", "Surrogate-Capability",
            "Max-Forwards",
        ]
    )
    func proxies(name: String) {
        #expect(ProxyFields.contains(name))
        #expect(ProxyFields.contains(name.lowercased()))
        #expect(!OwnMachine.isSource("127.0.0.1", ["Accept", name]))
    }

    @Test("A browser sends none of them")
    func browsers() {
        let names = [
            "Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Cache-Control", "Connection",
            "Content-Length", "Content-Type", "Cookie", "DNT", "Host", "If-Modified-Since", "If-None-Match",
            "Keep-Alive", "Origin", "Pragma", "Priority", "Purpose", "Range", "Referer", "Save-Data", "Sec-CH-UA",
            "Sec-CH-UA-Mobile", "Sec-CH-UA-Platform", "Sec-Fetch-Dest", "Sec-Fetch-Mode", "Sec-Fetch-Site",
            "Sec-Fetch-User", "Sec-GPC", "Sec-Purpose", "Sec-WebSocket-Extensions", "Sec-WebSocket-Key",
            "Sec-WebSocket-Protocol", "Sec-WebSocket-Version", "TE", "Upgrade", "Upgrade-Insecure-Requests",
            "User-Agent", "X-Requested-With", "Traceparent",
        ]
        for name in names { #expect(!ProxyFields.contains(name), "\(name)") }
        #expect(OwnMachine.isSource("127.0.0.1", names))
        #expect(!OwnMachine.isSource("192.168.1.7", names))
    }
}
