import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

extension Response {
    /// Creates the response of a site to a request that it does not serve.
    init(_ answer: RefusalPages.Answer) {
        self.init(
            status: HTTPResponse.Status(code: answer.status),
            headers: HTTPFields(answer.headers),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body))
        )
    }
}

extension HTTPResponseHead {
    /// Creates the head of a connection's last response, to a request that does not reach the site.
    init(_ answer: RefusalPages.Answer) {
        var headers = HTTPHeaders(SecurityHeaders.all + answer.headers)
        headers.add(name: "Content-Length", value: "\(answer.body.count)")
        headers.add(name: "Connection", value: "close")
        self.init(version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
    }
}

extension HTTPFields {
    /// Creates header fields whose names keep their spelling.
    init(_ fields: [(name: String, value: String)]) {
        self.init()
        for (name, value) in fields {
            if let name = HTTPField.Name(name) { self[name] = value }
        }
    }
}
