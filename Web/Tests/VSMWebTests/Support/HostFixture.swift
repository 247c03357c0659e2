import CoreMetrics
import HTTPTypes
import HummingbirdCore
import Logging
import MetricsTestKit
import NIOCore

@testable import VSMWeb

/// The host of a site, without a network.
struct HostFixture {
    var host: SiteHost
    let phase = ServerPhase()
    let metrics = TestMetrics()
    let name = "localhost:8080"

    init(
        limits: SessionLimits = SessionLimits(),
        secret: ServerSecret = .random(),
        readiness: Readiness = Readiness(check: nil),
        site: Site = Site(title: "Test <site>", stylesheets: ["/style.css"]) { request in
            p { request.visitor }.class("visitor")
            p { String(repeating: "long ", count: 1000) }
        }
    ) {
        var configuration = WebServer.Configuration(limits: limits)
        configuration.secret = secret
        let monitor = ServerMonitor(metrics: ServerMetrics(factory: metrics), logger: Logger(label: "test"))
        let registry = SessionRegistry(site: site, limits: limits, metrics: monitor.metrics)
        host = SiteHost(
            site: site,
            gate: configuration.gate,
            cookies: configuration.cookies,
            limits: limits,
            healthPath: configuration.healthPath,
            readiness: readiness,
            phase: phase,
            registry: registry,
            monitor: monitor
        )
    }

    /// Sends a request.
    func get(
        _ path: String,
        _ fields: HTTPFields = [:],
        method: HTTPRequest.Method = .get,
        body: String = "",
        host: String? = nil,
        address: String = "address"
    ) async throws -> (response: Response, body: String) {
        let name = host ?? name
        let head = HTTPRequest(method: method, scheme: "http", authority: name, path: path, headerFields: fields)
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body)))
        let response = await self.host.respond(to: request, from: address, logger: Logger(label: "test"))
        return (response, try await response.text)
    }

    /// Returns the number of requests that were refused for a reason.
    func count(_ reason: RefusalReason) throws -> Int64 {
        try metrics.expectCounter("vsm_refusals", [("kind", reason.rawValue)]).totalValue
    }
}

extension Response {
    /// The body as text, with a replacement character for invalid bytes.
    var text: String {
        get async throws {
            let writer = CollectedBody()
            try await body.write(writer)
            return String(decoding: await writer.content.bytes, as: UTF8.self)
        }
    }
}

/// Collects a body.
private struct CollectedBody: ResponseBodyWriter {
    actor Content {
        var bytes: [UInt8] = []
        func append(_ buffer: ByteBuffer) { bytes += Array(buffer.readableBytesView) }
    }

    let content = Content()

    mutating func write(_ buffer: ByteBuffer) async throws { await content.append(buffer) }
    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
