#if Web
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// Compresses the bodies of responses.
///
/// The compressor of swift-nio-extras is a handler that traps if a response has no request, which the answer to unreadable
/// input has not. Therefore it is not part of a connection's pipeline. It runs in a pipeline of its own, which gets
/// one request and one response.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
enum GzipEncoder {
    /// The size from which content is worth compressing, in bytes.
    static let minimumSize = 1024

    /// Whether a browser accepts content that is compressed with gzip.
    ///
    /// - Parameter acceptEncoding: The values of the `Accept-Encoding` headers.
    static func isAccepted(by acceptEncoding: [String]) -> Bool {
        for part in acceptEncoding.lazy.flatMap({ $0.split(separator: ",") }) {
            let pieces = part.lowercased().split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            guard pieces.first == "gzip" || pieces.first == "x-gzip" else { continue }
            let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }
            return quality.map { (Double($0.dropFirst(2)) ?? 0) > 0 } ?? true
        }
        return false
    }

    /// Compresses content.
    ///
    /// - Returns: `nil` if the content is too small to gain anything.
    static func encode(_ content: [UInt8]) -> ByteBuffer? {
        guard content.count >= minimumSize else { return nil }
        let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
        defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
        do {
            let headers: HTTPHeaders = ["Accept-Encoding": "gzip"]
            let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: headers)
            try channel.writeInbound(HTTPServerRequestPart.head(request))
            let head = HTTPResponseHead(version: .http1_1, status: .ok)
            channel.write(HTTPServerResponsePart.head(head), promise: nil)
            channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: content))), promise: nil)
            try channel.writeOutbound(HTTPServerResponsePart.end(nil))
            var compressed = ByteBuffer()
            while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
                if case .body(.byteBuffer(var body)) = part { compressed.writeBuffer(&body) }
            }
            return compressed.readableBytes < content.count ? compressed : nil
        } catch {
            return nil
        }
    }
}
#endif
