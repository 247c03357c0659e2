import Foundation

/// Messages of the browser, as the client writes them.
enum ClientMessageBytes {
    /// Writes a message: its name, its number, and what else it has.
    static func encode(_ message: [Any]) throws -> [UInt8] {
        Array(try JSONSerialization.data(withJSONObject: message, options: [.withoutEscapingSlashes]))
    }
}
