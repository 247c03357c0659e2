#if Web
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// Answers requests for pages and files.
struct SiteResponder: HTTPResponder {
    /// What is known about a request besides its content.
    struct Context: RequestContext {
        var coreContext: CoreRequestContextStorage
        /// The address of the browser.
        let address: String

        init(source: ApplicationRequestContextSource) {
            coreContext = CoreRequestContextStorage(source: source)
            address = source.channel.remoteAddress?.ipAddress ?? ""
        }
    }

    /// How long the body of a request may take.
    private static let bodyTime = Duration.seconds(20)

    private let registry: SessionRegistry
    private let gate: RequestGate
    private let limits: SessionLimits
    private let assets: [String: Asset]

    init(site: Site, registry: SessionRegistry, gate: RequestGate, limits: SessionLimits) {
        self.registry = registry
        self.gate = gate
        self.limits = limits
        let client = Asset(Document.clientPath, .javaScript, content: BrowserClient.script)
        assets = Dictionary((site.assets + [client]).map { ($0.path, $0) }) { first, _ in first }
    }

    func respond(to request: Request, context: Context) async throws -> Response {
        var response = await answer(request, from: context.address)
        for header in SecurityHeaders.all {
            if let name = HTTPField.Name(header.name) { response.headers[name] = header.value }
        }
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func answer(_ request: Request, from address: String) async -> Response {
        guard gate.admitsHost(request.head.authority) else {
            return .text(.misdirectedRequest, "This server does not answer under that name.")
        }
        if let refusal = await readBody(of: request) { return refusal }
        guard request.method == .get || request.method == .head else {
            var response = Response.text(
                .methodNotAllowed,
                "Pages are read with GET; events go over the live connection."
            )
            response.headers[.allow] = "GET, HEAD"
            return response
        }
        if request.uri.path == Document.socketPath { return refuseUpgrade(request) }
        if let asset = assets[request.uri.path] { return answer(asset, to: request) }
        // Browsers request it unasked; a site with an icon names its path.
        if request.uri.path == "/favicon.ico" { return Response(status: .noContent) }
        guard isForDocument(request) else { return .text(.notFound, "There is no such file.") }
        return await openPage(request, from: address)
    }

    /// Whether a browser requests a page, and not a missing image or the like.
    private func isForDocument(_ request: Request) -> Bool {
        guard let name = HTTPField.Name("Sec-Fetch-Dest"), let destination = request.headers[name] else { return true }
        return destination == "document" || destination == "empty"
    }

    /// Reads and discards the body, within its limits.
    ///
    /// - Returns: The response to a body that exceeds them.
    private func readBody(of request: Request) async -> Response? {
        let tooLarge = Response.text(.contentTooLarge, "A request may carry \(limits.bodySize) bytes.")
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.bodySize {
            return tooLarge
        }
        let deadline = ContinuousClock.now + Self.bodyTime
        do {
            var size = 0
            for try await part in request.body {
                size += part.readableBytes
                if size > limits.bodySize { return tooLarge }
                if ContinuousClock.now > deadline { return .text(.requestTimeout, "The request takes too long.") }
            }
            return nil
        } catch {
            return .text(.badRequest, "The request cannot be read.")
        }
    }

    /// Answers a request for the live connection that was not upgraded: the browser did not ask for it, or is not allowed to.
    private func refuseUpgrade(_ request: Request) -> Response {
        guard gate.admitsOrigin(request.headers[.origin], host: request.head.authority) else {
            return .text(.forbidden, "Only pages of this site may connect.")
        }
        guard gate.visitor(cookies: request.headers[values: .cookie]) != nil else {
            return .text(.forbidden, "Only browsers that have opened a page may connect.")
        }
        return .text(.upgradeRequired, "This address is for the live connection of a page.")
    }

    private func answer(_ asset: Asset, to request: Request) -> Response {
        var headers: HTTPFields = [.eTag: asset.entityTag, .cacheControl: "no-cache"]
        guard request.headers[.ifNoneMatch] != asset.entityTag else {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = asset.contentType.rawValue
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: asset.content)))
    }

    private func openPage(_ request: Request, from address: String) async -> Response {
        let known = gate.visitor(cookies: request.headers[values: .cookie])
        let visitor = known ?? Secret.random()
        guard let pageRequest = PageRequest(target: request.head.path ?? "/", visitor: visitor) else {
            return .text(.badRequest, "This is not the path of a page.")
        }
        // A HEAD request is not followed by a connection.
        let opened =
            request.method == .head
            ? await registry.preview(pageRequest) : await registry.open(pageRequest, from: address)
        guard let page = opened else {
            var response = Response.text(.serviceUnavailable, "Too many pages are open. Try again in a minute.")
            response.headers[.retryAfter] = "60"
            return response
        }
        var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"]
        headers[.setCookie] = gate.setCookie(visitor: visitor)
        return Response(
            status: HTTPResponse.Status(code: page.status.rawValue),
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: page.bytes))
        )
    }
}

extension Response {
    fileprivate static func text(_ status: HTTPResponse.Status, _ sentence: String) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: sentence + "\n"))
        )
    }
}
#endif
