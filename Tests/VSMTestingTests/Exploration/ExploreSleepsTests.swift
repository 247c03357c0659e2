import Testing
import VSM
import VSMTesting

@Suite("Exploring repeated sleeps")
struct ExploreSleepsTests {
    private enum Load: Equatable { case initial, loading, waiting, counting(Int), odd, even, failed, cancelled }

    /// Explores a feature whose states offer actions that may sleep on a clock.
    private func explore(
        _ limits: ExplorationLimits = ExplorationLimits(),
        actions: @escaping (Load, TestClock) -> [StateAction<Load>]
    ) throws -> StateGraph<Load> {
        nonisolated(unsafe) var clock: TestClock?
        return try StateGraph.explore(
            from: { host in
                clock = host.clock
                return .initial
            },
            actions: { actions($0, clock!) },
            limits: limits
        )
    }

    /// Explores an action of the first state that returns a state some time after *loading*.
    private func load(
        _ limits: ExplorationLimits = ExplorationLimits(),
        _ body: @escaping (TestClock) async -> Load
    ) throws -> StateGraph<Load> {
        try explore(limits) { state, clock in
            state == .initial ? [.action("load", StateSequence({ .loading }, { await body(clock) }))] : []
        }
    }

    private func sleep(_ clock: TestClock) async {
        try? await clock.sleep(for: .seconds(1))
    }

    private func names(_ graph: StateGraph<Load>) -> [String] { graph.nodes.map(\.name) }

    @Test("A state after any number of sleeps is found", arguments: [1, 2, 3, 5, 20, 99])
    func severalSleeps(count: Int) throws {
        let graph = try load { clock in
            for _ in 0..<count { await sleep(clock) }
            return .odd
        }
        #expect(names(graph) == ["initial", "loading", "odd"])
        #expect(graph.omissions == [])
        #expect(graph.path(to: "odd")?.transitions.last?.choices.count == count)
        graph.expectNoHangs()
    }

    @Test("Actions of the states behind a second sleep are run")
    func actionsBehindSleeps() throws {
        let graph = try explore { state, clock in
            switch state {
            case .initial:
                [
                    .action(
                        "load",
                        StateSequence(
                            { .loading },
                            {
                                for _ in 0..<2 { await sleep(clock) }
                                return .odd
                            }
                        )
                    )
                ]
            case .odd: [.action("leave", .even)]
            default: []
            }
        }
        #expect(names(graph) == ["initial", "loading", "odd", "even"])
    }

