import Foundation

/// Runs a program to its end.
///
/// - Returns: The output of the program.
/// - Throws: ``ReportFailure`` if it fails.
func runProgram(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
        let command = ([program] + arguments).joined(separator: " ")
        throw ReportFailure("\"\(command)\" failed with status \(process.terminationStatus).")
    }
    return String(decoding: printed, as: UTF8.self)
}
