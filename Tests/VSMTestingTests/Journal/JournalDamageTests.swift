import Testing

@testable import VSMTesting

@Suite("A journal that is damaged anywhere")
struct JournalDamageTests {
    private let sample = RecordedJournal.ofEachKind

    private func read(_ bytes: [UInt8]) throws(JournalError) -> RecordedJournal {
        try JournalReader.read(bytes, of: nil, limits: JournalLimits())
    }

    @Test("Cut after any byte, it gives an error that has every whole entry before the cut")
    func cut() throws {
        let bytes = Array(sample.jsonLines.utf8)
        for count in 0..<(bytes.count - 1) {
            let part = Array(bytes[..<count])
            let error = #expect(throws: JournalError.self) { try read(part) }
            let wholeLines = part.count { $0 == UInt8(ascii: "\n") }
            // An entry is whole even if only the end of its line is missing.
            let isWhole = count > 0 && bytes[count] == UInt8(ascii: "\n")
            let entries = error?.readable?.entries
            let lines = wholeLines + (isWhole ? 1 : 0)
            guard lines > 0 else {
                #expect(entries == nil)
                continue
            }
            #expect(entries == Array(sample.entries.prefix(lines - 1)))
            #expect(
                error?.reason
                    == (isWhole || part.last == UInt8(ascii: "\n")
                        ? .incomplete(expected: 11, found: lines - 1) : .truncated)
            )
        }
        #expect(try read(Array(bytes.dropLast())) == sample)
    }

    @Test("With any byte replaced, it gives a journal or an error that has the entries before")
    func replaced() {
        let bytes = Array(sample.jsonLines.utf8)
        var line = 1
        for index in bytes.indices {
            for byte: UInt8 in [0, 0x0A, 0x22, 0x2D, 0x39, 0x5C, 0x7B, 0xFF, bytes[index] ^ 0x80] {
                var damaged = bytes
                damaged[index] = byte
                do throws(JournalError) {
                    let journal = try read(damaged)
                    #expect(journal.entries.count == 11)
                } catch {
                    #expect("\(error)".hasPrefix("journal"))
                    if line > 1 {
                        #expect(error.readable?.entries.prefix(line - 2) == sample.entries.prefix(line - 2))
                    }
                }
            }
            if bytes[index] == 0x0A { line += 1 }
        }
    }

    @Test("Deep nesting and endless numbers are refused")
    func hostile() {
        let header = #"{"dropped":0,"entries":1,"journal":"vsm","version":1}"# + "\n"
        for line in [
            String(repeating: "[", count: 100_000), String(repeating: #"{"a":"#, count: 100_000),
            #"{"kind":"began","nanoseconds":1e999}"#,
            #"{"kind":"began","nanoseconds":\#(String(repeating: "9", count: 10_000))}"#,
        ] {
            #expect(throws: JournalError.self) { try RecordedJournal(jsonLines: header + line + "\n") }
        }
    }
}
