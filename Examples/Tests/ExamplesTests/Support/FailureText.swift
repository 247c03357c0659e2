import Synchronization
import Testing

/// Returns the message of a failing check; records an issue if the check does not fail.
func failureText(sourceLocation: SourceLocation = #_sourceLocation, of check: () throws -> Void) rethrows -> String {
    let texts = Mutex<[String]>([])
    try withKnownIssue(sourceLocation: sourceLocation) {
        try check()
    } matching: { issue in
        texts.withLock { $0.append(issue.comments.first?.rawValue ?? "\(issue)") }
        return true
    }
    return texts.withLock { $0.joined(separator: "\n\n") }
}
