import Foundation

/// Encodes messages as the browser client does.
enum ClientMessageBytes {
    /// Encodes a message: its name, its number and its other values.
    static func encode(_ message: [Any]) throws -> [UInt8] {
        Array(try JSONSerialization.data(withJSONObject: message, options: [.withoutEscapingSlashes]))
    }
}
