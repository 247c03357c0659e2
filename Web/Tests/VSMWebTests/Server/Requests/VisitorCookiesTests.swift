import Testing

@testable import VSMWeb

@Suite("The cookies of visitors", .timeLimit(.minutes(10)))
struct VisitorCookiesTests {
    private let host = "localhost:8080"
    private let cookies = VisitorCookies(secret: .random(), isSecure: false)
    private let secure = VisitorCookies(secret: .random(), isSecure: true)

    /// The name and value of a new visitor's cookie.
    private func cookie(_ visitor: String, _ cookies: VisitorCookies? = nil, host: String? = nil) -> String {
        let header = (cookies ?? self.cookies).setCookies(visitor: visitor, host: host ?? self.host)[0]
        return String(header.prefix { $0 != ";" })
    }

    @Test("A cookie of this server identifies a visitor at any position in the header")
    func signed() {
        let visitor = Secret.random()
        let cookie = cookie(visitor)
        #expect(cookies.visitors(in: [cookie], host: host) == [visitor])
        #expect(cookies.visitors(in: ["a=b; \(cookie);c=d"], host: host) == [visitor])
        #expect(cookies.visitors(in: ["a=b", cookie], host: host) == [visitor])
        #expect(cookies.visitors(in: [cookie, cookie], host: host) == [visitor])
        #expect(cookies.visitors(in: [], host: host) == [])
    }

    @Test("An unsigned or changed visitor is ignored")
    func unsigned() {
        let visitor = Secret.random()
        let cookie = cookie(visitor)
        let name = cookies.name(host: host)
        let code = cookie.split(separator: ".")[1]
        for forged in [
            "\(name)=\(visitor)", "\(name)=\(visitor).", "\(name)=.\(code)", "\(name)=\(Secret.random()).\(code)",
            "\(name)=\(visitor).\(String(repeating: "0", count: 64))", "\(cookie)0", "\(cookie).\(code)", "x\(cookie)",
            cookie.uppercased(), "\(name)=", name, "", ";;;", "=",
            self.cookie(visitor, VisitorCookies(secret: .random(), isSecure: false)),
            self.cookie(visitor, host: "localhost:8081"),
        ] {
            #expect(cookies.visitors(in: [forged], host: host) == [], "\(forged)")
        }
    }

    @Test("The signed cookie is found behind any number of forged ones")
    func manyForged() {
        let visitor = Secret.random()
        let forged = Array(repeating: "vsm-8080=\(visitor).0000", count: 300).joined(separator: "; ")
        #expect(cookies.visitors(in: ["\(forged); \(cookie(visitor))"], host: host) == [visitor])
    }

    @Test("Two signed visitors are both reported, so that neither is mistaken for the browser's own")
    func two() {
        let visitors = [Secret.random(), Secret.random()]
        #expect(cookies.visitors(in: visitors.map { cookie($0) }, host: host) == visitors)
    }

    @Test("Servers on other ports of the host have other names")
    func names() {
        #expect(cookies.name(host: "localhost:8080") == "vsm-8080")
        #expect(cookies.name(host: "[::1]:8081") == "vsm-8081")
        #expect(cookies.name(host: "shop.example") == "vsm")
        #expect(secure.name(host: "shop.example") == "__Host-vsm")
        for strange in ["", ":", "a:b", "[::1]", "a:-1", "a:99999999999999999999", "a:8080\r\nX: y"] {
            let name = cookies.name(host: strange)
            #expect(name.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ";") }, "\(strange)")
        }
    }

    @Test("The cookie is hidden from scripts and other sites, and over TLS, it is bound to the host")
    func attributes() {
        let plain = cookies.setCookies(visitor: "x", host: host)
        #expect(plain.count == 1)
        #expect(plain[0].hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"))
        let locked = secure.setCookies(visitor: "x", host: "shop.example")
        #expect(locked[0].hasPrefix("__Host-vsm=x."))
        #expect(locked[0].hasSuffix("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"))
    }

    @Test("Foreign cookies are deleted on every path that covers the request")
    func deletion() {
        let headers = cookies.setCookies(visitor: "x", host: host, deletingOthersAt: "/a/b")
        for path in ["/a", "/a/", "/a/b", "/a/b/"] {
            #expect(headers.contains("vsm-8080=; Path=\(path); Max-Age=0"))
            #expect(headers.contains("vsm-8080=; Path=\(path); Max-Age=0; Domain=localhost"))
        }
        #expect(headers.contains("vsm-8080=; Path=/; Max-Age=0; Domain=localhost"))
        #expect(headers.last?.hasPrefix("vsm-8080=x.") == true)
        let ownMachine = cookies.setCookies(visitor: "x", host: "[::1]:8080", deletingOthersAt: "/")
        #expect(ownMachine.contains("vsm-8080=; Path=/; Max-Age=0; Domain=[::1]"))
        let long = cookies.setCookies(visitor: "x", host: host, deletingOthersAt: String(repeating: "/a", count: 999))
        #expect(long.count < 40)
        #expect(cookies.setCookies(visitor: "x", host: host, deletingOthersAt: "/a;b\r\nc").count == 2)
    }

    @Test("A secret is long enough, and is not shown")
    func secret() throws {
        #expect(ServerSecret([UInt8](repeating: 7, count: 31)) == nil)
        let secret = try #require(ServerSecret("0123456789abcdef0123456789abcdef".utf8))
        #expect("\(secret)" == "ServerSecret")
        var dumped = ""
        dump(secret, to: &dumped)
        #expect(!dumped.contains("48"))
        #expect(ServerSecret.random().bytes != ServerSecret.random().bytes)
    }
}
