import Testing
@_spi(Host) import VSM

@testable import VSMTesting

@Suite("A host that is the main actor")
@MainActor
struct MainActorHostTests {
    /// A feature of an app, without any annotation but that of this suite.
    private struct Quotes {
        let load: () async throws -> String

        func loading() -> StateSequence<String> {
            StateSequence({ "loading" }, { (try? await load()) ?? "failed" })
        }
    }

    /// A class of the app that has its own container.
    private final class Screen {
        @RenderedViewState var state: String
        private(set) var rendered: [String] = []

        init() {
            _state = RenderedViewState(wrappedValue: "initialized", render: Screen.render)
        }

        func render() { rendered.append(state) }

        func load() { $state.observe(Quotes { await onNoActor() }.loading()) }
    }

    @concurrent
    private nonisolated static func onNoActor() async -> String {
        await Task.yield()
        return "on no actor"
    }

    private actor Shelf {
        private var books: [String] = []

        func put(_ book: String) async -> Int {
            await Task.yield()
            books.append(book)
            return books.count
        }
    }

    @Test("A container belongs to the main actor, and its actions run when the test says so")
    func container() {
        withTestHost { host in
            let container = host.container(state: "initialized")
            let journey = host.record(container)
            container.observe(Quotes { "Less is more." }.loading())
            journey.expect("initialized", "loading")
            host.runUntilIdle()
            journey.expect("Less is more.")
            container.observe { @MainActor in
                MainActor.preconditionIsolated()
                return await Self.onNoActor()
            }
            host.runUntilIdle()
            journey.expect("on no actor")
        }
    }

    @Test("A class that has its own container is used as in the app")
    func rendering() {
        withTestHost { host in
            let screen = Screen()
            #expect(screen.state == "initialized")
            screen.load()
            #expect(screen.state == "loading")
            #expect(host.pendingWork.contains("stateSequence of String"))
            host.runUntilIdle()
            #expect(screen.rendered == ["initialized", "loading", "on no actor"])
        }
    }

    @Test("Tasks of every kind run on the host, in the order in which they became ready")
    func tasks() {
        withTestHost { host in
            let trace = Trace()
            Task {
                trace.note("task")
                await Task.yield()
                trace.note("task again")
            }
            Task.detached {
                trace.note("detached")
                await MainActor.run { trace.note("main actor") }
            }
            #expect(trace.all == [])
            host.runUntilIdle()
            #expect(trace.all == ["task", "detached", "main actor", "task again"])
        }
    }

    @Test("Code on the main actor may say so, and code on no actor is not on the main actor")
    func isolation() throws {
        try withTestHost { host in
            MainActor.assumeIsolated {}
            let container = StateContainer(state: 0)
            try host.run {
                MainActor.preconditionIsolated()
                await Self.expectElsewhere(host)
                MainActor.preconditionIsolated()
            }
            withExtendedLifetime(container) {}
        }
    }

    @concurrent
    private nonisolated static func expectElsewhere(_ host: TestHost) async {
        #expect(host.threads.isCurrent)
        #expect(!host.threads.isIsolated)
        // The runtime's answer, which does not trap.
        #expect(MainActorExecutor.shared.isIsolatingCurrentContext() == false)
    }

    @Test("An actor that yields is run by the host")
    func actors() throws {
        try withTestHost { host in
            let shelf = Shelf()
            let count = try host.run {
                async let first = shelf.put("first")
                async let second = shelf.put("second")
                return await first + second
            }
            #expect(count == 3)
        }
    }

    @Test("Time is that of the host's clock, whether a call names it or not", arguments: [true, false])
    func time(isNamed: Bool) {
        withTestHost { host in
            let container = host.container(state: "")
            let pause: RateLimitTime = isNamed ? .seconds(1, on: host.clock) : 1
            container.observe({ "saved" }, debounced: pause)
            host.advance(by: .seconds(0.9))
            #expect(container.state == "")
            host.advance(by: .seconds(0.1))
            #expect(container.state == "saved")
        }
    }

    @Test("The current host is known to stubs in every task")
    func choices() throws {
        let runs = forEachInterleaving { host in
            var seen: [Int] = []
            Task { seen.append(await choose(among: [1, 2])) }
            host.runUntilIdle()
            #expect(seen.count == 1)
        }
        #expect(runs == 2)
    }

    @Test("A race of two tasks of the tested code is found, with the names of what ran concurrently")
    func race() {
        let texts = issueTexts {
            forEachInterleaving { host in
                var total = 0
                func add(_ number: Int) async {
                    let before = total
                    await Task.yield()
                    total = before + number
                }
                Task { await add(1) }
                Task { await add(2) }
                host.runUntilIdle()
                #expect(total == 3)
            }
        }
        #expect(texts.contains { $0.contains("The seed") })
    }

    @Test("Two plain tasks with one yield each have six orders")
    func orders() {
        let runs = forEachInterleaving { host in
            let trace = Trace()
            Task { await trace.takeSteps("a", 1) }
            Task { await trace.takeSteps("b", 1) }
            host.runUntilIdle()
        }
        #expect(runs == 6)
    }
}
