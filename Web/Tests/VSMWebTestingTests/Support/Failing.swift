import Synchronization
import Testing
import VSMWebTesting

/// Returns the error message of a step that must fail for a reason.
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
/// The function takes no `#expect` around it, because Swift 6.3 confuses a closure in a macro argument with the next
/// closure outside.
func expectRefusal(
    _ reason: LiveTestError.Reason,
    saying part: String = "",
    sourceLocation: SourceLocation = #_sourceLocation,
    of step: () throws -> Void
) {
    let text = refusal(reason, sourceLocation: sourceLocation, of: step)
    #expect(part.isEmpty || text.contains(part), sourceLocation: sourceLocation)
}

/// Returns the messages of checks that fail in a function.
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
