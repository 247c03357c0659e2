import Foundation
import Operations

/// The command line of the report.
struct Settings {
    static let usage = """
        Usage: Report <program> <thresholds> <Package.resolved> [--update] [--ours] [operation…]
               Report --times <table of times>
        """

    /// The program that runs operations.
    let program: URL
    /// The file of thresholds.
    let thresholds: URL
    /// The versions of the packages that the program was built with.
    let resolved: URL
    /// Whether to write the thresholds instead of checking them.
    var isUpdate = false
    /// Whether to leave out the other contenders, which have no thresholds.
    var isOnlyOurs = false
    /// The operations to measure; empty for all.
    var operations: [MeasuredOperation] = []

    /// Reads the command line.
    ///
    /// - Throws: ``ReportFailure`` with the names of all operations, if one is unknown.
    init(_ arguments: [String]) throws {
        guard arguments.count >= 3 else { throw ReportFailure(Self.usage) }
        program = URL(filePath: arguments[0])
        thresholds = URL(filePath: arguments[1])
        resolved = URL(filePath: arguments[2])
        var rest = arguments.dropFirst(3)
        while let argument = rest.popFirst() {
            if argument == "--update" {
                isUpdate = true
            } else if argument == "--ours" {
                isOnlyOurs = true
            } else if let operation = MeasuredOperation.named(argument) {
                operations.append(operation)
            } else {
                let names = MeasuredOperation.all.map(\.name).joined(separator: ", ")
                throw ReportFailure("\"\(argument)\" is not an operation. There are: \(names).")
            }
        }
    }
}
