import Hummingbird
import HummingbirdTLS
import VSMWeb

/// The pages among the routes of an application, over TLS.
struct SecureApplication {
    let site: Site
    let port: Int
    /// The path of a PEM file with a certificate and its private key.
    let certificate: String

    /// Serves until the process is asked to stop.
    func run(onReady: @escaping @Sendable () async -> Void) async throws {
        let pages = LivePages(site, configuration: .init(port: port, isSecure: true))
        let router = Router()
        router.get("api/greeting") { _, _ in "Hello" }
        router.addLivePages(pages)
        let tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(file: certificate, format: .pem))
        )
        let application = Application(
            router: router,
            server: try .tls(.livePages(pages), tlsConfiguration: tls),
            configuration: .init(address: .hostname("127.0.0.1", port: port)),
            services: [pages],
            onServerRunning: { _ in await onReady() }
        )
        try await application.runService()
    }
}
