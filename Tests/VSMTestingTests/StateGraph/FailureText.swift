import Synchronization
import Testing

/// Returns the message of a failing check; records an issue unless it fails exactly once, at its location.
func failureText(
    sourceLocation: SourceLocation = #_sourceLocation,
    of check: () -> Void
) -> String {
    let texts = Mutex<[String]>([])
    withKnownIssue(sourceLocation: sourceLocation) {
        check()
    } matching: { issue in
        texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
        guard let location = issue.sourceLocation, location.fileID == sourceLocation.fileID else { return false }
        return sourceLocation.line...sourceLocation.line + 3 ~= location.line
    }
    let all = texts.withLock(\.self)
    #expect(all.count == 1, sourceLocation: sourceLocation)
    return all.first ?? ""
}
