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
