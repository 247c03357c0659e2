import Foundation
import Operations

/// What the report was asked for.
struct Settings {
    static let usage = """
        Usage: Report <program> <thresholds> [--update] [--without-observers <program>] [operation…]
               Report --times <table of times>
        """

    /// The program that runs operations.
    let program: URL
    /// The file of thresholds.
    let thresholds: URL
    /// Whether to write the thresholds anew instead of checking them.
    var isUpdate = false
    /// The program, built with a container that has no observers.
    var programWithoutObservers: URL?
    /// What to measure; empty for all there is.
    var operations: [MeasuredOperation] = []

    /// Reads the command line.
    ///
    /// - Throws: ``ReportFailure`` with the names there are, for an operation that is none.
    init(_ arguments: [String]) throws {
        guard arguments.count >= 2 else { throw ReportFailure(Self.usage) }
        program = URL(filePath: arguments[0])
        thresholds = URL(filePath: arguments[1])
        var rest = arguments.dropFirst(2)
        while let argument = rest.popFirst() {
            if argument == "--update" {
                isUpdate = true
            } else if argument == "--without-observers", let path = rest.popFirst() {
                programWithoutObservers = URL(filePath: path)
            } else if let operation = MeasuredOperation.named(argument) {
                operations.append(operation)
            } else {
                let names = MeasuredOperation.all.map(\.name).joined(separator: ", ")
                throw ReportFailure("\"\(argument)\" is not an operation. There are: \(names).")
            }
        }
    }
}
