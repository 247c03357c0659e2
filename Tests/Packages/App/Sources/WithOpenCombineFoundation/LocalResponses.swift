import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Answers requests to `local://` in the process: with a playlist, or with invalid JSON for the path `/damaged`.
final class LocalResponses: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "local" }

    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let client, let url = request.url else { return }
        let body = url.path == "/damaged" ? "<html>" : #"{"title": "Rain", "songs": ["Drizzle", "Downpour"]}"#
        let length = body.utf8.count
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: length, textEncodingName: nil)
        client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client.urlProtocol(self, didLoad: Data(body.utf8))
        client.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
