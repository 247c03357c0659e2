import Testing

@testable import VSMWeb

@Suite("The hosts and origins that the server accepts")
struct RequestGateTests {
    private let gate = RequestGate(hosts: ["localhost:8080"], isSecure: false)
    private let secure = RequestGate(hosts: ["shop.example"], isSecure: true)

    @Test("Only requests for a name of the server are accepted")
    func hosts() {
        #expect(gate.admitsHost("localhost:8080"))
        #expect(gate.admitsHost("LOCALHOST:8080"))
        for host in ["localhost", "localhost:8081", "evil.example", "localhost:8080.evil.example", "", nil] {
            #expect(!gate.admitsHost(host), "\(host ?? "none")")
        }
    }

    @Test("Only connections from pages of the server are accepted")
    func origins() {
        #expect(gate.admitsOrigin("http://localhost:8080", host: "localhost:8080"))
        #expect(secure.admitsOrigin("https://shop.example", host: "shop.example"))
        #expect(!secure.admitsOrigin("http://shop.example", host: "shop.example"))
        for origin in [
            "https://localhost:8080", "http://localhost:8081", "http://evil.example", "null", "http://localhost:8080/",
            "http://localhost:8080.evil.example", "", nil,
        ] {
            #expect(!gate.admitsOrigin(origin, host: "localhost:8080"), "\(origin ?? "none")")
        }
    }

    @Test("Secrets are long and different, and are compared completely")
    func secrets() {
        let secret = Secret.random()
        #expect(secret.utf8.count == 32 && Secret.isWellFormed(secret))
        #expect(secret != Secret.random())
        #expect(Secret.areEqual(secret, secret))
        #expect(!Secret.areEqual(secret, String(secret.dropLast())))
        #expect(!Secret.areEqual(secret, Secret.random()))
    }
}
