import Testing

@testable import VSMJournal

@Suite("Damaged journals")
struct JournalDamageTests {
    private let sample = RecordedJournal.ofEachKind

    private func read(_ bytes: [UInt8]) throws(JournalError) -> RecordedJournal {
        try JournalReader.read(bytes, of: nil, limits: JournalLimits())
    }

    @Test("A journal cut after any byte gives an error with every whole entry before the cut")
    func cut() throws {
        let bytes = Array(sample.jsonLines.utf8)
        for count in 0..<(bytes.count - 1) {
            let part = Array(bytes[..<count])
            let error = #expect(throws: JournalError.self) { try read(part) }
            let wholeLines = part.count { $0 == UInt8(ascii: "\n") }
            // An entry is complete even if only its newline is missing.
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
                        ? .incomplete(expected: sample.entries.count, found: lines - 1) : .truncated)
            )
        }
        #expect(try read(Array(bytes.dropLast())) == sample)
    }

    @Test("A journal with any byte replaced gives a journal, or an error with the entries before it")
    func replaced() {
        let bytes = Array(sample.jsonLines.utf8)
        var line = 1
        for index in bytes.indices {
            for byte: UInt8 in [0, 0x0A, 0x22, 0x2D, 0x39, 0x5C, 0x7B, 0xFF, bytes[index] ^ 0x80] {
                var damaged = bytes
                damaged[index] = byte
                do throws(JournalError) {
                    let journal = try read(damaged)
                    #expect(journal.entries.count == sample.entries.count)
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

    @Test("Deep nesting and long numbers are refused")
    func hostile() {
        let header = #"{"dropped":0,"entries":1,"journal":"vsm","version":1}"# + "\n"
        for line in [
            String(repeating: "[", count: 513), String(repeating: "[", count: 100_000),
            String(repeating: #"{"a":"#, count: 513), String(repeating: #"{"a":"#, count: 100_000),
            #"{"kind":"began","nanoseconds":1e999}"#,
            #"{"kind":"began","nanoseconds":\#(String(repeating: "9", count: 10_000))}"#,
        ] {
            for text in [line, line + "\n", header + line, header + line + "\n"] {
                #expect(throws: JournalError.self) { try RecordedJournal(jsonLines: text) }
            }
        }
    }
}
