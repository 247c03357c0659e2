import Testing
import VSM

@testable import VSMTesting

@Suite("The limit of a test host")
struct HostLimitTests {
    /// A sequence that never suspends between states.
    private struct Breathless: AsyncSequence, AsyncIteratorProtocol {
        typealias Failure = Never
        var endsWhenCancelled = true
        var state = 0

        func makeAsyncIterator() -> Breathless { self }

        mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
            state += 1
            return endsWhenCancelled && Task.isCancelled ? nil : state
        }

        mutating func next() async -> Int? { await next(isolation: #isolation) }
    }

    /// A sequence that suspends before each state.
    private struct Endless: AsyncSequence, AsyncIteratorProtocol {
        typealias Failure = Never
        var state = 0

        func makeAsyncIterator() -> Endless { self }

        mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
            await Task.yield()
            state += 1
            return Task.isCancelled ? nil : state
        }

        mutating func next() async -> Int? { await next(isolation: #isolation) }
    }

    private func endless() -> @Sendable () async -> Void {
        { while !Task.isCancelled { await Task.yield() } }
    }

    @Test("An endless loop of jobs fails at the line that ran it, with the actions that kept running")
    func endlessStates() {
        withTestHost(limit: 100) { host in
            let container = host.container(state: 0)
            let line = #line + 1
            container.observe(Endless())
            let text = failureText { host.runUntilIdle() }
            #expect(text.contains("100 jobs ran, and the host is still not idle: something loops forever."))
            #expect(
                text.contains("asynchronousSequence of Int, observed at VSMTestingTests/HostLimitTests.swift:\(line): ")
            )
            #expect(text.contains("withTestHost(limit: …)"))
        }
    }

    @Test("An endless loop without states fails with a hint")
    func endlessWithoutStates() {
        withTestHost(limit: 100) { host in
            let task = host.start(endless())
            let text = failureText { host.runUntilIdle() }
            #expect(
                text.contains("No container changed its state meanwhile: look for a task that loops forever.")
            )
            task.cancel()
        }
    }

    @Test("run(until:) and advance(by:) have the same limit", arguments: [0, 1])
    func otherWays(way: Int) {
        withTestHost(limit: 100) { host in
            let task = host.start(endless())
            let text = failureText {
                if way == 0 { host.run(until: { false }) } else { host.advance(by: .seconds(1)) }
            }
            #expect(text.contains("100 jobs ran, and the host is still not idle"))
            task.cancel()
        }
    }

    @Test("run { } has the same limit: the test fails, and the code is abandoned")
    func runToTheEnd() {
        withTestHost(limit: 100) { host in
            let work = endless()
            let text = failureText { #expect(throws: UnfinishedWorkError.self) { try host.run { await work() } } }
            #expect(text.contains("100 jobs ran, and the host is still not idle"))
        }
    }

    @Test("A sequence that never suspends is stopped at the limit")
    func breathless() {
        withTestHost(limit: 100) { host in
            let container = host.container(state: 0)
            let line = #line + 1
            container.observe(Breathless())
            let text = failureText { host.runUntilIdle() }
            #expect(text.contains("A task set more than 100 states without suspending: something loops forever."))
            #expect(text.contains("observed at VSMTestingTests/HostLimitTests.swift:\(line): 101 states"))
        }
    }

    @Test("A sequence that never suspends is also stopped in run { }")
    func breathlessInRun() {
        withTestHost(limit: 100) { host in
            let container = host.container(state: 0)
            let text = failureText {
                _ = try? host.run { await container.observe(ObservedAction(Breathless()), until: { $0 < 0 }) }
            }
            #expect(text.contains("A task set more than 100 states without suspending"))
        }
    }

    #if os(Linux) || os(macOS)
    @Test("A sequence that never suspends and ignores cancellation traps with its call site")
    func unstoppable() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            withTestHost(limit: 100) { host in
                let container = host.container(state: 0)
                container.observe(Breathless(endsWhenCancelled: false))
                host.runUntilIdle()
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("An action set more than 100 states without suspending"), "\(message)")
        #expect(message.contains("observed at VSMTestingTests/HostLimitTests.swift:"))
    }
    #endif

    @Test("Timers fail that fire more than a hundred times as often as the limit in one call")
    func timers() {
        withTestHost(limit: 100) { host in
            let task = host.start {
                while !Task.isCancelled { try? await host.clock.sleep(for: .nanoseconds(1)) }
            }
            let text = failureText { host.advance(by: .seconds(3_600)) }
            let start = "Tasks slept until 10000 deadlines in 1e-05 seconds of 3600.0 seconds: something loops forever."
            #expect(text.hasPrefix(start))
            task.cancel()
        }
    }

    @Test("A poll may run for a whole day")
    func poll() {
        withTestHost { host in
            var polls = 0
            let task = host.start {
                while !Task.isCancelled {
                    polls += 1
                    try? await host.clock.sleep(for: .seconds(1))
                }
            }
            host.advance(by: .seconds(24 * 60 * 60))
            #expect(polls == 24 * 60 * 60 + 1)
            task.cancel()
        }
    }

    @Test("Jobs that loop at one of many deadlines fail as without a clock")
    func loopAtDeadline() {
        withTestHost(limit: 100) { host in
            let task = host.start {
                for _ in 1...50 { try? await host.clock.sleep(for: .seconds(1)) }
                while !Task.isCancelled { await Task.yield() }
            }
            let text = failureText { host.advance(by: .seconds(60)) }
            #expect(text.contains("100 jobs ran, and the host is still not idle"))
            task.cancel()
        }
    }

    @Test("As many jobs as the limit do not fail if the host is idle then")
    func atTheLimit() {
        func jobs(limit: Int) -> [String] {
            withTestHost(limit: limit) { host in
                let trace = Trace()
                for number in 1...10 { host.start { trace.note("\(number)") } }
                return issueTexts { host.runUntilIdle() }
            }
        }
        #expect(jobs(limit: 10) == [])
        #expect(jobs(limit: 9).count == 1)
    }

    @Test("Each call of the test has the whole limit")
    func eachCall() {
        withTestHost(limit: 10) { host in
            for _ in 1...5 {
                for _ in 1...8 { host.start {} }
                host.runUntilIdle()
            }
        }
    }

    @Test("After the limit, no jobs run and no failures are reported")
    func afterwards() {
        let texts = issueTexts {
            withTestHost(limit: 100) { host in
                let container = host.container(state: 0)
                _ = host.record(container)
                container.observe(Endless())
                host.runUntilIdle()
                let state = container.state
                host.runUntilIdle()
                host.advance(by: .seconds(1))
                #expect(container.state == state)
            }
        }
        #expect(texts.count == 1)
    }

    @Test("Many states that the test itself sets do not fail")
    func statesOfTheTest() {
        withTestHost(limit: 100) { host in
            let container = host.container(state: 0)
            for number in 1...1_000 { container.observe(number) }
            host.runUntilIdle()
            #expect(container.state == 1_000)
            #expect(!Task.isCancelled)
        }
    }
}
