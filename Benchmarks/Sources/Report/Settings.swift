import Foundation
import Operations

/// What the report was asked for: `Report <program> <thresholds> [--update] [operation…]`.
struct Settings {
    /// The program that runs operations.
    let program: URL
    /// The file of thresholds.
    let thresholds: URL
    /// Whether to write the thresholds anew instead of checking them.
    var isUpdate = false
    /// What to measure; by default all there is.
    var operations: [MeasuredOperation] = []

    /// Reads the command line.
    ///
    /// - Throws: ``ReportFailure`` with the names there are, for an operation that is none.
    init(_ arguments: [String]) throws {
        guard arguments.count >= 2 else {
            throw ReportFailure("Usage: Report <program> <thresholds> [--update] [operation…]")
        }
        program = URL(filePath: arguments[0])
        thresholds = URL(filePath: arguments[1])
        for argument in arguments.dropFirst(2) {
            if argument == "--update" {
                isUpdate = true
            } else if let operation = MeasuredOperation.named(argument) {
                operations.append(operation)
            } else {
                let names = MeasuredOperation.all.map(\.name).joined(separator: ", ")
                throw ReportFailure("\"\(argument)\" is not an operation. There are: \(names).")
            }
        }
        if operations.isEmpty { operations = MeasuredOperation.all }
    }
}
