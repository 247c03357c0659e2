#if Web
import HTTPTypes
import HummingbirdCore
import NIOCore

/// A request that is not served, and the answer to it.
struct RefusedRequest: Error {
    /// Why it is not served, if operators may want to know.
    let refusal: Refusal?
    let response: Response

    init(
        _ refusal: Refusal?,
        _ status: HTTPResponse.Status,
        _ sentence: String,
        headers: HTTPFields = [:]
    ) {
        self.refusal = refusal
        var response = Response.text(status, sentence)
        for field in headers { response.headers[field.name] = field.value }
        self.response = response
    }

    private init(_ refusal: Refusal, response: Response) {
        self.refusal = refusal
        self.response = response
    }

    /// There is no room for another session.
    ///
    /// - Parameters:
    ///   - limit: What there is too much of.
    ///   - page: The page to show, if a browser asked for one.
    static func tooManySessions(_ limit: SessionTable.Limit, page: BusyPage?) -> RefusedRequest {
        let seconds = Int.random(in: BusyPage.pauses)
        var response = Response.text(
            .serviceUnavailable,
            "Too many pages are open. Try again in \(seconds) seconds."
        )
        if let page {
            response.headers[.contentType] = "text/html; charset=utf-8"
            response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: page.bytes(retryAfter: seconds)))
        }
        response.headers[.retryAfter] = String(seconds)
        let refusal: Refusal =
            switch limit {
            case .address: .sessionsOfAddress
            case .visitor: .sessionsOfVisitor
            case .server: .sessions
            }
        return RefusedRequest(refusal, response: response)
    }
}

extension Response {
    /// A response of one sentence.
    static func text(_ status: HTTPResponse.Status, _ sentence: String) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: sentence + "\n"))
        )
    }
}
#endif
