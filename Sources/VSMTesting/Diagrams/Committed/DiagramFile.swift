import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The edge to the file that a diagram stands in: reads it, asks what to do, does it.
struct DiagramFile {
    let committed: CommittedDiagram
    /// The source file of the test; a relative path starts in its folder.
    let testFile: String

    /// Tests run in parallel, and several of them may rewrite a diagram of the same file.
    private static let access = Mutex(())

    /// Compares or rewrites the diagram.
    ///
    /// - Parameter diagram: what the file should show.
    /// - Returns: the text to fail with, or `nil` if the file shows the diagram.
    func check(_ diagram: StateDiagram) -> String? {
        let url = URL(filePath: committed.file, relativeTo: URL(filePath: testFile)).absoluteURL
        return Self.access.withLock { _ in
            do {
                let old = FileManager.default.fileExists(atPath: url.path) ? try Self.text(of: url) : nil
                switch committed.decision(old: old, diagram: diagram) {
                case .nothing: return nil
                case .fail(let message): return "\(message)\n\nThe file is \(url.path)."
                case .write(let text):
                    try Data(text.utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
                    return nil
                }
            } catch {
                return "The diagram in \(url.path) cannot be read or written: \(error)"
            }
        }
    }

    private struct NotText: Error, CustomStringConvertible {
        let description = "it is not UTF-8 text."
    }

    private static func text(of url: URL) throws -> String {
        guard let text = String(validating: try Data(contentsOf: url), as: UTF8.self) else { throw NotText() }
        return text
    }
}
