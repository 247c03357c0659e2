/// Percent-encoding, as defined by RFC 3986, section 2.1.
enum PercentEncoding {
    /// Replaces each `%` and its two hexadecimal digits with the byte that they encode.
    ///
    /// - Returns: `nil` if two digits do not follow a `%`, if the bytes are not UTF-8, or if one of them is null.
    static func decode(_ text: some Collection<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(\.hexadecimalDigit),
                let low = rest.popFirst().flatMap(\.hexadecimalDigit)
            else { return nil }
            bytes.append(high << 4 | low)
        }
        guard !bytes.contains(0) else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Appends a text, and encodes each byte that has a meaning in some part of a URL.
    ///
    /// A null byte becomes U+FFFD, because no address may contain one.
    static func append(_ text: String, to output: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                output.append(byte)
            case 0:
                output.append("%EF%BF%BD")
            default:
                output.append(UInt8(ascii: "%"))
                output.append(digits[Int(byte >> 4)])
                output.append(digits[Int(byte & 0xf)])
            }
        }
    }
}
