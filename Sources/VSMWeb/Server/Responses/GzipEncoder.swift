#if Web
import CZlib
import NIOCore

/// Compresses the bodies of responses with zlib.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
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
        guard content.count >= minimumSize, let length = UInt32(exactly: content.count) else { return nil }
        var stream = z_stream()
        // zlib compares the addresses at which it finds its stream.
        return withUnsafeMutablePointer(to: &stream) { encode(content, length, with: $0) }
    }

    private static func encode(
        _ content: [UInt8],
        _ length: UInt32,
        with stream: UnsafeMutablePointer<z_stream>
    ) -> ByteBuffer? {
        // Use the largest window, and the header and trailer of gzip instead of zlib's own.
        let windowBits = MAX_WBITS + 16
        let status = deflateInit2_(
            stream,
            Z_DEFAULT_COMPRESSION,
            Z_DEFLATED,
            windowBits,
            defaultMemoryLevel,
            Z_DEFAULT_STRATEGY,
            ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size)
        )
        guard status == Z_OK else { return nil }
        defer { deflateEnd(stream) }
        var compressed = ByteBuffer()
        var isWhole = false
        // Compression is worthless unless the result is shorter than the content.
        compressed.writeWithUnsafeMutableBytes(minimumWritableBytes: content.count) { output in
            content.withUnsafeBufferPointer { input in
                // zlib does not change its input.
                stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.pointee.avail_in = length
                stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.pointee.avail_out = length - 1
                isWhole = deflate(stream, Z_FINISH) == Z_STREAM_END
                return Int(length - 1 - stream.pointee.avail_out)
            }
        }
        guard isWhole else { return nil }
        // A response may be kept for as long as its browser reads slowly, and an asset for as long as the server runs.
        compressed.shrinkBufferCapacity(to: compressed.readableBytes)
        return compressed
    }

    /// The memory level of a compression, from 1 to 9; zlib has no name for its default.
    private static let defaultMemoryLevel: Int32 = 8
}
#endif