    @Test("Retries with a backoff end after each number of failures")
    func backoff() throws {
        let graph = try load { clock in
            for attempt in 0..<6 {
                if await choose(among: ["answer": true, "error": false]) { return attempt == 5 ? .odd : .even }
                try? await clock.sleep(for: .seconds(1 << attempt))
            }
            return .failed
        }
        #expect(Set(names(graph)) == ["initial", "loading", "even", "odd", "failed"])
        #expect(graph.omissions == [])
        #expect(
            graph.path(to: "odd")?.transitions.last?.description == """
                load continues [error, after 1.0 seconds, error, after 2.0 seconds, error, after 4.0 seconds, error, \
                after 8.0 seconds, error, after 16.0 seconds, answer] → odd
                """
        )
    }

    @Test("An answer before a sleep still counts after it")
    func choiceBeforeSleep() throws {
        let graph = try load { clock in
            let isOdd = await choose(among: ["even": false, "odd": true])
            await sleep(clock)
            return isOdd ? .odd : .even
        }
        #expect(names(graph) == ["initial", "loading", "even", "odd"])
    }

    @Test("Every combination of answers before up to four sleeps is tried")
    func combinations() throws {
        let graph = try load { clock in
            var answers: [Bool] = []
            for _ in 0..<4 {
                answers.append(await choose(among: [false, true]))
                await sleep(clock)
            }
            return answers == [true, false, false, true] ? .odd : .even
        }
        #expect(names(graph) == ["initial", "loading", "even", "odd"])
        #expect(graph.omissions == [])
    }

    @Test("Combinations of answers before more than four sleeps are not all tried, and this is reported")
    func tooManyCombinations() throws {
        var found: [StateGraph<Load>.Omission.Reason] = []
        let warnings = try issueTexts {
            found = try load { clock in
                for _ in 0..<8 {
                    _ = await choose(among: [false, true])
                    await sleep(clock)
                }
                return .odd
            }.omissions.map(\.reason)
        }
        #expect(found == [.choices(sleeps: 4)])
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("\"loading\": some combinations of what stubs choose") == true)
    }

    @Test("A loop through several states is followed to its end")
    func loopOfStates() throws {
        let graph = try explore { state, clock in
            guard state == .initial else { return [] }
            return [
                .action(
                    "load",
                    StateSequence {
                        for _ in 0..<3 {
                            Next { .loading }
                            Next {
                                await sleep(clock)
                                return .waiting
                            }
                            Next {
                                await sleep(clock)
                                return .loading
                            }
                        }
                        Next { .failed }
                    }
                )
            ]
        }
        #expect(names(graph) == ["initial", "loading", "waiting", "failed"])
    }

    @Test("A countdown whose states have one name is followed to its end")
    func countdown() throws {
        let graph = try explore { state, clock in
            guard state == .initial else { return [] }
            nonisolated(unsafe) var rest = 60
            let countdown = AsyncStream<Load> {
                try? await clock.sleep(for: .seconds(1))
                rest -= 1
                return Task.isCancelled || rest < 0 ? nil : rest == 0 ? .odd : .counting(rest)
            }
            return [
                .action("count", countdown),
                .action("skip", .even),
            ]
        }
        #expect(Set(names(graph)) == ["initial", "counting", "odd", "even"])
    }

    @Test("A poll that never ends is a hang and a dead end")
    func endlessPoll() throws {
        var graph: StateGraph<Load>?
        let warnings = try issueTexts {
            graph = try load { clock in
                while !Task.isCancelled { await sleep(clock) }
                return .odd
            }
        }
        #expect(warnings.count == 1)
        #expect(
            warnings.first?.hasPrefix(
                """
                The exploration left out:

                "loading": what happens later, because a task still sleeps after 100 sleeps in a row (limits.sleeps)
                    initial
                      load → loading
                """
            ) == true
        )
        #expect(warnings.first?.hasSuffix("set it: limits: ExplorationLimits(sleeps: 100).") == true)
        #expect(graph?.hangs.map(\.sleeps) == [100])
        let hang = failureText { graph?.expectNoHangs() }
        #expect(hang.contains("load in \"loading\", still asleep after 100 sleeps in a row\n"))
        #expect(hang.hasSuffix("If an action ends after more than 100 sleeps, raise limits.sleeps."))
        let end = failureText { graph?.expectNoDeadEnds(except: "initial") }
        #expect(end.contains("\"loading\", still asleep after 100 sleeps in a row, where load is still waiting"))
        graph?.expectNoHangs(except: "loading")
    }

    @Test("A test that sets the limit of sleeps gets no warning")
    func acceptedLimit() throws {
        let graph = try load(ExplorationLimits(sleeps: 3)) { clock in
            while !Task.isCancelled { await sleep(clock) }
            return .odd
        }
        #expect(graph.omissions.map(\.reason) == [.sleeps(3)])
        #expect(graph.hangs.map(\.node) == ["loading"])
    }

    @Test("A tick that goes on beside a hang does not hide the hang")
    func tickBesideHang() throws {
        let limits = ExplorationLimits(sleeps: 10)
        nonisolated(unsafe) var host: TestHost?
        let graph = try StateGraph<Load>.explore(
            from: {
                host = $0
                $0.start { [clock = $0.clock] in while !Task.isCancelled { await sleep(clock) } }
                return .initial
            },
            actions: { state in
                guard state == .initial else { return [] }
                return [.action("load", AsyncStream<Load> { $0.yield(.loading) })]
            },
            limits: limits
        )
        host = nil
        #expect(graph.hangs.map(\.node) == ["loading"])
        #expect(failureText { graph.expectNoHangs() }.contains("load in \"loading\", still asleep after 10 sleeps"))
        #expect(graph.deadEnds.map(\.node) == ["loading"])
    }

    @Test("States that alternate forever are no dead end if one of them offers an action")
    func blinking() throws {
        let graph = try explore(ExplorationLimits(sleeps: 10)) { state, clock in
            switch state {
            case .initial: [.action("blink", Self.blinking(clock))]
            case .even: [.action("stop", .cancelled)]
            default: []
            }
        }
        #expect(Set(names(graph)) == ["initial", "odd", "even", "cancelled"])
        graph.expectNoDeadEnds(except: "cancelled")
        #expect(graph.hangs.map(\.node) == ["even"])
    }

    @Test("An action between two sleeps is run")
    func actionBetweenSleeps() throws {
        final class Order { var isReserved = false }
        nonisolated(unsafe) var order = Order()
        let graph = try explore { state, clock in
            switch state {
            case .initial:
                order = Order()
                return [
                    .action(
                        "order",
                        StateSequence(
                            { .loading },
                            { [order] in
                                await sleep(clock)
                                order.isReserved = true
                                await sleep(clock)
                                return .even
                            }
                        )
                    )
                ]
            case .loading: return [.action("cancel", order.isReserved ? .failed : .cancelled)]
            default: return []
            }
        }
        #expect(Set(names(graph)) == ["initial", "loading", "even", "cancelled", "failed"])
    }

    private static func blinking(_ clock: TestClock) -> AsyncStream<Load> {
        nonisolated(unsafe) var isOdd = false
        return AsyncStream {
            try? await clock.sleep(for: .seconds(1))
            isOdd.toggle()
            return Task.isCancelled ? nil : isOdd ? .odd : .even
        }
    }
}
