import Testing

@testable import VSMWeb

@Suite("Inspection: who may use the inspector")
struct InspectionAccessTests {
    private let access = InspectionAccess(token: "0123456789abcdef")
    private let own = InspectionAccess.Request(
        address: "127.0.0.1",
        host: "localhost:8080",
        headers: ["Accept", "Cookie"],
        token: nil,
        cookies: ["0123456789abcdef"]
    )

    private func decision(_ change: (inout InspectionAccess.Request) -> Void) -> InspectionAccess.Decision {
        var request = own
        change(&request)
        return access.decision(on: request)
    }

    @Test("The browser with the cookie may, over IPv4 and IPv6")
    func admitted() {
        #expect(decision { _ in } == .admitted)
        #expect(decision { ($0.address, $0.host) = ("::/64", "[::1]:8080") } == .admitted)
        #expect(decision { $0.host = "127.0.0.1" } == .admitted)
        #expect(decision { $0.cookies = ["of another port", "0123456789abcdef"] } == .admitted)
    }

    @Test("The token in the address becomes a cookie")
    func entered() {
        #expect(decision { ($0.cookies, $0.token) = ([], "0123456789abcdef") } == .entered)
    }

    @Test(
        "A wrong token is refused, even with the cookie",
        arguments: ["", "0", "0123456789abcdeg", "0123456789abcdef0"]
    )
    func wrongToken(token: String) {
        #expect(decision { $0.token = token } == .tokenMissing)
        #expect(decision { $0.cookies = [token] } == .tokenMissing)
    }

    @Test("A browser without token and cookie is told what to do")
    func missing() {
        #expect(decision { $0.cookies = [] } == .tokenMissing)
    }

    @Test(
        "It does not exist for other machines",
        arguments: ["192.168.1.7", "10.0.0.1", "", "2001:db8:1:2::/64", "128.0.0.1"]
    )
    func otherMachines(address: String) {
        #expect(decision { $0.address = address } == .hidden)
        #expect(decision { ($0.address, $0.token) = (address, "0123456789abcdef") } == .hidden)
    }

    @Test(
        "It does not exist under other names",
        arguments: ["example.com", "localhost.example.com", "localhost@example.com:8080", "127.0.0.1.example.com", ""]
    )
    func otherNames(host: String) {
        #expect(decision { $0.host = host } == .hidden)
    }

    @Test(
        "It does not exist behind a proxy",
        arguments: ["Forwarded", "X-Forwarded-For", "x-forwarded-proto", "Via", "X-Real-IP", "CF-Connecting-IP"]
    )
    func proxies(header: String) {
        #expect(decision { $0.headers.append(header) } == .hidden)
    }
}
