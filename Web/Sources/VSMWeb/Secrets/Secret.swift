/// Functions for values that cannot be guessed.
enum Secret {
    /// The number of hexadecimal digits in a secret, for 128 bits.
    static let length = 32

    /// Creates a secret of 128 bits with the system's generator.
    static func random() -> String {
        var generator = SystemRandomNumberGenerator()
        var digits: [UInt8] = []
        for _ in 0..<2 {
            var word = generator.next()
            for _ in 0..<16 {
                digits.append(Array("0123456789abcdef".utf8)[Int(word & 0xf)])
                word >>= 4
            }
        }
        return String(decoding: digits, as: UTF8.self)
    }

    /// Returns whether a text has the form of a secret.
    static func isWellFormed(_ text: String) -> Bool {
        text.utf8.count == length
            && text.utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }

    /// Compares two secrets in constant time, so that timing does not reveal where they differ.
    static func areEqual(_ left: String, _ right: String) -> Bool {
        guard left.utf8.count == right.utf8.count else { return false }
        var difference: UInt8 = 0
        for (left, right) in zip(left.utf8, right.utf8) { difference |= left ^ right }
        return difference == 0
    }
}
