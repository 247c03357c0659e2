import Foundation
import Testing

@testable import VSMWeb

@Suite("Decoding what was stored")
struct StoredJSONTests {
    /// Brackets that would make Foundation's decoder trap.
    private static let deep = String(repeating: "[", count: 513)

    @Test(
        "Content that is nested too deeply is refused, also where a text hides its depth",
        arguments: [
            Array(deep.utf8),
            Array(("{\"a\":" + deep).utf8),
            // In UTF-16, the bytes of the bullet are a quotation mark and a space.
            bytes(of: "[\"\u{2022}\"," + deep.dropFirst(), .utf16LittleEndian),
            bytes(of: "[\"\u{2220}\"," + deep.dropFirst(), .utf16BigEndian),
            bytes(of: "[\"\u{2022}\"," + deep.dropFirst(), .utf16),
            bytes(of: deep, .utf32),
            Array(deep.utf8) + [0xff],
        ]
    )
    func depth(content: [UInt8]) {
        #expect(throws: PreservationProblem.self) {
            try JSONDecoder().decode([Int].self, fromStored: content, maximumDepth: 64)
        }
    }

    @Test("Content at the limit is decoded")
    func limit() throws {
        let content = Array("[[1],[2]]".utf8)
        #expect(try JSONDecoder().decode([[Int]].self, fromStored: content, maximumDepth: 2) == [[1], [2]])
    }

    private static func bytes(of text: String, _ encoding: String.Encoding) -> [UInt8] {
        text.data(using: encoding).map(Array.init) ?? []
    }
}
