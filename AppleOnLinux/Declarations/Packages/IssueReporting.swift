/// The part of xctest-dynamic-overlay that the library uses.
public func reportIssue(
    _ message: @autoclosure () -> String? = nil,
    severity: IssueSeverity = .error,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {}

/// The severity of an issue.
public enum IssueSeverity: Sendable {
    case warning
    case error
}
