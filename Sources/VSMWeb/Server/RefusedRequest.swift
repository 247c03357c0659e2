#if Web
import HTTPTypes
import HummingbirdCore
import NIOCore

/// A request that is not served, and the answer to it.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct RefusedRequest: Error {
    /// What is answered.
    enum Answer {
        /// A page of the site, or its sentence.
        case kind(RefusalKind)
        /// A sentence, whoever asks: it is not for a person.
        case sentence(HTTPResponse.Status, String)
    }

    /// Why it is not served, if operators may want to know.
    let refusal: Refusal?
    let answer: Answer
    let headers: HTTPFields
    /// What only operators get to know.
    var problem: String?

    init(_ refusal: Refusal?, _ kind: RefusalKind, headers: HTTPFields = [:], problem: String? = nil) {
        self.refusal = refusal
        self.answer = .kind(kind)
        self.headers = headers
        self.problem = problem
    }

    init(_ refusal: Refusal?, _ status: HTTPResponse.Status, _ sentence: String) {
        self.refusal = refusal
        self.answer = .sentence(status, sentence)
        headers = [:]
    }

    /// There is no room for another session.
    ///
    /// - Parameters:
    ///   - limit: What there is too much of.
    ///   - isForForm: Whether the session is for the answer to a form.
    static func tooManySessions(_ limit: SessionTable.Limit, isForForm: Bool = false) -> RefusedRequest {
        let refusal: Refusal =
            switch limit {
            case .address: .sessionsOfAddress
            case .visitor: .sessionsOfVisitor
            case .server: .sessions
            }
        return RefusedRequest(refusal, isForForm ? .sessionsForForm : .sessions)
    }

    /// The response to the request.
    func response(to request: Request, _ pages: RefusalPages) -> Response {
        var response: Response
        switch answer {
        case .kind(let kind):
            response = Response(
                pages.answer(kind, isPage: RefusalPages.isPage(accepted: request.headers[values: .accept]))
            )
        case .sentence(let status, let sentence):
            response = .text(status, sentence)
        }
        for field in headers { response.headers[field.name] = field.value }
        return response
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Response {
    /// A response of one sentence.
    static func text(_ status: HTTPResponse.Status, _ sentence: String) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: sentence + "\n"))
        )
    }

    fileprivate init(_ answer: RefusalPages.Answer) {
        self.init(
            status: HTTPResponse.Status(code: answer.status),
            headers: [.contentType: answer.contentType, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body))
        )
        if let seconds = answer.retryAfter { headers[.retryAfter] = String(seconds) }
    }
}
#endif
