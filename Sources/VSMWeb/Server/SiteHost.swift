#if Web
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore

/// Answers requests for the pages and files of a site.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct SiteHost: Sendable {
    let registry: SessionRegistry
    let monitor: ServerMonitor
    let gate: RequestGate
    let cookies: VisitorCookies
    let limits: SessionLimits
    private let phase: ServerPhase
    private let healthPath: String?
    private let refusalPages: RefusalPages
    let assets: [String: ServedAsset]
    private let texts: SiteTexts

    /// Creates the host of a site.
    init(
        _ site: Site,
        configuration: WebServer.Configuration,
        registry: SessionRegistry,
        phase: ServerPhase,
        monitor: ServerMonitor,
        refusalPages: RefusalPages
    ) {
        self.registry = registry
        self.phase = phase
        self.monitor = monitor
        gate = RequestGate(configuration)
        cookies = VisitorCookies(secret: configuration.secret, isSecure: configuration.isSecure)
        limits = configuration.limits
        healthPath = configuration.healthPath
        self.refusalPages = refusalPages
        let files = (site.assets + BrowserClient.assets(site)).map { ($0.path, ServedAsset($0)) }
        assets = Dictionary(files) { first, _ in first }
        texts = site.texts()
    }

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - address: The address of the browser.
    ///   - logger: The logger of the request, with its identifier.
    func respond(to request: Request, from address: String, logger: Logger) async -> Response {
        var response: Response
        do {
            response = try await answer(request, from: address)
        } catch {
            if let refusal = error.refusal { monitor.refused(refusal, from: address, logger: logger) }
            if let problem = error.problem { monitor.failed(problem, logger: logger) }
            response = error.response(to: request, refusalPages)
        }
        for header in SecurityHeaders.all {
            if let name = HTTPField.Name(header.name) { response.headers[name] = header.value }
        }
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func answer(_ request: Request, from address: String) async throws(RefusedRequest) -> Response {
        // Before the host is checked: load balancers ask by address.
        if let healthPath, request.uri.path == healthPath { return health }
        guard let host = request.head.authority, gate.admitsHost(host) else {
            throw RefusedRequest(.host, .misdirectedRequest, texts[.unknownHost])
        }
        let body = try await readBody(of: request)
        if request.method == .post { return try await submit(body, request, host: host, from: address) }
        guard request.method == .get || request.method == .head else {
            throw RefusedRequest(.method, .method, headers: [.allow: "GET, HEAD, POST"])
        }
        if request.uri.path == Document.socketPath { throw refusedUpgrade(request, host: host) }
        if let asset = assets[request.uri.path] { return asset.response(to: request) }
        // Browsers request it unasked; a site with an icon names its path.
        if request.uri.path == "/favicon.ico" { return Response(status: .noContent) }
        guard isForDocument(request) else { throw RefusedRequest(nil, .notFound, "There is no such file.") }
        return try await page(request, host: host, from: address)
    }

    private var health: Response {
        phase.isDraining
            ? .text(.serviceUnavailable, "This server is about to stop.") : .text(.ok, "This server serves.")
    }

    /// Whether a browser requests a page, and not a missing image or the like.
    private func isForDocument(_ request: Request) -> Bool {
        guard let name = HTTPField.Name("Sec-Fetch-Dest"), let destination = request.headers[name] else { return true }
        return destination == "document" || destination == "empty"
    }

    /// Reads the body, within its limit.
    ///
    /// How long it may take is the business of ``ConnectionGuard``, which needs no bytes to notice.
    private func readBody(of request: Request) async throws(RefusedRequest) -> [UInt8] {
        let tooLarge = RefusedRequest(.bodySize, .largeBody)
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.bodySize {
            throw tooLarge
        }
        do {
            var body: [UInt8] = []
            for try await part in request.body {
                guard body.count + part.readableBytes <= limits.bodySize else { throw tooLarge }
                body += part.readableBytesView
            }
            return body
        } catch let refusal as RefusedRequest {
            throw refusal
        } catch {
            throw RefusedRequest(.malformed, .unreadable)
        }
    }

    /// The answer to a request for the live connection that was not upgraded: the browser did not ask for it, or is not
    /// allowed to.
    private func refusedUpgrade(_ request: Request, host: String) -> RefusedRequest {
        guard gate.admitsOrigin(request.headers[.origin], host: host) else {
            return RefusedRequest(.origin, .forbidden, "Only pages of this site may connect.")
        }
        guard !cookies.visitors(in: request.headers[values: .cookie], host: host).isEmpty else {
            return RefusedRequest(.cookie, .forbidden, "Only browsers that have opened a page may connect.")
        }
        return RefusedRequest(nil, .upgradeRequired, "This address is for the live connection of a page.")
    }
}
#endif
