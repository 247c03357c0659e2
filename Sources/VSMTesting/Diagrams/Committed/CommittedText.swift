#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Compares a text with a committed file, or updates the file with `VSM_UPDATE_DIAGRAMS=1` in the environment.
///
/// - Parameters:
///   - text: The expected text.
///   - file: The path of the file; a relative path is resolved against the folder of the test's source file.
///   - subject: What the file has, for the message.
///   - testFile: The source file of the test.
///   - environment: The environment variables; by default, those of the process.
/// - Returns: The message of a failure, or `nil` if there is none.
@_spi(Host) public func checkCommitted(
    _ text: String,
    in file: String,
    subject: String,
    testFile: StaticString,
    environment: [String: String]? = nil
) -> String? {
    let isUpdating = (environment ?? ProcessInfo.processInfo.environment)[CommittedDiagram.updateVariable] == "1"
    let committed = CommittedDiagram(file: file, name: nil, isUpdating: isUpdating, subject: subject)
    return DiagramFile(committed: committed, testFile: "\(testFile)").check { committed.decision(old: $0, text: text) }
}
