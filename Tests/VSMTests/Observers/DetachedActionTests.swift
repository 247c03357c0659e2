import Testing
@_spi(Host) import VSMTesting

@_spi(Host) @testable import VSM

@Suite("The events of finishing actions", .timeLimit(.minutes(10)))
struct DetachedActionTests {
    @Test("Another action detaches a finishing one, whose late state is dropped and whose end is reported")
    func detached() {
        withTestHost { host in
            let record = EventRecord()
            let container = StateContainer(state: 0, isolation: host).attach(record)
            container.observe(FinishingAction(StateSequence({ 1 }, { await choose(among: [2]) })))
            container.observe { await choose(among: [3]) }
            host.runUntilIdle()
            #expect(
                record.lines.sorted() == [
                    "1 stateSequence: 0 → 1", "1 stateSequence: began", "1 stateSequence: detached by 2",
                    "1 stateSequence: dropped 2", "1 stateSequence: finished", "2 asynchronousState: 1 → 3",
                    "2 asynchronousState: began", "2 asynchronousState: finished",
                ]
            )
        }
    }

    @Test("A waiting finishing call is detached when it is made, and has no number")
    func detachedCall() {
        withTestHost { host in
            let record = EventRecord()
            let container = StateContainer(state: 0, isolation: host).attach(record)
            container.observe(
                FinishingAction(StateSequence({ 1 }, { 2 })),
                debounced: .seconds(1, on: host.clock),
                identifier: nil
            )
            container.observe(3)
            host.runUntilIdle()
            #expect(
                record.lines == [
                    "1 state: began", "0 stateSequence: detached by 1", "0 stateSequence: dropped 1", "1 state: 0 → 3",
                    "1 state: finished", "0 stateSequence: dropped 2", "0 stateSequence: finished",
                ]
            )
        }
    }

    @Test("A finishing action is not reported as cancelled when the container is released")
    func detachedByTearDown() {
        withTestHost { host in
            let record = EventRecord()
            var container: StateContainer<Int>? = StateContainer(state: 0, isolation: host).attach(record)
            container?.observe(FinishingAction { 1 })
            container?.observe(FinishingAction(2), debounced: .seconds(1, on: host.clock), identifier: nil)
            container?.tearDown()
            container = nil
            host.runUntilIdle()
            #expect(
                record.lines == [
                    "1 asynchronousState: began", "0 state: detached", "0 state: dropped 2", "0 state: finished",
                    "1 asynchronousState: detached",
                ]
            )
        }
    }
}
