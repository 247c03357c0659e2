import NIOCore
import Testing

@testable import VSMWeb

@Suite("Compression", .timeLimit(.minutes(10)))
struct GzipEncoderTests {
    @Test(
        "Only browsers that accept gzip get it",
        arguments: [
            (["gzip"], true), (["gzip, deflate, br"], true), (["br", "GZIP;q=0.5"], true), (["x-gzip"], true),
            (["br;q=1, gzip; q=0.1"], true), ([], false), ([""], false), (["deflate, br"], false),
            (["identity"], false),
            (["gzip;q=0"], false), (["gzip; q=0.0, br"], false), (["gzip;q=nan"], false), ([",;,;q=,gzipped"], false),
        ]
    )
    func accepted(headers: [String], expected: Bool) {
        #expect(GzipEncoder.isAccepted(by: headers) == expected)
    }

    @Test("Text is compressed to a gzip file; content that does not become smaller stays unchanged")
    func encode() throws {
        let text = Array(String(repeating: "<li>Row</li>", count: 1000).utf8)
        let compressed = try #require(GzipEncoder.encode(text))
        #expect(compressed.readableBytes < text.count / 10)
        #expect(compressed.capacity < text.count / 10, "the memory that is kept")
        #expect(Array(compressed.readableBytesView.prefix(2)) == [0x1f, 0x8b])
        #expect(GzipEncoder.encode(Array("short".utf8)) == nil)
        var generator = SystemRandomNumberGenerator()
        #expect(GzipEncoder.encode((0..<5000).map { _ in UInt8.random(in: 0...255, using: &generator) }) == nil)
    }
}
