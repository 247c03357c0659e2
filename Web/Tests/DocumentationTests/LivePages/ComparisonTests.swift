import Foundation
import Testing

@Suite("Live pages: compared with Phoenix LiveView")
struct ComparisonTests {
    private struct Row {
        let feature: String
        let answer: String
        let tests: [Substring]
    }

    private static let package = URL(filePath: "\(#filePath)/../../../..").standardized
    private static let root = package.appending(path: "..").standardized
    private static let isWhole = FileManager.default.fileExists(atPath: root.appending(path: "Sources/VSM").path)

    /// The rows of the table without those that name a group.
    private func rows() throws -> [Row] {
        let file = Self.package.appending(path: "Sources/VSMWeb/VSMWeb.docc/Guides/LiveViewComparison.md")
        let page = try String(contentsOf: file, encoding: .utf8)
        return page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).compactMap { line in
            let cells = line.dropFirst(2).dropLast().components(separatedBy: " | ")
            guard cells.count == 3, !cells[0].hasPrefix("**") else { return nil }
            let tests = cells[2].split(separator: "`").filter { $0.first?.isLetter ?? false }
            return Row(feature: cells[0], answer: cells[1], tests: tests)
        }
    }

    @Test("Each answer is a yes with a test, or a no with a reason")
    func answers() throws {
        let rows = try rows()
        #expect(rows.count > 15)
        for row in rows {
            if row.answer.hasPrefix("no") {
                #expect(row.answer.contains(":"), "\(row.feature)")
            } else {
                #expect(!row.tests.isEmpty, "\(row.feature)")
            }
        }
    }

    @Test("Each named test exists", .enabled(if: isWhole, "The table names tests of both packages."))
    func tests() throws {
        let folders = ["Tests", "Web/Tests", "Web/Demos/Shop/Tests", "Web/Demos/Shop/BrowserTests"]
        let files = folders.flatMap { folder in
            FileManager.default.enumerator(atPath: Self.root.appending(path: folder).path)?.compactMap { $0 as? String }
                ?? []
        }
        let names = Set(files.map { URL(filePath: $0).lastPathComponent })
        for row in try rows() {
            for test in row.tests {
                if test.hasPrefix("Scripts/") {
                    let script = Self.root.appending(path: String(test.prefix { $0 != " " })).path
                    #expect(FileManager.default.isExecutableFile(atPath: script), "\(test)")
                } else {
                    let file = test.hasSuffix(".py") ? String(test) : "\(test).swift"
                    let isThere = names.contains(file)
                    #expect(isThere, "\(row.feature): \(test)")
                }
            }
        }
    }
}
