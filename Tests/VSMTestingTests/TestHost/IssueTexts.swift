import Synchronization
import Testing

/// Returns the messages of the failing checks in some code.
func issueTexts(of body: () throws -> Void) rethrows -> [String] {
    let texts = Mutex<[String]>([])
    try withKnownIssue(isIntermittent: true) {
        try body()
    } matching: { issue in
        // The test handles thrown errors.
        guard issue.error == nil else { return false }
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
        return true
    }
    return texts.withLock(\.self)
}
