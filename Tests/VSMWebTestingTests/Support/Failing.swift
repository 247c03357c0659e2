import Synchronization
import Testing
import VSMWebTesting

/// The error of a step that has to fail for a reason.
func refusal(
    _ reason: LiveTestError.Reason,
    sourceLocation: SourceLocation = #_sourceLocation,
    of step: () throws -> Void
) -> String {
    let error = #expect(throws: LiveTestError.self, sourceLocation: sourceLocation, performing: step)
    #expect(error?.reason == reason, sourceLocation: sourceLocation)
    return error?.description ?? ""
}

/// Expects that a step fails for a reason.
///
/// Without `#expect` around it: Swift 6.3 confuses a closure in the argument of a macro with the next one outside.
func expectRefusal(
    _ reason: LiveTestError.Reason,
    saying part: String = "",
    sourceLocation: SourceLocation = #_sourceLocation,
    of step: () throws -> Void
) {
    let text = refusal(reason, sourceLocation: sourceLocation, of: step)
    #expect(part.isEmpty || text.contains(part), sourceLocation: sourceLocation)
}

/// The messages of checks that fail in some code.
func issueTexts(of body: () throws -> Void) rethrows -> [String] {
    let texts = Mutex<[String]>([])
    try withKnownIssue(isIntermittent: true) {
        try body()
    } matching: { issue in
        guard issue.error == nil else { return false }
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
        return true
    }
    return texts.withLock(\.self)
}
