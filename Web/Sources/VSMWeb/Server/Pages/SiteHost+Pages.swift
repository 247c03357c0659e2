import HTTPTypes
import HummingbirdCore
import NIOCore

extension SiteHost {
    /// Opens the page that a browser requests.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - visit: The address of the request, and who sent it.
    ///   - isGuarded: Whether the page is one of the inspector, which the browser may use.
    /// - Throws: ``HTTPRefusal`` if there is no room for the page, or if the server is about to stop.
    func page(
        _ request: Request,
        _ visit: SiteVisit,
        guarded isGuarded: Bool = false
    ) async throws(HTTPRefusal) -> Response {
        let host = visit.host
        let visitors = cookies.visitors(in: request.headers[values: .cookie], host: host)
        // If there are several visitors, nothing tells which one is the browser's own.
        let visitor = visitors.count == 1 ? visitors[0] : Secret.random()
        let page = try await open(visit, by: visitor, for: request, guarded: isGuarded)
        let deletionPath = visitors.count > 1 ? visit.address.spelling : nil
        let setCookies = cookies.setCookies(visitor: visitor, host: host, deletingOthersAt: deletionPath)
        return try response(page, to: request, setCookies: setCookies)
    }

    func response(
        _ page: OpenedPage,
        to request: Request,
        setCookies: [String]
    ) throws(HTTPRefusal) -> Response {
        switch page {
        case .page(let status, let bytes):
            document(bytes, status: HTTPResponse.Status(code: status.rawValue), to: request, setCookies: setCookies)
        case .conflict(let bytes):
            document(bytes, status: .conflict, to: request, setCookies: setCookies)
        case .redirect(let redirect):
            Response(
                status: redirect.isPermanent ? .permanentRedirect : .seeOther,
                headers: [.location: redirect.target.asciiURL, .cacheControl: "no-store"]
            )
        case .failure(let problem):
            throw HTTPRefusal(.failure, problem: problem)
        }
    }

    private func document(
        _ bytes: [UInt8],
        status: HTTPResponse.Status,
        to request: Request,
        setCookies: [String]
    ) -> Response {
        var headers: HTTPFields = [
            .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .vary: "Accept-Encoding",
        ]
        for cookie in setCookies { headers.append(HTTPField(name: .setCookie, value: cookie)) }
        let isAccepted = GzipEncoder.isAccepted(by: request.headers[values: .acceptEncoding])
        let compressed = isAccepted ? GzipEncoder.encode(bytes) : nil
        if compressed != nil { headers[.contentEncoding] = "gzip" }
        let body = compressed ?? ByteBuffer(bytes: bytes)
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body))
    }

    private func open(
        _ visit: SiteVisit,
        by visitor: String,
        for request: Request,
        guarded isGuarded: Bool
    ) async throws(HTTPRefusal) -> OpenedPage {
        let pageRequest = PageRequest(visit.address, visitor: visitor)
        if phase.isDraining {
            // Another server has no session of a page that a browser without scripts waits for.
            guard let page = await registry.comeBack(pageRequest) else { throw HTTPRefusal(.stopping) }
            return page
        }
        // No connection follows a HEAD request.
        guard request.method != .head else { return await registry.preview(pageRequest, guarded: isGuarded) }
        do {
            return try await registry.open(
                pageRequest,
                from: visit.browser,
                guarded: isGuarded,
                // Pages of the inspector need the script.
                formToken: isGuarded ? nil : formToken(visitor: visitor, host: visit.host)
            )
        } catch {
            throw .tooManySessions(error.quota)
        }
    }

    /// Returns a function that makes the tokens of a visitor's forms.
    func formToken(visitor: String, host: String) -> LiveSession.FormToken {
        { cookies.formToken(page: $0, visitor: visitor, host: host) }
    }
}

extension String {
    /// The URL in the form that a header may contain, with non-ASCII bytes percent-encoded.
    fileprivate var asciiURL: String {
        var bytes: [UInt8] = []
        for byte in utf8 {
            if byte < 0x80 {
                bytes.append(byte)
            } else {
                bytes.append(contentsOf: "%\(String(byte, radix: 16, uppercase: true))".utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
