#if DEBUG
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import NIOHTTP1
import ServiceLifecycle

/// Serves the pages, the files and the journal of an inspector.
struct InspectorHost: Sendable {
    let inspection: any SiteInspection
    let access: InspectionAccess
    /// The files of the inspector, by their paths.
    let assets: [String: ServedAsset]
    /// The name of the cookie that stands for the token.
    static let cookie = "vsm-inspector"

    init(_ inspection: any SiteInspection, cookies: VisitorCookies) {
        self.inspection = inspection
        // The token is the same after a restart with the same secret.
        access = InspectionAccess(token: cookies.codes("vsm inspector").first ?? Secret.random())
        assets = ServedAsset.all(of: inspection.site)
    }

    /// Permits the pages of the site to show the inspector in a frame.
    static func permitFrame(in headers: inout HTTPFields, at place: SiteAddresses.Place?) {
        guard let name = HTTPField.Name("Content-Security-Policy") else { return }
        headers[name] =
            place == .inspector
            ? headers[name]?.replacing("frame-ancestors 'none'", with: "frame-ancestors 'self'")
            : headers[name].map { "\($0); frame-src 'self'" }
    }
}

/// What the server of a debug build serves beside its site.
struct HostAdditions: Sendable {
    let inspector: InspectorHost?
    /// The folder of a site that is developed.
    var development: DevelopmentFolder?

    init(to site: Site, cookies: VisitorCookies) {
        inspector = site.inspection.map { InspectorHost($0, cookies: cookies) }
    }

    /// Changes a response so that the pages of the site can show the inspector.
    func apply(to response: inout Response, at place: SiteAddresses.Place?) {
        if inspector != nil { InspectorHost.permitFrame(in: &response.headers, at: place) }
    }
}

extension SiteHost {
    var inspector: InspectorHost? { additions.inspector }

    /// Returns the response to a request that is not for the site, or `nil` for others.
    func additionalResponse(
        to request: Request,
        _ visit: SiteVisit,
        at place: SiteAddresses.Place
    ) async throws(HTTPRefusal) -> Response? {
        if let inspector, place == .inspector { return try await inspect(request, visit, inspector) }
        guard request.method == .get || request.method == .head else { return nil }
        return await developmentResponse(to: request, at: place, from: visit.browser)
    }

    /// Answers a request for the inspector.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - visit: The address of the request, and who sent it.
    ///   - inspector: The inspector.
    func inspect(
        _ request: Request,
        _ visit: SiteVisit,
        _ inspector: InspectorHost
    ) async throws(HTTPRefusal) -> Response {
        // The address has its own spelling.
        let path = visit.address.spelling
        let decision = inspector.access.decision(
            on: InspectionAccess.Request(
                address: visit.browser,
                host: visit.host,
                headers: request.headers.map(\.name.rawName),
                token: visit.address.queryValue("token"),
                cookies: cookies.values(of: nameOfInspectorCookie(visit.host), in: request.headers[values: .cookie])
            )
        )
        let isRead = request.method == .get || request.method == .head
        // A page of the site does without the script.
        if decision != .admitted, path == InspectionAddress.script, isRead {
            return Response(status: .ok, headers: [.contentType: Asset.ContentType.javaScript.rawValue])
        }
        if decision == .hidden { throw HTTPRefusal(.noFile) }
        guard isRead else { throw HTTPRefusal(.method) }
        switch decision {
        case .hidden, .tokenMissing: return missingToken
        case .entered:
            let cookie = "\(nameOfInspectorCookie(visit.host))=\(inspector.access.token)"
            return Response(
                status: .seeOther,
                headers: [
                    .location: path, .setCookie: "\(cookie); Path=/; HttpOnly; SameSite=Strict",
                    .cacheControl: "no-store",
                ]
            )
        case .admitted: break
        }
        if path == InspectionAddress.journal { return journal(inspector) }
        if let asset = inspector.assets[path] { return asset.response(to: request) }
        return try await page(request, visit, guarded: true)
    }

    /// Returns whether the browser that asks for a live connection may use the pages of the inspector.
    ///
    /// It has to be one that gets these pages: on this machine, without a proxy, and with the cookie.
    ///
    /// - Parameters:
    ///   - head: The request for the live connection.
    ///   - address: The address of the browser.
    func trusts(_ head: HTTPRequestHead, from address: String) -> Bool {
        guard let inspector, let host = head.headers.first(name: "host") else { return false }
        let request = InspectionAccess.Request(
            address: address,
            host: host,
            headers: head.headers.map(\.name),
            token: nil,
            cookies: cookies.values(of: nameOfInspectorCookie(host), in: head.headers["cookie"])
        )
        return inspector.access.decision(on: request) == .admitted
    }

    private func nameOfInspectorCookie(_ host: String) -> String { cookies.name(InspectorHost.cookie, host: host) }

    private var missingToken: Response {
        Response(
            status: .forbidden,
            headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(
                byteBuffer: ByteBuffer(
                    string:
                        "Open the address of the inspector that the server printed when it started. It has a token.\n"
                )
            )
        )
    }

    /// Writes the events so far, and then each new one, until the browser or the server ends the connection.
    private func journal(_ inspector: InspectorHost) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "application/jsonl; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                var writer = writer
                let lines = inspector.inspection.journalLines
                for await line in lines.cancelOnGracefulShutdown() {
                    try await writer.write(ByteBuffer(string: line))
                }
                try await writer.finish(nil)
            }
        )
    }
}
#else
import HummingbirdCore
import NIOHTTP1

/// A server of a release build serves nothing but its site.
struct HostAdditions: Sendable {
    init(to site: Site, cookies: VisitorCookies) {}

    @inline(__always) func apply(to response: inout Response, at place: SiteAddresses.Place?) {}
}

extension SiteHost {
    @inline(__always)
    func additionalResponse(
        to request: Request,
        _ visit: SiteVisit,
        at place: SiteAddresses.Place
    ) async throws(HTTPRefusal) -> Response? { nil }

    @inline(__always) func trusts(_ head: HTTPRequestHead, from address: String) -> Bool { false }
}
#endif
