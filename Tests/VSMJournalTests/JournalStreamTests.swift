import Testing
import VSM

@testable import VSMJournal

@Suite("Streams of journals")
struct JournalStreamTests {
    private func journal() -> RecordedJournal {
        let journal = Journal()
        let container = StateContainer(state: 0).attach(journal)
        container.observe(1)
        journal.note("success", of: "Repository.load")
        return journal.recorded
    }

    @Test("A stream has the entries of its journal, line by line")
    @MainActor func entries() throws {
        let journal = journal()
        var reader = JournalStreamReader()
        let entries = try journal.lines(isStream: true).compactMap { try reader.read($0) }
        #expect(entries == journal.entries)
        #expect(entries.count == 4)
    }

    @Test("A stream goes on beyond the limits of a file")
    @MainActor func length() throws {
        var limits = JournalLimits()
        (limits.lines, limits.bytes) = (3, 100)
        let lines = journal().lines(isStream: true)
        var reader = JournalStreamReader(limits: limits)
        #expect(try reader.read(lines[0]) == nil)
        for _ in 0..<100 { #expect(try reader.read(lines[4]) != nil) }
    }

    @Test("A stream can be read as a journal that was cut off")
    @MainActor func file() throws {
        let journal = journal()
        let text = journal.lines(isStream: true).joined(separator: "\n") + "\n"
        #expect(try RecordedJournal(jsonLines: text) == journal)
    }

    @Test(
        "A line that is not of a journal is refused",
        arguments: [
            "", "text", "[]", "{}", "{\"journal\":\"other\",\"version\":1}", String(repeating: "[", count: 513),
            "{\"journal\":\"vsm\",\"version\":2,\"dropped\":0}", "{\"journal\":\"vsm\",\"version\":1,\"dropped\":-1}",
        ]
    )
    func damage(line: String) {
        var reader = JournalStreamReader()
        #expect(throws: JournalError.self) { try reader.read(line) }
    }

    @Test("A line that is too long, or older than the one before, is refused")
    @MainActor func order() throws {
        var limits = JournalLimits()
        limits.bytesPerLine = 300
        var reader = JournalStreamReader(limits: limits)
        _ = try reader.read(journal().lines(isStream: true)[0])
        let line = "{\"kind\":\"outcome\",\"nanoseconds\":2,\"outcome\":\"a\",\"of\":\"b\"}"
        #expect(try reader.read(line)?.nanoseconds == 2)
        #expect(throws: JournalError.self) { try reader.read(line.replacing("2", with: "1")) }
        #expect(throws: JournalError.self) { try reader.read(line + String(repeating: " ", count: 300)) }
    }
}
