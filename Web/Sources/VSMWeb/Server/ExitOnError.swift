import Foundation

/// Runs a program, and exits with an error message if it throws.
///
/// An error that `main` throws crashes the program, so that a backtrace follows a message such as the one about a port
/// in use. This function prints only the message to standard error and exits with status 1.
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
///   - headline: A sentence that precedes the error, such as `"The shop cannot open."`.
///   - body: The program.
public func exitOnError(_ headline: String? = nil, _ body: () async throws -> Void) async {
    do {
        try await body()
    } catch {
        FileHandle.standardError.write(Data(exitMessage(for: error, headline).utf8))
        exit(1)
    }
}

/// Returns the message that a program prints when it exits because of an error.
private func exitMessage(for error: any Error, _ headline: String?) -> String {
    [headline, "\(error)"].compactMap(\.self).joined(separator: " ") + "\n"
}
