#if Web
import Foundation
import NIOCore
import Testing

@testable import VSMWeb

@Suite("The client of the browser")
struct BrowserClientTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/VSMWeb/Resources/Client")

    @Test("It has at most 11,400 bytes as it is served")
    func size() throws {
        let served = try #require(GzipEncoder.encode(BrowserClient.script))
        #expect(served.readableBytes <= 11_400)
    }

    @Test("No two files declare the same name: they share one scope")
    func names() throws {
        let order = try String(contentsOf: Self.folder.appendingPathComponent("order.txt"), encoding: .utf8)
        let files = try order.split(separator: "\n").map {
            try String(contentsOf: Self.folder.appendingPathComponent(String($0)), encoding: .utf8)
        }
        let names = files.flatMap { $0.split(separator: "\n") }.compactMap { line in
            line.prefixMatch(of: /(?:async )?(?:function\*?|const|let) (\w+)/).map { String($0.1) }
        }
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts.filter { $0.value > 1 }.isEmpty)
        #expect(names.count > 100)
    }
}
#endif
