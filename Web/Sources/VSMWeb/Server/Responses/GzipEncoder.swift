import CWebSystem
import NIOCore

/// Compresses the bodies of responses with zlib.
enum GzipEncoder {
    /// The size from which content is worth compressing, in bytes.
    static let minimumSize = 1024

    /// Returns whether a browser accepts content that is compressed with gzip.
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
    /// - Returns: `nil` if the content is too small, or does not become smaller.
    static func encode(_ content: [UInt8]) -> ByteBuffer? {
        guard content.count >= minimumSize else { return nil }
        var compressed = ByteBuffer()
        compressed.writeWithUnsafeMutableBytes(minimumWritableBytes: content.count) { output in
            // Compression is worthless unless the result is shorter than the content.
            vsm_compress(content, content.count, output.baseAddress, content.count - 1)
        }
        guard compressed.readableBytes > 0 else { return nil }
        // A response may be kept for as long as its browser reads slowly, and an asset for as long as the server runs.
        compressed.shrinkBufferCapacity(to: compressed.readableBytes)
        return compressed
    }
}
