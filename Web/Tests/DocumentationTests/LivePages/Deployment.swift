import Testing
import VSMWeb

// snippet.configuration
struct MissingSecret: Error {}

func configuration(environment: [String: String]) throws -> WebServer.Configuration {
    let other = environment["SHOP_OTHER_SECRET"].flatMap { ServerSecret($0.utf8) }
    let accepted = [other].compactMap(\.self)
    guard let secret = environment["SHOP_SECRET"].flatMap({ ServerSecret($0.utf8, accepting: accepted) }) else {
        throw MissingSecret()
    }

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

private struct Database {
    var isConnected: Bool { get async { false } }
}

@Suite("Deployment")
struct Deployment {
    @Test("A server without its database is not ready")
    func readiness() async throws {
        let database = Database()
        var configuration = WebServer.Configuration()
        // snippet.readiness
        configuration.checkReadiness = { await database.isConnected ? nil : "The database cannot be reached." }
        // snippet.end
        let problem = await configuration.checkReadiness?()
        #expect(problem == "The database cannot be reached.")
    }

    @Test("A server can accept another secret")
    func rotation() throws {
        let secrets = ["ab", "cd"].map { String(repeating: $0, count: 32) }
        _ = try configuration(environment: ["SHOP_SECRET": secrets[0], "SHOP_OTHER_SECRET": secrets[1]])
    }

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
