import IssueReporting

/// Makes the current test fail, in Swift Testing and in XCTest.
///
/// - Parameters:
///   - message: What is wrong and what to do about it.
///   - location: The location in the test.
@_spi(Host) public func reportFailure(_ message: String, at location: TestLocation) {
    reportIssue(
        message,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
    )
}

/// Reports something that a person should know about the current test, which passes nevertheless.
///
/// - Parameters:
///   - message: What it is and what to do about it.
///   - location: The location in the test.
func reportWarning(_ message: String, at location: TestLocation) {
    reportIssue(
        message,
        severity: .warning,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
    )
}
