/// Reads the subset of JSON that messages use: arrays, strings, whole numbers, `true`, `false` and `null`.
///
/// It is a pull parser: the caller asks for the value that it expects next, and the reader builds nothing else. Depth,
/// length and range are bounded, and every byte is checked, so no input can trap.
struct BoundedJSONReader {
    /// The maximum depth of nested arrays.
    static let maximumDepth = 3

    let bytes: [UInt8]
    var position = 0
    private var depth = 0
    /// Whether no element of the innermost array has been read yet.
    private var isAtFirstElement = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The byte at the current position; `nil` at the end.
    var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Whether an array comes next.
    var isAtArray: Bool {
        mutating get {
            skipSpace()
            return byte == UInt8(ascii: "[")
        }
    }

    /// Whether the array ends here.
    var isAtEndOfArray: Bool {
        mutating get {
            skipSpace()
            return byte == UInt8(ascii: "]")
        }
    }

    /// Begins an array; ``hasNextElement()`` then says whether there is an element to read.
    ///
    /// - Parameter name: The name of the array in the message to developers.
    mutating func beginArray(_ name: String) throws(MessageProblem) {
        skipSpace()
        guard byte == UInt8(ascii: "[") else { throw wrongType(name, "an array") }
        guard depth < Self.maximumDepth else { throw MessageProblem(description: "The message is nested too deeply.") }
        position += 1
        depth += 1
        isAtFirstElement = true
    }

    /// Reads the comma before the next element, or the end of the array.
    mutating func hasNextElement() throws(MessageProblem) -> Bool {
        skipSpace()
        let isFirst = isAtFirstElement
        isAtFirstElement = false
        switch byte {
        case UInt8(ascii: "]"):
            position += 1
            depth -= 1
            return false
        case UInt8(ascii: ",") where !isFirst:
            position += 1
            return true
        case nil:
            throw notJSON("an array has no end")
        default:
            guard isFirst else { throw notJSON("the elements of an array are separated by commas") }
            return true
        }
    }

    /// Reads the comma before a required element.
    mutating func nextElement(_ name: String) throws(MessageProblem) {
        guard try hasNextElement() else { throw MessageProblem(description: "The message lacks its \(name).") }
    }

    /// Reads the end of the array.
    mutating func endArray() throws(MessageProblem) {
        guard try !hasNextElement() else { throw MessageProblem(description: "The message has too many elements.") }
    }

    /// Reads a nonnegative whole number.
    mutating func number(_ name: String) throws(MessageProblem) -> Int {
        skipSpace()
        let start = position
        var number = 0
        while let byte, let digit = Self.digit(byte) {
            let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
            let (sum, carry) = tens.addingReportingOverflow(digit)
            guard !overflow, !carry else { throw MessageProblem(description: "The \(name) is too large a number.") }
            number = sum
            position += 1
        }
        guard position > start, !isFractionOrExponent else { throw wrongType(name, "a whole number from 0") }
        guard position == start + 1 || bytes[start] != UInt8(ascii: "0") else {
            throw notJSON("a number begins with 0")
        }
        return number
    }

    /// Reads a number, or `null`.
    mutating func optionalNumber(_ name: String) throws(MessageProblem) -> Int? {
        if reads("null") { return nil }
        return try number(name)
    }

    /// Reads a string, or `null`.
    mutating func optionalString(_ name: String, maximumLength: Int) throws(MessageProblem) -> String? {
        if reads("null") { return nil }
        return try string(name, maximumLength: maximumLength)
    }

    /// Reads `true` or `false`; returns `nil` if the next value is neither.
    mutating func boolean() -> Bool? {
        if reads("true") { return true }
        if reads("false") { return false }
        return nil
    }

    /// Checks that nothing follows.
    mutating func end() throws(MessageProblem) {
        skipSpace()
        guard byte == nil else { throw notJSON("something follows the array") }
    }

    mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
    }

    func notJSON(_ reason: String) -> MessageProblem {
        MessageProblem(description: "The message is not valid JSON: \(reason).")
    }

    func wrongType(_ name: String, _ type: String) -> MessageProblem {
        byte == nil ? notJSON("it ends too early") : MessageProblem(description: "The \(name) is not \(type).")
    }

    private var isFractionOrExponent: Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
    }

    /// Reads a word if it comes next.
    private mutating func reads(_ word: StaticString) -> Bool {
        skipSpace()
        let count = word.utf8CodeUnitCount
        let isNext = word.withUTF8Buffer { bytes.dropFirst(position).prefix(count).elementsEqual($0) }
        if isNext { position += count }
        return isNext
    }

    private static func digit(_ byte: UInt8) -> Int? {
        (0x30...0x39).contains(byte) ? Int(byte) - 0x30 : nil
    }
}
