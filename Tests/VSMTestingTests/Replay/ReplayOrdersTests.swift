import Testing
import VSM
import VSMJournal
import VSMTesting

@Suite("Replays of races and sleeps")
struct ReplayOrdersTests {
    private typealias ViewState = RacingFeature.ViewState

    /// Returns a journal of a run that ended in a state.
    private func journal(endingIn last: ViewState, steps: Int = 2) throws -> RecordedJournal {
        for seed in 0..<1_000 as Range<UInt64> {
            let text = withTestHost(seed: TestSeed(seed)) { host in
                let journal = Journal(clock: host.clock)
                host.attach(journal)
                let container = host.container(state: ViewState.idle)
                RacingFeature(on: host, steps: steps).request(container)
                host.runUntilIdle()
                return container.state == last ? journal.jsonLines : nil
            }
            if let text { return try RecordedJournal(jsonLines: text) }
        }
        throw Unreached()
    }

    private struct Unreached: Error {}

    @Test("A journal of a race is reproduced, whatever its order was", arguments: [ViewState.first, .second])
    private func race(last: ViewState) throws {
        let feature = RacingFeature.explored()
        let replay = try journal(endingIn: last).replay(from: feature.from, actions: feature.actions)
        #expect(replay.path.description == "idle\n  request → \(last.rawValue)")
    }

    @Test("A bug that depends on the order of jobs is still reproducible")
    func reproducible() throws {
        let journal = try journal(endingIn: .first)
        let texts = try issueTexts {
            let feature = RacingFeature.explored()
            try journal.expectNotReproducible(from: feature.from, actions: feature.actions)
        }
        #expect(texts == ["The journal is still reproducible:\nidle\n  request → first"])
    }

    @Test("If not all orders were tried, it is not claimed that a journal is not reproducible")
    func tooManyOrders() throws {
        let journal = try journal(endingIn: .first)
        let texts = try issueTexts {
            let feature = RacingFeature.explored(steps: 100)
            try journal.expectNotReproducible(from: feature.from, actions: feature.actions)
        }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("The journal may still be reproducible.") == true)
        #expect(texts.first?.contains("Concurrent jobs ran in 100 orders; others were not tried.") == true)
        let feature = RacingFeature.explored(steps: 100)
        let limits = ExplorationLimits(orders: 100)
        try journal.expectNotReproducible(from: feature.from, actions: feature.actions, limits: limits)
    }

    @Test("A state behind several sleeps is reproduced")
    func sleeps() throws {
        nonisolated(unsafe) var clock: TestClock?
        func load() -> StateSequence<String> {
            StateSequence(
                { "loading" },
                { [clock] in
                    for _ in 0..<7 { try? await clock!.sleep(for: .seconds(1)) }
                    return "failed"
                }
            )
        }
        let journal = try withTestHost { host in
            let journal = Journal(clock: host.clock, describing: \.description)
            host.attach(journal)
            clock = host.clock
            let container = host.container(state: "initial")
            container.observe(load())
            host.advance(by: .seconds(10))
            return try RecordedJournal(jsonLines: journal.jsonLines)
        }
        let replay = try journal.replay(
            from: { host in
                clock = host.clock
                return "initial"
            },
            actions: { $0 == "initial" ? [.action("load", load())] : [] },
            identifiedBy: { $0 }
        )
        #expect(replay.path.end == "failed")
    }

    @Test("A journal of a poll that never ends is reproducible until the poll ends", arguments: [false, true])
    func poll(ends: Bool) throws {
        nonisolated(unsafe) var clock: TestClock?
        func load(ends: Bool) -> StateSequence<String> {
            StateSequence(
                { "loading" },
                { [clock] in
                    repeat { try? await clock!.sleep(for: .seconds(1)) } while !Task.isCancelled && !ends
                    return "failed"
                }
            )
        }
        let journal = try withTestHost { host in
            let journal = Journal(clock: host.clock, describing: \.description)
            host.attach(journal)
            clock = host.clock
            let container = host.container(state: "initial")
            container.observe(load(ends: false))
            host.advance(by: .seconds(10))
            return try RecordedJournal(jsonLines: journal.jsonLines)
        }
        let texts = try issueTexts {
            try journal.expectNotReproducible(
                from: { host in
                    clock = host.clock
                    return "initial"
                },
                actions: { $0 == "initial" ? [.action("load", load(ends: ends))] : [] },
                identifiedBy: { $0 }
            )
        }
        #expect(texts == (ends ? [] : ["The journal is still reproducible:\ninitial\n  load → loading"]))
    }
}
