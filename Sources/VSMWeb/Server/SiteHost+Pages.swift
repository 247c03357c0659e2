#if Web
import HTTPTypes
import HummingbirdCore
import NIOCore

extension SiteHost {
    /// Opens the page that a browser requests.
    ///
    /// - Throws: ``RefusedRequest`` if there is no room for it, or if the path is not one.
    func page(
        _ request: Request,
        host: String,
        from address: String
    ) async throws(RefusedRequest) -> Response {
        let visitors = cookies.visitors(in: request.headers[values: .cookie], host: host)
        // Of several, nothing tells which one is the browser's own.
        let visitor = visitors.count == 1 ? visitors[0] : Secret.random()
        guard let pageRequest = PageRequest(target: request.head.path ?? "/", visitor: visitor) else {
            throw RefusedRequest(.malformed, .badRequest, "This is not the path of a page.")
        }
        let page = try await open(pageRequest, for: request, from: address)
        var headers: HTTPFields = [
            .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .vary: "Accept-Encoding",
        ]
        let deletionPath = visitors.count > 1 ? request.uri.path : nil
        for cookie in cookies.setCookies(visitor: visitor, host: host, deletingOthersAt: deletionPath) {
            headers.append(HTTPField(name: .setCookie, value: cookie))
        }
        var body = ByteBuffer(bytes: page.bytes)
        if GzipEncoder.isAccepted(by: request.headers[values: .acceptEncoding]),
            let compressed = GzipEncoder.encode(page.bytes)
        {
            headers[.contentEncoding] = "gzip"
            body = compressed
        }
        return Response(
            status: HTTPResponse.Status(code: page.status.rawValue),
            headers: headers,
            body: ResponseBody(byteBuffer: body)
        )
    }

    private func open(
        _ pageRequest: PageRequest,
        for request: Request,
        from address: String
    ) async throws(RefusedRequest) -> OpenedPage {
        // A HEAD request is not followed by a connection.
        guard request.method != .head else { return await registry.preview(pageRequest) }
        do {
            return try await registry.open(pageRequest, from: address)
        } catch {
            let wantsPage = request.headers[values: .accept].contains { $0.contains("text/html") }
            throw .tooManySessions(error.limit, page: wantsPage ? busyPage : nil)
        }
    }
}
#endif
