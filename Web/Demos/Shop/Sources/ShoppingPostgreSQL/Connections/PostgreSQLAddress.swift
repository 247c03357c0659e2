#if PostgreSQL
import CPostgreSQL
import ShoppingDatabase

/// The address of a database, without anything secret in its description.
struct PostgreSQLAddress: Sendable, CustomStringConvertible {
    let uri: String
    let description: String

    /// Reads an address.
    ///
    /// - Parameter uri: `postgres://user:password@host:port/name`, as libpq reads it.
    /// - Throws: ``DatabaseProblem`` for anything else. It does not contain the text, which may have a password.
    init(_ uri: String) throws {
        let options = Self.isAddress(uri) ? PQconninfoParse(uri, nil) : nil
        guard let options else {
            throw DatabaseProblem(
                description: "The address of the PostgreSQL database cannot be read."
                    + " Write it as postgres://user:password@host:5432/name, with %20 and the like for special characters."
            )
        }
        defer { PQconninfoFree(options) }
        var values: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        self.uri = uri
        let name = values["dbname"] ?? values["user"] ?? "of the user"
        description = "the database \(name) at \(values["host"] ?? "this machine"):\(values["port"] ?? "5432")"
    }

    /// Whether a text is meant as the address of a PostgreSQL database, and not as the path of a file.
    static func isAddress(_ text: String) -> Bool {
        text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
    }
}
#endif
