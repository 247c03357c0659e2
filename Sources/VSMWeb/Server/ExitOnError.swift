import Foundation

/// Runs the program, and ends it with a sentence if that fails.
///
/// An error that `main` throws ends a program with a crash: the sentence about a port that is in use stands above a backtrace.
/// Here it is all that is printed, to standard error, and the exit status is 1.
///
/// ```swift
/// static func main() async {
///     await exitOnError {
///         try await WebServer(site).run { print("Open http://localhost:8080") }
///     }
/// }
/// ```
///
/// - Parameters:
///   - headline: What did not happen, such as `"The shop cannot open."`; it precedes the error.
///   - body: The program.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public func exitOnError(_ headline: String? = nil, _ body: () async throws -> Void) async {
    do {
        try await body()
    } catch {
        FileHandle.standardError.write(Data(exitMessage(for: error, headline).utf8))
        exit(1)
    }
}

/// Returns what a program prints when it ends because of an error.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
private func exitMessage(for error: any Error, _ headline: String?) -> String {
    [headline, "\(error)"].compactMap(\.self).joined(separator: " ") + "\n"
}
