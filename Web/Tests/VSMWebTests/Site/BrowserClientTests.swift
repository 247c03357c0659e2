import Foundation
import NIOCore
import Testing

@testable import VSMWeb

@Suite("The client of the browser")
struct BrowserClientTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .resolvingSymlinksInPath()
        .deletingLastPathComponent()
        .appendingPathComponent("../../../Client")

    @Test(
        "The compressed script of every page has at most 13,200 bytes, and the optional one at most 5,000",
        arguments: [("/vsm/client.js", 13_200), ("/vsm/client-optional.js", 5_000)]
    )
    func size(path: String, limit: Int) throws {
        let assets = BrowserClient.assets(Site(title: "Test") { _ in p { "" } })
        let file = try #require(assets.first { $0.path == path })
        let served = try #require(GzipEncoder.encode(file.content))
        #expect(served.readableBytes <= limit)
    }

    @Test("No two sources of a file declare the same name, because they share a scope", arguments: ["", "Optional/"])
    func names(of file: String) throws {
        let lines = try sources(of: file).flatMap { $0.split(separator: "\n") }
        var declared = lines.compactMap { line in
            line.prefixMatch(of: /(?:async )?(?:function\*?|const|let) (\w+)/).map { String($0.1) }
        }
        #expect(declared.count > 20)
        // The names that the first file offers are also names in the second one.
        if !file.isEmpty { declared += try source("Optional/offered.txt").split(separator: "\n").map(String.init) }
        let counts = Dictionary(declared.map { ($0, 1) }, uniquingKeysWith: +)
        #expect(counts.filter { $0.value > 1 }.isEmpty)
    }

    @Test("A file has all sources in its folder", arguments: ["", "Optional/"])
    func folder(of file: String) throws {
        let names = try order(of: file).filter { !$0.hasPrefix("../") }
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appendingPathComponent(file).path)
        #expect(names.sorted() == files.filter { $0.hasSuffix(".js") }.sorted())
    }

    @Test("A property that a field can hide has its second name everywhere")
    func secondNames() throws {
        let text = try (sources(of: "") + sources(of: "Optional/")).joined(separator: "\n")
            .replacing(/(?m)\/\*\*(?s:.*?)\*\/|^ *\/\/.*$/, with: "")
        let seconds = Set(text.matches(of: /\.\$(\w+)/).map(\.1))
        #expect(seconds.count > 50)
        // Three points are a spread.
        let firsts = Set(text.matches(of: /[^.]\.(\w+)/).map(\.1))
        // Our own elements and objects that are not elements have properties with these names.
        #expect(seconds.intersection(firsts) == ["body", "focus", "hidden", "matches"])
    }

    private func order(of file: String) throws -> [String] {
        try source("\(file)order.txt").split(separator: "\n").map(String.init)
    }

    private func sources(of file: String) throws -> [String] { try order(of: file).map { try source(file + $0) } }

    private func source(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    }
}
