import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore

/// Answers requests for the pages and files of a site.
struct SiteHost: Sendable {
    /// The rules that decide which requests the site accepts.
    let gate: RequestGate
    let cookies: VisitorCookies
    let limits: SessionLimits
    /// What the addresses of the server stand for.
    var addresses: SiteAddresses
    let readiness: Readiness
    let phase: ServerPhase
    let registry: SessionRegistry
    let monitor: ServerMonitor
    let refusalPages: RefusalPages
    /// The files of the site, by their paths.
    let assets: [String: ServedAsset]
    /// What debug builds serve beside the site.
    var additions: HostAdditions

    private static let securityHeaders = HTTPFields(SecurityHeaders.all)

    /// Prepares to serve a site.
    init(
        site: Site,
        gate: RequestGate,
        cookies: VisitorCookies,
        limits: SessionLimits,
        healthPath: String?,
        readiness: Readiness,
        phase: ServerPhase,
        registry: SessionRegistry,
        monitor: ServerMonitor
    ) {
        self.gate = gate
        self.cookies = cookies
        self.limits = limits
        addresses = SiteAddresses(site, healthPath: healthPath)
        self.readiness = readiness
        self.phase = phase
        self.registry = registry
        self.monitor = monitor
        refusalPages = RefusalPages(site: site, limits: limits)
        additions = HostAdditions(to: site, cookies: cookies)
        assets = ServedAsset.all(of: site)
    }

    /// Answers a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - browser: The address of the browser.
    ///   - logger: The logger of the request, with its identifier.
    func respond(to request: Request, from browser: String, logger: Logger) async -> Response {
        let address = request.head.path.flatMap { RequestAddress($0) }
        let place = address.map { addresses.place(of: $0) }
        var response: Response
        do {
            response = try await answer(request, at: address, place, from: browser)
        } catch {
            if let reason = error.reason { monitor.refused(reason, from: browser, logger: logger) }
            if let problem = error.problem { monitor.failed(problem, logger: logger) }
            let isPage = RefusalPages.isPage(accepted: request.headers[values: .accept])
            response = Response(refusalPages.answer(error.kind, isPage: isPage))
        }
        for field in Self.securityHeaders { response.headers[field.name] = field.value }
        additions.apply(to: &response, at: place)
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func answer(
        _ request: Request,
        at address: RequestAddress?,
        _ place: SiteAddresses.Place?,
        from browser: String
    ) async throws(HTTPRefusal) -> Response {
        // The host is checked later, because load balancers use the address.
        switch place {
        case .readiness: return await health
        case .liveness: return report("This server runs.", .ok)
        default: break
        }
        guard let host = request.head.authority, gate.admitsHost(host) else { throw HTTPRefusal(.host) }
        guard let address, let place else { throw HTTPRefusal(.path) }
        guard place != .misspelled else { throw HTTPRefusal(.noFile) }
        let visit = SiteVisit(address: address, host: host.lowercased(), browser: browser)
        if let response = try await additionalResponse(to: request, visit, at: place) { return response }
        let body = try await readBody(of: request)
        if request.method == .post {
            guard place == .page else { throw HTTPRefusal(.notAPage) }
            return try await submit(body, request, visit)
        }
        guard request.method == .get || request.method == .head else {
            throw HTTPRefusal(.method)
        }
        switch place {
        case .liveConnection: throw refusedUpgrade(request, host: visit.host)
        case .file(let path):
            guard let file = assets[path] else { throw HTTPRefusal(.noFile) }
            return file.response(to: request)
        // Browsers request this path on their own; a site with an icon names its path.
        case .icon: return Response(status: .noContent)
        case .page:
            guard isForDocument(request) else { throw HTTPRefusal(.noFile) }
            return try await page(request, visit)
        case .readiness, .liveness, .inspector, .developmentScript, .developmentBulletin, .misspelled:
            throw HTTPRefusal(.noFile)
        }
    }

    /// Whether the server is ready for browsers.
    private var health: Response {
        get async {
            if phase.isDraining { return report("This server is about to stop.", .serviceUnavailable) }
            if let problem = await readiness.problem() { return report(problem, .serviceUnavailable) }
            return report("This server serves.", .ok)
        }
    }

    private func report(_ sentence: String, _ status: HTTPResponse.Status) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: "\(sentence)\n"))
        )
    }

    /// Returns whether a browser requests a page rather than, for example, a missing image.
    private func isForDocument(_ request: Request) -> Bool {
        guard let name = HTTPField.Name("Sec-Fetch-Dest"), let destination = request.headers[name] else { return true }
        return destination == "document" || destination == "empty"
    }

    /// Reads the body within the limit of its size.
    ///
    /// ``HTTPGuard`` limits the time, because it also notices when nothing of the body arrives.
    private func readBody(of request: Request) async throws(HTTPRefusal) -> [UInt8] {
        let tooLarge = HTTPRefusal(.largeBody)
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
        } catch let refusal as HTTPRefusal {
            throw refusal
        } catch {
            throw HTTPRefusal(.unreadable)
        }
    }

    /// Returns the refusal of a request for the live connection that was not upgraded.
    ///
    /// The browser did not ask for an upgrade, or may not have one.
    private func refusedUpgrade(_ request: Request, host: String) -> HTTPRefusal {
        guard gate.admitsOrigin(request.headers[.origin], host: host) else { return HTTPRefusal(.foreignConnection) }
        guard !cookies.visitors(in: request.headers[values: .cookie], host: host).isEmpty else {
            return HTTPRefusal(.connectionWithoutCookie)
        }
        return HTTPRefusal(.noUpgrade)
    }
}
