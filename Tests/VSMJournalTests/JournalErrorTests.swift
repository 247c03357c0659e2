import Foundation
import Testing

@testable import VSMJournal

@Suite("Journal errors")
struct JournalErrorTests {
    private let header = #"{"dropped":0,"entries":2,"journal":"vsm","version":1}"# + "\n"
    private let good = #"{"kind":"outcome","nanoseconds":5,"of":"a","outcome":"b"}"# + "\n"

    private func error(in text: String, limits: JournalLimits = JournalLimits()) -> JournalError? {
        #expect(throws: JournalError.self) { try RecordedJournal(jsonLines: text, limits: limits) }
    }

    @Test("Empty files, other files, and other versions are reported")
    func firstLine() throws {
        #expect(error(in: "")?.reason == .empty)
        for text in ["\n", "hello\n", "[]", "{}", "null", #"{"journal":"mine","version":1}"#, "{\"jour"] {
            let error = try #require(self.error(in: text))
            #expect(error.reason == .notAJournal)
            #expect(error.line == 1)
            #expect(error.readable == nil)
        }
        let newer = try #require(error(in: header.replacing(":1}", with: ":2}")))
        #expect(newer.reason == .otherVersion(2))
        #expect("\(newer)".contains("journal, line 1: The journal was written by a newer version of VSM"))
        #expect("\(try #require(error(in: header.replacing(":1}", with: ":0}"))))".contains("There is no format 0"))
        #expect(
            error(in: header.replacing(#""dropped":0"#, with: #""dropped":-1"#))?.reason
                == .damaged(expected: "numbers of at least 0 for “dropped” and “entries”")
        )
        #expect(
            error(in: header.replacing(#""dropped":0,"#, with: ""))?.reason == .damaged(expected: "the key “dropped”")
        )
    }

    @Test(
        "A damaged line is reported with what was expected",
        arguments: [
            ("", "a JSON object"),
            ("oh", "a JSON object"),
            ("[1]", "an object as the line"),
            (#"{"kind":"began"}"#, "the key “nanoseconds”"),
            (#"{"nanoseconds":1}"#, "the key “kind”"),
            (#"{"nanoseconds":"1","kind":"began"}"#, "an integer for “nanoseconds”"),
            (#"{"nanoseconds":6,"kind":"began"}"#, "the key “container”"),
            (#"{"nanoseconds":6,"kind":"outcome","of":"a"}"#, "the key “outcome”"),
            (#"{"nanoseconds":6,"kind":"outcome","of":"a","outcome":1}"#, "a string for “outcome”"),
            (#"{"nanoseconds":6,"kind":"outcome","of":"a","outcome":null}"#, "a string for “outcome”"),
            (
                #"{"nanoseconds":6,"kind":"choice","outcomes":2,"chosen":2,"label":"a"}"#,
                "an index below the number of outcomes for “chosen”"
            ),
            (
                #"{"nanoseconds":6,"kind":"began","container":0,"stateType":"A"}"#,
                "a number above 0 for “container”"
            ),
            (
                #"{"nanoseconds":6,"kind":"began","container":1,"stateType":"A","shape":"round"}"#,
                "one of state, stateSequence, asynchronousState, asynchronousSequence, publisher for “shape”"
            ),
        ]
    )
    func damaged(line: String, expected: String) throws {
        let error = try #require(self.error(in: header + good + line + "\n"))
        #expect(error.reason == .damaged(expected: expected))
        #expect(error.line == 3)
        #expect(error.readable?.entries.count == 1)
        #expect("\(error)".hasPrefix("journal, line 3: The line is damaged: expected \(expected)."))
        #expect("\(error)".hasSuffix("The error's `readable` has what comes before it (entries: 1)."))
    }

    @Test("Unknown kinds, decreasing times, and incomplete or missing lines are reported")
    func content() throws {
        let unknown = try #require(error(in: header + good.replacing("outcome\",\"n", with: "exploded\",\"n")))
        #expect(unknown.reason == .unknownKind("exploded"))
        #expect(unknown.line == 2)
        #expect(error(in: header + good.replacing("5", with: "-1"))?.reason == .timeRunsBackwards)
        let decreasing = try #require(error(in: header + good + good.replacing("5", with: "4")))
        #expect(decreasing.reason == .timeRunsBackwards)
        #expect(decreasing.line == 3)
        let truncated = try #require(error(in: header + good + String(good.dropLast(9))))
        #expect(truncated.reason == .truncated)
        #expect(truncated.readable?.entries.count == 1)
        let incomplete = try #require(error(in: header + good))
        #expect(incomplete.reason == .incomplete(expected: 2, found: 1))
        #expect(incomplete.readable?.entries.count == 1)
        #expect("\(incomplete)".hasPrefix("journal: Entries are missing: the header says 2, but there are 1."))
        let tooMany = try #require(error(in: header + good + good + good))
        #expect(tooMany.line == 4)
        #expect(tooMany.readable?.entries.count == 2)
    }

    @Test("A journal is not read beyond the limits")
    func limits() throws {
        let text = header + good + good
        let size = text.utf8.count
        #expect(try RecordedJournal(jsonLines: text, limits: JournalLimits(bytes: size)).entries.count == 2)
        #expect(try RecordedJournal(jsonLines: text, limits: JournalLimits(lines: 3)).entries.count == 2)
        let line = good.utf8.count - 1
        #expect(try RecordedJournal(jsonLines: text, limits: JournalLimits(bytesPerLine: line)).entries.count == 2)
        for (limits, name) in [
            (JournalLimits(bytes: size - 1), "\(size - 1) bytes"), (JournalLimits(lines: 2), "2 lines"),
        ] {
            let error = try #require(self.error(in: text, limits: limits))
            #expect(error.reason == .tooLarge(limit: name))
            #expect(error.readable?.entries.count == 1)
        }
        #expect(
            error(in: text, limits: JournalLimits(bytesPerLine: line - 1))?.reason
                == .tooLarge(limit: "\(line - 1) bytes in a line")
        )
    }

    @Test("Files that are missing, folders, too large, or not UTF-8 are reported")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.jsonl")
        func error(_ url: URL, limits: JournalLimits = JournalLimits()) -> JournalError? {
            #expect(throws: JournalError.self) { try RecordedJournal(contentsOf: url, limits: limits) }
        }
        #expect(error(file)?.reason == .missing)
        #expect("\(try #require(error(file)))".hasPrefix("\(file.path): The file does not exist."))
        guard case .unreadable = error(folder)?.reason else {
            Issue.record("A folder was read")
            return
        }
        guard case .unreadable = error(URL(string: "https://example.org/a.jsonl")!)?.reason else {
            Issue.record("An address was read")
            return
        }
        try Data((header + good).utf8 + [0xC3, 0x28, 0x0A]).write(to: file)
        let damaged = try #require(error(file))
        #expect(damaged.reason == .notUTF8)
        #expect(damaged.readable?.entries.count == 1)
        #expect("\(damaged)".hasPrefix("\(file.path):3: The line is not UTF-8 text."))
        // In UTF-16, the bytes of the bullet hide brackets from those who count them.
        let hiding = "[\"\u{2022}\"," + String(repeating: "[", count: 512)
        try Data((header + good).utf8 + hiding.data(using: .utf16LittleEndian)! + [0x0A]).write(to: file)
        #expect(error(file)?.reason == .notUTF8)
        try Data((header + good).utf8 + [0xC3, 0x28, 0x0A]).write(to: file)
        #expect(error(file, limits: JournalLimits(bytes: 60))?.reason == .tooLarge(limit: "60 bytes"))
        for target in [folder, URL(string: "https://example.org/a.jsonl")!] {
            let unwritable = #expect(throws: JournalError.self) { try RecordedJournal([]).write(to: target) }
            guard case .unwritable = unwritable?.reason else {
                Issue.record("\(target) was written")
                return
            }
        }
    }

    @Test("An endless file is read up to the limit")
    func endless() throws {
        let endless = URL(filePath: "/dev/zero")
        let error = #expect(throws: JournalError.self) {
            try RecordedJournal(contentsOf: endless, limits: JournalLimits(bytes: 1_000))
        }
        #expect(error?.reason == .tooLarge(limit: "1000 bytes"))
    }
}
