#if PostgreSQL
/// A value that can be bound to a parameter of a statement.
protocol PostgreSQLValue: Sendable {
    /// The value as PostgreSQL reads it.
    var text: String { get }
}

extension Int64: PostgreSQLValue {
    var text: String { String(self) }
}

extension Int: PostgreSQLValue {
    var text: String { String(self) }
}

extension Bool: PostgreSQLValue {
    var text: String { self ? "t" : "f" }
}

extension String: PostgreSQLValue {
    /// The text.
    ///
    /// PostgreSQL has no text with the character 0, which would end it.
    var text: String { contains("\0") ? String(map { $0 == "\0" ? "\u{FFFD}" : $0 }) : self }
}

/// A row of a result.
struct PostgreSQLRow: Sendable {
    let values: [String?]

    /// Returns the text in a column.
    func text(_ column: Int) throws -> String {
        guard values.indices.contains(column), let value = values[column] else {
            throw PostgreSQLFailure(state: "", message: "Column \(column) of the result has no value.")
        }
        return value
    }

    /// Returns the integer in a column.
    func integer(_ column: Int) throws -> Int64 {
        let text = try text(column)
        guard let value = Int64(text) else {
            throw PostgreSQLFailure(state: "", message: "Column \(column) of the result is not an integer: \(text)")
        }
        return value
    }
}

/// The result of a statement.
struct PostgreSQLResult: Sendable {
    var rows: [PostgreSQLRow] = []
    /// The number of rows that the statement added, changed, removed or returned.
    var affected = 0
}

/// A statement that PostgreSQL refused.
struct PostgreSQLFailure: Error, CustomStringConvertible {
    /// The five characters that classify the failure, such as `40001`; empty if the result itself is wrong.
    let state: String
    let message: String

    /// Whether the same transaction can succeed when it runs again: two of them had locked each other.
    var isPassing: Bool { state == "40001" || state == "40P01" }

    var description: String { state.isEmpty ? message : "\(message) (\(state))" }
}

/// A connection that could not be made, or was lost.
struct PostgreSQLConnectionLost: Error, CustomStringConvertible {
    let description: String
}
#endif
