import HTTPTypes
import Logging
import Synchronization
import Testing
import VSM

@testable import VSMWeb

/// A stopping server waits for actions that must finish.
@Suite("A server that stops during a finishing action", .timeLimit(.minutes(10)))
struct FinishingTests {
    /// The events, in order.
    private final class Events: Sendable {
        private let names = Mutex<[String]>([])
        var all: [String] { names.withLock(\.self) }
        func add(_ name: String) { names.withLock { $0.append(name) } }
    }

    /// A form that saves, which takes time.
    private struct SavingView: HTMLView {
        let save: @Sendable () async -> Void
        /// Whether the call waits for a pause that never ends.
        let isDebounced: Bool
        /// The values that the page follows after it has saved.
        let followed: AsyncStream<Void>?
        var initialState: String { "editing" }

        func body(_ container: StateContainer<String>) -> some HTML {
            p { container.state }
            form { button(submits: true) { "Save" } }.onSubmit { _ in
                let action: FinishingAction<String> = FinishingAction(
                    StateSequence<String>(
                        { "saving" },
                        {
                            await save()
                            return "saved"
                        }
                    ).following {
                        followed ?? AsyncStream { $0.finish() }
                    } as: {
                        "followed"
                    }
                )
                if isDebounced {
                    container.observe(action, debounced: .seconds(100_000), identifier: "text")
                } else {
                    container.observe(action)
                }
            }
        }
    }

    private func site(
        isDebounced: Bool = false,
        following followed: AsyncStream<Void>? = nil,
        _ save: @escaping @Sendable () async -> Void
    ) -> Site {
        Site(title: "Saving") { _ in SavingView(save: save, isDebounced: isDebounced, followed: followed) }
    }

    /// Opens the page and submits its form.
    private func submit(to pages: LivePages) async throws {
        let visitor = Secret.random()
        let request = try #require(PageRequest(target: "/", visitor: visitor))
        let opened = try await pages.host.registry.open(request, from: "address") { $0 }
        let page = String(decoding: opened.bytes, as: UTF8.self)
        let start = try #require(page.split(separator: "data-vsm-unscripted=\"\" value=\"").last)
        let form = try SubmittedForm(Array("vsm-form=\(start.prefix { $0 != "\"" })".utf8))
        _ = try await pages.host.registry.submit(form, named: "form", request, from: "address") { $0 }
    }

    private func configuration(finishTime: Duration) -> WebServer.Configuration {
        var configuration = WebServer.Configuration()
        configuration.finishTime = finishTime
        configuration.limits.firstAnswer = .zero
        return configuration
    }

    @Test("The service ends after the action, even if the action was still waiting", arguments: [false, true])
    func service(isDebounced: Bool) async throws {
        let events = Events()
        let site = site(isDebounced: isDebounced) {
            for _ in 0..<200 { await Task.yield() }
            events.add("saved")
        }
        let pages = LivePages(site, configuration: configuration(finishTime: .seconds(600)))
        try await submit(to: pages)
        try await pages.stop()
        events.add("stopped")
        #expect(events.all == ["saved", "stopped"])
    }

    @Test("The server does not wait for the values that an action follows after it has finished")
    func following() async throws {
        let events = Events()
        let (values, source) = AsyncStream.makeStream(of: Void.self)
        source.yield()
        let site = site(following: values) {
            for _ in 0..<200 { await Task.yield() }
            events.add("saved")
        }
        let pages = LivePages(site, configuration: configuration(finishTime: .seconds(600)))
        try await submit(to: pages)
        await pages.drain()
        events.add("drained")
        #expect(events.all == ["saved", "drained"])
        withExtendedLifetime(source) {}
    }

    @Test("The server stops waiting for an action that takes too long, and logs this")
    func tooLong() async throws {
        let log = RecordedLog()
        let (never, continuation) = AsyncStream.makeStream(of: Void.self)
        let site = site { for await _ in never {} }
        let pages = LivePages(site, configuration: configuration(finishTime: .milliseconds(1)), logger: log.logger)
        try await submit(to: pages)
        await pages.drain()
        try await pages.stop()
        #expect(
            log.all.contains { $0.level == .warning && $0.text.contains("to finish still run as the server stops: 1.") }
        )
        continuation.finish()
    }

    @Test("The server does not wait without finishing actions, and waits ten seconds by default")
    func nothing() async {
        let actions = FinishingActions()
        let clock = ContinuousClock()
        #expect(await actions.wait(until: clock.now + .seconds(600), clock: clock) == 0)
        var token: AnyObject? = actions.begin()
        #expect(actions.count == 1)
        #expect(await actions.wait(until: clock.now, clock: clock) == 1)
        withExtendedLifetime(token) {}
        token = nil
        #expect(actions.count == 0)
        #expect(WebServer.Configuration().finishTime == .seconds(10))
    }
}
