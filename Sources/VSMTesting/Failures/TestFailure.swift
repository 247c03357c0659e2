#if Testing
import IssueReporting
#endif

/// Makes the running test fail, in Swift Testing and in XCTest.
///
/// - Parameters:
///   - message: what is wrong and what to do about it.
///   - location: where the test says it.
func reportFailure(_ message: String, at location: TestLocation) {
    #if Testing
    reportIssue(
        message,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
    )
    #else
    // Not reached: without the trait, nothing can be made that reports failures.
    fatalError(message)
    #endif
}
