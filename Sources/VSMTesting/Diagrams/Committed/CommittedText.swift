/// Makes the test fail if a committed file differs from a text, or updates the file; see `StateGraph.expectDiagram`.
///
/// - Parameters:
///   - text: The expected text.
///   - file: The path of the file; a relative path is resolved against the folder of the test's source file.
///   - subject: What the file has, for the message.
///   - environment: The environment variables; by default, those of the process.
///   - location: The location in the test.
@_spi(Host) public func expectCommitted(
    _ text: String,
    in file: String,
    subject: String,
    environment: [String: String]?,
    at location: TestLocation
) {
    var committed = CommittedDiagram(file: file, name: nil, environment: environment)
    committed.subject = subject
    expectCommitted(committed, at: location) { committed.decision(old: $0, text: text) }
}

/// Makes the test fail if a decision about a committed file says so, and carries the decision out.
func expectCommitted(
    _ committed: CommittedDiagram,
    at location: TestLocation,
    decision: (String?) -> CommittedDiagram.Decision
) {
    let file = DiagramFile(committed: committed, testFile: "\(location.filePath)")
    if let message = file.check(decision) { reportFailure(message, at: location) }
}
