import VSM
@_spi(Inspection) import VSMDiagrams

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads and writes the file of a committed diagram.
struct DiagramFile {
    let committed: CommittedDiagram
    /// The source file of the test; relative paths are resolved against its folder.
    let testFile: String

    /// Tests run in parallel, and several may update diagrams in the same file.
    private static let access = Lock()

    /// Compares or updates the diagram.
    ///
    /// - Parameter diagram: The expected diagram.
    /// - Returns: The message of a failure, or `nil` if there is none.
    func check(_ diagram: StateDiagram) -> String? { check { committed.decision(old: $0, diagram: diagram) } }

    /// Compares or updates the text of the file.
    ///
    /// - Parameter decision: Takes the text of the file, if it exists, and decides what to do about it.
    /// - Returns: The message of a failure, or `nil` if there is none.
    func check(_ decision: (String?) -> CommittedDiagram.Decision) -> String? {
        let url = URL(fileURLWithPath: committed.file, relativeTo: URL(fileURLWithPath: testFile)).absoluteURL
        return Self.access.withLock {
            do {
                let old = FileManager.default.fileExists(atPath: url.path) ? try Self.text(of: url) : nil
                switch decision(old) {
                case .nothing: return nil
                case .fail(let message): return Self.message(message, url)
                case .write(let text, let message):
                    try Data(text.utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
                    return message.map { Self.message($0, url) }
                }
            } catch {
                return "The \(committed.subject) in \(url.path) cannot be read or written: \(error)"
            }
        }
    }

    private static func message(_ text: String, _ url: URL) -> String { "\(text)\n\nThe file is \(url.path)." }

    private struct NonTextFileError: Error, CustomStringConvertible {
        let description = "it is not UTF-8 text."
    }

    private static func text(of url: URL) throws -> String {
        let data = try Data(contentsOf: url)
        let text = String(decoding: data, as: UTF8.self)
        // Decoding would replace invalid UTF-8.
        guard text.utf8.elementsEqual(data) else { throw NonTextFileError() }
        return text
    }
}
