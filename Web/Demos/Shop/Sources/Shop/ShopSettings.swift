import ShoppingDatabase
import ShoppingFeatures
import VSMWeb
import VSMWebInspector

/// The settings of the shop, from environment variables.
struct ShopSettings {
    let port: Int
    /// The address on which the shop listens.
    let address: String
    /// The names under which browsers reach the shop, or `nil` for those of this machine.
    let hosts: [String]?
    /// Whether browsers reach the shop over TLS, which a proxy provides.
    let isSecure: Bool
    /// Whether a proxy stands between browsers and the shop, so that all of them have its address.
    let isBehindProxy: Bool
    /// How long the shop continues to serve after it was asked to stop.
    let drainTime: Duration
    /// The file with the data, or the address of a PostgreSQL database.
    let database: String
    /// The file with the key for the cookies, which all nodes share.
    let secretPath: String
    let productCount: Int
    let disturbance: Disturbance
    /// How long the first response waits for the content of a page.
    let firstAnswer: Duration

    /// Reads the settings.
    ///
    /// - Parameter environment: The variables in the table of the demo's README.
    /// - Throws: ``SettingProblem`` for an invalid value.
    init(environment: [String: String]) throws {
        let reader = SettingReader(environment: environment)
        port = try reader.number("PORT", default: 8080, in: 1...65535)
        address = try reader.text("SHOPPING_ADDRESS", default: "127.0.0.1")
        hosts = try reader.hosts("SHOPPING_HOSTS")
        isSecure = try reader.flag("SHOPPING_SECURE")
        isBehindProxy = try reader.flag("SHOPPING_PROXY")
        drainTime = .seconds(try reader.number("SHOPPING_DRAIN", default: 0.0, in: 0...600))
        database = try reader.text("SHOPPING_DATABASE", default: "shopping.sqlite")
        let isFile = !ShopData.isAddress(database)
        secretPath = try reader.text("SHOPPING_SECRET", default: isFile ? database + ".secret" : "shopping.secret")
        productCount = try reader.number("SHOPPING_PRODUCTS", default: 0, in: 0...100_000)
        disturbance = Disturbance(
            delay: try reader.number("SHOPPING_DELAY", default: 0.0, in: 0...60),
            failureRate: try reader.number("SHOPPING_FAILURE_RATE", default: 0.0, in: 0...1),
            intercept: Self.intercept
        )
        firstAnswer = .seconds(try reader.number("SHOPPING_FIRST_ANSWER", default: 0.5, in: 0...60))
    }

    /// Lets the inspector make the repositories slow or fail.
    private static var intercept: (@Sendable (_ repository: String) async throws -> Void)? {
        #if DEBUG
        // snippet.outcome
        { try await forcedOutcome(of: $0, failure: RepositoryError.unreachable) }
        // snippet.end
        #else
        nil
        #endif
    }

    /// The address that a browser opens.
    var url: String { "\(isSecure ? "https" : "http")://\(hosts?.first ?? "localhost:\(port)")" }

    /// The configuration of the server.
    ///
    /// - Parameter secret: The key for the cookies.
    func configuration(secret: ServerSecret) -> WebServer.Configuration {
        var limits = SessionLimits()
        limits.firstAnswer = firstAnswer
        if isBehindProxy {
            limits.sessionsPerAddress = nil
            limits.connectionsPerAddress = nil
            limits.requestsPerAddress = nil
        }
        var configuration = WebServer.Configuration(
            address: address,
            port: port,
            hosts: hosts.map(Set.init),
            isSecure: isSecure,
            limits: limits,
            secret: secret
        )
        configuration.drainTime = drainTime
        return configuration
    }
}
