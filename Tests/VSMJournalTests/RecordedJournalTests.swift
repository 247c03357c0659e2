import Foundation
import Testing

@testable import VSMJournal

@Suite("A journal as JSON lines")
struct RecordedJournalTests {
    private let sample = RecordedJournal.ofEachKind

    @Test("All kinds of entries are the same after writing and reading")
    func roundTrip() throws {
        #expect(try RecordedJournal(jsonLines: sample.jsonLines) == sample)
        #expect(try RecordedJournal(jsonLines: RecordedJournal([]).jsonLines) == RecordedJournal([]))
    }

    @Test("The same journal gives the same bytes")
    func stable() throws {
        #expect(sample.jsonLines == sample.jsonLines)
        let journal = RecordedJournal([
            JournalEntry(5, 1, .began), JournalEntry(6, 1, .transition(from: "a/b", to: "c")),
            JournalEntry(7, .choice(0, of: 2, label: "success")),
        ])
        #expect(
            journal.jsonLines == #"""
                {"dropped":0,"entries":3,"journal":"vsm","version":1}
                {"action":1,"call":"Shop/Cart.swift:42","container":1,"kind":"began","nanoseconds":5,"shape":"publisher","stateType":"Cart"}
                {"action":1,"call":"Shop/Cart.swift:42","container":1,"from":"a/b","kind":"transition","nanoseconds":6,"shape":"publisher","stateType":"Cart","to":"c"}
                {"chosen":0,"kind":"choice","label":"success","nanoseconds":7,"outcomes":2}

                """#
        )
    }

    @Test("A missing last newline and Windows line endings are accepted")
    func lineEnds() throws {
        #expect(try RecordedJournal(jsonLines: String(sample.jsonLines.dropLast())) == sample)
        let windows = sample.jsonLines.split(separator: "\n").joined(separator: "\r\n")
        #expect(try RecordedJournal(jsonLines: windows + "\r\n") == sample)
    }

    @Test("A file is replaced by a journal, and read again")
    func file() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: file) }
        try RecordedJournal([]).write(to: file)
        let journal = Journal(clock: ManualClock())
        journal.note("failure", of: "test")
        try journal.write(to: file)
        #expect(try RecordedJournal(contentsOf: file) == journal.recorded)
        #expect(try String(contentsOf: file, encoding: .utf8) == journal.jsonLines)
    }

    @Test("A long name in one entry does not make the description much longer than the file")
    func boundedDescription() {
        let long = JournalEntry(
            nanoseconds: 0,
            container: JournalEntry.Container(number: 1, stateType: String(repeating: "x", count: 10_000)),
            action: JournalEntry.Action(number: 1, shape: nil, call: nil),
            kind: .began
        )
        let journal = RecordedJournal([long] + (0..<2_000).map { JournalEntry(Int64($0), in: 2, 1, .finished) })
        let description = "\(journal)"
        #expect(description.utf8.count < journal.jsonLines.utf8.count)
        #expect(description.hasSuffix("\n0.000001 s  Cart (2)  #1  finished  publisher at Shop/Cart.swift:42"))
    }

    @Test("The description of a journal is a table with a line for each entry")
    func description() {
        let lines = "\(sample)".split(separator: "\n")
        #expect(lines.count == 14)
        #expect(lines[0] == "journal: 13 entries, 7 older ones dropped, seed 42")
        let time = "         0.000000 s  "
        #expect(lines[1] == time + "Cart (1)  #1  began  publisher at Shop/Cart.swift:42")
        #expect(lines[3].hasSuffix(#"Répository/load 🛒: failure "offline"\n\u{2028}\0"#))
        #expect(lines[8].hasPrefix("         1.000000 s  Cart (2)  #1  cancelled"))
        #expect(lines[13].hasPrefix("9223372036.854775 s"))
    }
}
