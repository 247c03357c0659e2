#if canImport(Testing)
import Testing
#endif

/// An error that knows the location of the failed step in the test.
@_spi(Host) public protocol LocatedError: Error {
    /// The location of the step in the test.
    var location: TestLocation { get }
    /// What is wrong and what to do about it.
    var message: String { get }
}

/// Runs a test, and reports an unexpected error of a step at the line of that step.
///
/// Swift Testing attributes an error that a test throws to the test as a whole. An error that leaves the closure of a
/// host wasn't caught by the test, so it is recorded at its line. The error that is thrown instead ends the test
/// without a second failure.
func markingFailedSteps<Result>(_ body: () throws -> Result) rethrows -> Result {
    do {
        return try body()
    } catch let error as any LocatedError {
        throw recorded(error)
    }
}

/// Records an error at its line.
///
/// - Returns: The error to throw instead. Outside of Swift Testing, it is the same error, whose description contains
///   the line.
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
