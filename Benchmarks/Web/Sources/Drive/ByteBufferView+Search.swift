import Foundation
import NIOCore

extension ByteBufferView {
    /// The first characters, for a person.
    var beginning: String { String(decoding: prefix(200), as: UTF8.self) }

    /// Whether a text occurs.
    func contains(_ text: StaticString) -> Bool { position(after: text) != nil }

    /// The number that follows the first occurrence of a text.
    func integer(after text: StaticString) -> Int? {
        guard let start = position(after: text) else { return nil }
        let digits = self[start...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    /// The numbers, with commas between them, that follow the first occurrence of a text.
    func integers(after text: StaticString) -> [Int] {
        guard let start = position(after: text) else { return [] }
        var numbers: [Int] = []
        var number: Int?
        for byte in self[start...] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: ","):
                if let number { numbers.append(number) }
                number = nil
            default: return numbers + (number.map { [$0] } ?? [])
            }
        }
        return numbers
    }

    private func position(after text: StaticString) -> Int? {
        withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress,
                let found = memmem(base, bytes.count, text.utf8Start, text.utf8CodeUnitCount)
            else { return nil }
            return startIndex + (UnsafeRawPointer(found) - base) + text.utf8CodeUnitCount
        }
    }
}
