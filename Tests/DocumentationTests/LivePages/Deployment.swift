#if Web
import Testing
import VSMWeb

// snippet.configuration
struct MissingSecret: Error {}

func configuration(environment: [String: String]) throws -> WebServer.Configuration {
    guard let secret = environment["SHOP_SECRET"].flatMap({ ServerSecret($0.utf8) }) else { throw MissingSecret() }

    var limits = SessionLimits()
    limits.connectionsPerAddress = nil
    limits.requestsPerAddress = nil
    limits.sessionsPerAddress = nil

    var configuration = WebServer.Configuration(
        port: 8080,
        hosts: ["shop.example"],
        isSecure: true,
        limits: limits,
        secret: secret
    )
    configuration.drainTime = .seconds(20)
    return configuration
}
// snippet.end

@Suite("Deployment")
struct Deployment {
    @Test("The server behind a proxy needs its secret, and leaves the limits of addresses to the proxy")
    func behindProxy() throws {
        #expect(throws: MissingSecret.self) { try configuration(environment: [:]) }
        #expect(throws: MissingSecret.self) { try configuration(environment: ["SHOP_SECRET": "short"]) }
        let secret = String(repeating: "ab", count: 32)
        let production = try configuration(environment: ["SHOP_SECRET": secret])
        #expect(production.limits.sessionsPerAddress == nil)
        #expect(production.limits.connectionsPerAddress == nil)
        #expect(production.isSecure)
    }
}
#endif
