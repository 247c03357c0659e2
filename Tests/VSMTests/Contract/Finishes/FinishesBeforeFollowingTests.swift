import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

/// An action that saves and then follows values: the save runs to its end, and the following ends with the action.
@Suite("10. A finishing action finishes, and follows as long as it is shown", .timeLimit(.minutes(10)))
struct FinishesBeforeFollowingTests {
    /// Saves, and then follows values from 1 on, or values that have not come yet.
    private struct Note {
        let write = HeldWrite()
        /// Sent when no values are followed any more.
        let ended = Signal()
        let source: AsyncStream<Int>.Continuation
        private let values: AsyncStream<Int>

        init(hasValue: Bool = true) {
            (values, source) = AsyncStream.makeStream(of: Int.self)
            if hasValue { source.yield(1) }
        }

        func save() -> FinishingAction<Int> {
            FinishingAction(
                StateSequence({ 0 }).then {
                    await write()
                    return StateSequence().following {
                        ValuesHolding(values, holding: Lifeline(ended))
                    } as: { number in
                        number
                    }
                } catch: { _ in
                    -1
                }
            )
        }
    }

    @Test(
        "An action that ends while it saves finishes, and follows no value, whether there is one or not",
        arguments: ActionEnd.allCases,
        [true, false]
    )
    func whileSaving(end: ActionEnd, hasValue: Bool) async {
        for owner in TestOwner.allCases {
            await owner.run { _ in
                let note = Note(hasValue: hasValue)
                var container: StateContainer<Int>? = StateContainer(state: -10)
                container!.observe(note.save())
                await note.write.begun.waitIgnoringCancellation()
                end.end(&container)
                note.write.finish()
                await note.write.ended.waitIgnoringCancellation()
                await note.ended.waitIgnoringCancellation()
                #expect(note.write.count == 1)
                #expect(end != .nextAction || container?.state == 10)
            }
        }
    }

    @Test("An action that ends while it follows values ends immediately", arguments: ActionEnd.allCases)
    func whileFollowing(end: ActionEnd) async {
        for owner in TestOwner.allCases {
            await owner.run { _ in
                let note = Note()
                note.write.finish()
                var container: StateContainer<Int>? = StateContainer(state: -10)
                container!.observe(note.save())
                await container!.wait { $0 == 1 }
                note.source.yield(2)
                await container!.wait { $0 == 2 }
                end.end(&container)
                await note.ended.waitIgnoringCancellation()
            }
        }
    }

    @Test("An action that ends while it waits for the first value ends immediately", arguments: ActionEnd.allCases)
    func whileWaiting(end: ActionEnd) async {
        for owner in TestOwner.allCases {
            await owner.run { _ in
                let note = Note(hasValue: false)
                note.write.finish()
                var container: StateContainer<Int>? = StateContainer(state: -10)
                container!.observe(note.save())
                while container!.actionProgress != .following { await Task.yield() }
                end.end(&container)
                await note.ended.waitIgnoringCancellation()
            }
        }
    }

    @Test("The action is running while it saves, and then follows values, also before the first one")
    func progressWithoutValue() {
        withTestHost { host in
            let note = Note(hasValue: false)
            let container = host.container(state: -10)
            container.observe(note.save())
            host.runUntilIdle()
            #expect(container.actionProgress == .running)
            note.write.finish()
            host.runUntilIdle()
            #expect(container.state == 0)
            #expect(container.actionProgress == .following)
        }
    }

    @Test("The action is running while it saves, and then follows values")
    func progress() {
        withTestHost { host in
            let note = Note()
            let container = host.container(state: -10)
            container.observe(note.save())
            host.runUntilIdle()
            #expect(container.actionProgress == .running)
            note.write.finish()
            host.runUntilIdle()
            #expect(container.state == 1)
            #expect(container.actionProgress == .following)
            note.source.finish()
            host.runUntilIdle()
            #expect(container.actionProgress == .ended)
        }
    }

    @Test("An action that has finished and follows values is superseded like one that only follows")
    func supersededEvent() {
        withTestHost { host in
            let note = Note()
            note.write.finish()
            let record = EventRecord()
            let container = StateContainer(state: -10, isolation: host).attach(record)
            container.observe(note.save())
            host.runUntilIdle()
            container.observe(10)
            #expect(record.lines.contains("1 stateSequence: superseded by 2"))
            host.runUntilIdle()
            #expect(!record.lines.contains { $0.hasPrefix("1") && $0.hasSuffix("finished") })
        }
    }

    @Test("A detached action is reported as finished when it would begin to follow values")
    func detachedEvent() {
        withTestHost { host in
            let note = Note()
            let record = EventRecord()
            let container = StateContainer(state: -10, isolation: host).attach(record)
            container.observe(note.save())
            host.runUntilIdle()
            container.observe(10)
            note.write.finish()
            host.runUntilIdle()
            #expect(
                record.lines == [
                    "1 stateSequence: began", "1 stateSequence: -10 → 0", "1 stateSequence: detached by 2",
                    "2 state: began", "2 state: 0 → 10", "2 state: finished", "1 stateSequence: finished",
                ]
            )
        }
    }
}
