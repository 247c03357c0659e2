/// A name and a value of a query or a form.
struct FormItem: Equatable, Sendable {
    let name: String
    let value: String
}

/// The encoding of queries and form bodies: `application/x-www-form-urlencoded` of the URL standard.
enum FormEncoding {
    /// Decodes the items of a query, and leaves out items that cannot be decoded.
    static func decodeQuery(_ bytes: [UInt8]) -> [FormItem] {
        bytes.split(separator: UInt8(ascii: "&")).compactMap(decodeItem)
    }

    /// Decodes a name, an equals sign and a value.
    ///
    /// - Returns: `nil` if an escape is invalid, or if the decoded bytes are not UTF-8.
    static func decodeItem(_ bytes: ArraySlice<UInt8>) -> FormItem? {
        let end = bytes.firstIndex(of: UInt8(ascii: "="))
        guard let name = decodeText(bytes[..<(end ?? bytes.endIndex)]) else { return nil }
        guard let end else { return FormItem(name: name, value: "") }
        guard let value = decodeText(bytes[(end + 1)...]) else { return nil }
        return FormItem(name: name, value: value)
    }

    private static func decodeText(_ bytes: ArraySlice<UInt8>) -> String? {
        PercentEncoding.decode(bytes.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 })
    }

    /// Appends an item, with `&` before it unless it is the first.
    static func append(_ name: String, _ value: String, to output: inout [UInt8]) {
        if !output.isEmpty { output.append(UInt8(ascii: "&")) }
        PercentEncoding.append(name, to: &output)
        output.append(UInt8(ascii: "="))
        PercentEncoding.append(value, to: &output)
    }
}
