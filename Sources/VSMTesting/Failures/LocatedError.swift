#if canImport(Testing)
import Testing
#endif

/// An error that knows the line of the test whose step failed.
package protocol LocatedError: Error {
    /// Where the step is in the test.
    var location: TestLocation { get }
    /// What is wrong and what to do about it.
    var message: String { get }
}

/// Runs a test, and marks the line of the step whose error the test did not expect.
///
/// Swift Testing attributes an error that a test throws to the test as a whole. An error that leaves the closure of a host
/// is one that the test didn't catch, so it is recorded there, and what is thrown instead ends the test without a second
/// failure.
func markingFailedSteps<Result>(_ body: () throws -> Result) rethrows -> Result {
    do {
        return try body()
    } catch let error as any LocatedError {
        throw recorded(error)
    }
}

/// Records an error at its line.
///
/// - Returns: The error to throw instead: the same one outside of Swift Testing, where its description has the line.
private func recorded(_ error: any LocatedError) -> any Error {
    #if canImport(Testing)
    guard Test.current != nil else { return error }
    let isStepDone = false
    do {
        // Swift Testing ignores errors of this macro, which has recorded its failure.
        try #require(isStepDone, "\(error.message)", sourceLocation: SourceLocation(error.location))
    } catch {
        return error
    }
    #endif
    return error
}

#if canImport(Testing)
extension SourceLocation {
    fileprivate init(_ location: TestLocation) {
        self.init(
            fileID: "\(location.fileID)",
            filePath: "\(location.filePath)",
            line: Int(location.line),
            column: Int(location.column)
        )
    }
}
#endif
