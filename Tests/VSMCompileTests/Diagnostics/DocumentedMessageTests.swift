import Foundation
import Testing

/// The guide to debugging lists errors by their words, which readers search for.
@Suite("Words of errors in the guide to debugging")
struct DocumentedMessageTests {
    private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The words in the first cells of the tables.
    static let messages: [String] = {
        let file = root.appendingPathComponent("Sources/VSM/VSM.docc/Guides/Debugging.md")
        let page = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let section = page.components(separatedBy: "## From the words of an error\n").last ?? ""
        return section.components(separatedBy: "\n## ")[0].components(separatedBy: "\n").compactMap { line in
            let cell = line.components(separatedBy: " | ")[0]
            guard cell.hasPrefix("| `"), cell.hasSuffix("`") else { return nil }
            return String(cell.dropFirst(3).dropLast())
        }
    }()

    /// The sources of the messages, and the diagnostics that refused programs expect, as one line.
    private static let texts: String = {
        let sources = ["Sources/VSM", "Sources/VSMIsolation", "Sources/VSMRateLimiting", "Sources/VSMTesting"]
        let folders = sources + ["Tests/VSMCompileTests/Programs/Refused"]
        return folders.flatMap { folder -> [String] in
            let paths = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.compactMap { path in
                try? String(contentsOf: root.appendingPathComponent("\(folder)/\(path)"), encoding: .utf8)
            }
        }
        .joined(separator: "\n").replacingOccurrences(of: "`", with: "").replacingOccurrences(of: "\\\n", with: "\n")
        .components(separatedBy: .whitespacesAndNewlines).filter { !$0.isEmpty }.joined(separator: " ")
    }()

    @Test("There are words to look for")
    func exist() {
        #expect(Self.messages.count > 25)
    }

    @Test("The library or a refused program has the words", arguments: messages)
    func isCurrent(message: String) {
        let hasWords = Self.texts.contains(message)
        #expect(hasWords, "Nothing says \"\(message)\" any more. Correct Debugging.md.")
    }
}
