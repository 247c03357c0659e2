import Hummingbird
import HummingbirdCore
import VSMWeb

#if TLS
import HummingbirdTLS
#endif

/// The pages in an application with routes and with TLS, either its own or that of a proxy.
struct SecureApplication {
    let site: Site
    let port: Int
    /// The name under which browsers reach the application, with its port.
    let host: String
    /// The path of a PEM file with a certificate and its private key.
    ///
    /// Without it, TLS is left to a proxy.
    let certificate: String?

    /// Serves until the process is asked to stop.
    func run(onReady: @escaping @Sendable () async -> Void) async throws {
        let pages = LivePages(site, configuration: .init(port: port, hosts: [host], isSecure: true))
        let router = Router()
        router.get("api/greeting") { _, _ in "Hello" }
        router.addLivePages(pages)
        let application = Application(
            router: router,
            server: try server(pages),
            configuration: .init(address: .hostname("127.0.0.1", port: port)),
            services: [pages],
            onServerRunning: { _ in await onReady() }
        )
        try await application.runService()
    }

    private func server(_ pages: LivePages) throws -> HTTPServerBuilder {
        guard let certificate else { return .livePages(pages) }
        #if TLS
        let tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(file: certificate, format: .pem))
        )
        return try .tls(.livePages(pages), tlsConfiguration: tls)
        #else
        throw BuiltWithoutTLS(certificate: certificate)
        #endif
    }
}

#if !TLS
private struct BuiltWithoutTLS: Error, CustomStringConvertible {
    let certificate: String

    var description: String { "The site is built without TLS, which \(certificate) needs." }
}
#endif
