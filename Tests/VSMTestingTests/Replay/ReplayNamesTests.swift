import Testing
import VSM
import VSMJournal
import VSMTesting

@Suite("Replays of states that are structures")
struct ReplayNamesTests {
    private func journal(of keyPath: PartialKeyPath<EditorState>) throws -> RecordedJournal {
        let text = withTestHost { host in
            let journal = Journal(clock: host.clock, casesOf: keyPath)
            host.attach(journal)
            let container = host.container(state: EditorState(text: "Ada"))
            container.observe(EditorState.Editor(text: "Ada").save())
            host.runUntilIdle()
            return journal.jsonLines
        }
        return try RecordedJournal(jsonLines: text)
    }

    @Test("A journal that names the case of an enum is replayed by the same key path")
    func keyPath() throws {
        let journal = try journal(of: \.activity)
        let replay = try journal.replay(
            from: { _ in EditorState(text: "Ada") },
            actions: \.actions,
            identifiedBy: \.activity
        )
        #expect(
            replay.path.description == """
                editing
                  save → saving
                  save continues [success] → editing
                """
        )
    }

    @Test("What is not an enum has the same name in the journal and in the replay", arguments: [true, false])
    func otherValues(isOptional: Bool) throws {
        let journal = try isOptional ? journal(of: \.dialog) : journal(of: \.text.count)
        let replay = try journal.replay(
            from: { _ in EditorState(text: "Ada") },
            actions: \.actions,
            identifiedBy: { isOptional ? $0.dialog as Any : $0.text.count }
        )
        #expect(replay.path.end == (isOptional ? "nil" : "Int"))
    }

    @Test("A bug in a feature whose states are structures is reproduced")
    func reproducible() throws {
        let journal = try journal(of: \.activity)
        let texts = try issueTexts {
            try journal.expectNotReproducible(
                from: { _ in EditorState(text: "Ada") },
                actions: \.actions,
                identifiedBy: \.activity
            )
        }
        #expect(texts.count == 1 && texts[0].hasPrefix("The journal is still reproducible:\nediting\n"))
    }
}
