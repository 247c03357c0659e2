import HTTPTypes
import Testing
import VSM

@testable import VSMWeb

/// Pages whose actions are not finished, in a browser without the script of the page.
@Suite("Unfinished pages without the script", .timeLimit(.minutes(10)))
struct UnfinishedPageTests {
    /// An operation that waits until the gate is opened.
    private actor Gate {
        private var isOpen = false
        private var waiters: [CheckedContinuation<Void, Never>] = []
        private(set) var visits = 0

        func pass() async {
            visits += 1
            if !isOpen { await withCheckedContinuation { waiters.append($0) } }
        }

        func open() {
            isOpen = true
            for waiter in waiters { waiter.resume() }
            waiters = []
        }
    }

    private typealias Action = @Sendable (StateContainer<Text>) -> Void

    /// A state that begins with an action.
    private struct Text: StateWithInitialAction {
        var text: String
        var begin: Action?

        func observeInitialAction(in container: StateContainer<Text>) { begin?(container) }
    }

    private struct TextView: HTMLView {
        let begin: Action?
        let submit: Action?
        var initialState: Text { Text(text: "initial", begin: begin) }

        func body(_ container: StateContainer<Text>) -> some HTML {
            p { "[\(container.state.text)]" }
            form { button(submits: true) { "Send" } }.onSubmit { _ in submit?(container) }
        }
    }

    /// A browser with a page that begins with an action, and a form that calls one.
    ///
    /// - Parameter firstAnswer: How long an answer waits; in these tests, practically forever or not at all.
    private func browser(
        firstAnswer: Duration,
        begin: Action? = nil,
        submit: Action? = nil
    ) -> BrowserWithoutScript {
        var limits = SessionLimits()
        limits.firstAnswer = firstAnswer
        limits.refreshInterval = .zero
        let site = Site(title: "Text") { _ in TextView(begin: begin, submit: submit) }
        return BrowserWithoutScript(HostFixture(limits: limits, site: site))
    }

    private static let refresh = #"<noscript><meta http-equiv="refresh" content="1"></noscript>"#

    private func load(_ gate: Gate) -> Action { load { await gate.pass() } }

    private func load(_ work: @escaping @Sendable () async -> Void) -> Action {
        { container in
            container.observe(
                StateSequence(
                    { Text(text: "loading") },
                    {
                        await work()
                        return Text(text: "loaded")
                    }
                )
            )
        }
    }

    @Test("An answer waits for a running action, even if nothing in the page is busy")
    func waiting() async throws {
        let action = load { for _ in 0..<100 { await Task.yield() } }
        let browser = browser(firstAnswer: .seconds(600), begin: action, submit: action)
        try await browser.get()
        #expect(browser.html.contains("[loaded]"))
        #expect(!browser.html.contains("refresh"))
        try await browser.submit(0)
        #expect(browser.html.contains("[loaded]"))
        #expect(!browser.html.contains("refresh"))
    }

    @Test("A page that takes longer reloads automatically and continues where it was")
    func longer() async throws {
        let gate = Gate()
        let browser = browser(firstAnswer: .zero, begin: load(gate))
        for _ in 0..<3 {
            try await browser.get()
            #expect(browser.html.contains("[loading]"))
            #expect(browser.html.contains(Self.refresh))
        }
        await gate.open()
        // The content is shown as soon as it is available.
        while browser.html.contains("[loading]") { try await browser.get() }
        #expect(browser.html.contains("[loaded]"))
        #expect(!browser.html.contains("refresh"))
        #expect(await gate.visits == 1)
    }

    @Test("A form whose action takes longer is answered with a page that reloads automatically")
    func longerForm() async throws {
        let gate = Gate()
        let browser = browser(firstAnswer: .zero, submit: load(gate))
        try await browser.get()
        #expect(!browser.html.contains("refresh"))
        try await browser.submit(0)
        #expect(browser.html.contains("[loading]"))
        #expect(browser.html.contains(Self.refresh))
        await gate.open()
        while browser.html.contains("[loading]") { try await browser.get() }
        #expect(browser.html.contains("[loaded]"))
        #expect(!browser.html.contains("refresh"))
        // Another request gets another page.
        try await browser.get()
        #expect(browser.html.contains("[initial]"))
    }

    @Test("Only the browser of a page gets it again, at the same address")
    func others() async throws {
        let gate = Gate()
        let browser = browser(firstAnswer: .zero, begin: load(gate))
        try await browser.get()
        let stranger = BrowserWithoutScript(browser.fixture)
        try await stranger.get()
        let elsewhere = BrowserWithoutScript(browser.fixture, at: "/other")
        elsewhere.cookie = browser.cookie
        try await elsewhere.get()
        // Each page has its own action.
        while await gate.visits < 3 { await Task.yield() }
        #expect(await gate.visits == 3)
    }

    @Test("An action that follows values does not delay the answer, and the page does not reload")
    func following() async throws {
        let (values, continuation) = AsyncStream.makeStream(of: Text.self)
        continuation.yield(Text(text: "first"))
        let subject = CurrentValueSubject<Text, Never>(Text(text: "first"))
        let (others, otherContinuation) = AsyncStream.makeStream(of: Text.self)
        otherContinuation.yield(Text(text: "first"))
        let actions: [Action] = [
            { container in
                container.observe(
                    StateSequence({ Text(text: "loading") }).following {
                        others
                    } as: {
                        $0
                    }
                )
            },
            { container in container.observe(values) },
            { [subject = UncheckedSubject(subject: subject)] container in container.observe(subject.subject) },
        ]
        for action in actions {
            let browser = browser(firstAnswer: .seconds(600), begin: action)
            try await browser.get()
            #expect(browser.html.contains("[first]"))
            #expect(!browser.html.contains("refresh"))
        }
        continuation.finish()
        otherContinuation.finish()
    }

    @Test("An action that continues after its first state does not delay the answer, and the page reloads for the rest")
    func continuing() async throws {
        let gate = Gate()
        let browser = browser(firstAnswer: .seconds(600)) { container in
            container.observe(
                FinishingAction(
                    StateSequence(
                        { Text(text: "saving") },
                        { Text(text: "saved") },
                        {
                            await gate.pass()
                            return Text(text: "done")
                        }
                    )
                )
            )
        }
        try await browser.get()
        #expect(browser.html.contains("[saved]"))
        #expect(browser.html.contains(Self.refresh))
        await gate.open()
        while browser.html.contains("[saved]") { try await browser.get() }
        #expect(browser.html.contains("[done]"))
        #expect(!browser.html.contains("refresh"))
    }

    private struct UncheckedSubject: @unchecked Sendable {
        let subject: CurrentValueSubject<Text, Never>
    }
}

@Suite("Pages that browsers reload")
struct RefreshingPagesTests {
    @Test("A reload takes the page of its address that has waited longest, once and not too early")
    func order() throws {
        let now = ContinuousClock.now
        var pages = RefreshingPages()
        let request = try #require(PageRequest(target: "/a?b", visitor: "v"))
        pages.add("1", request, now: now)
        pages.add("2", request, now: now + .seconds(1))
        pages.add("3", try #require(PageRequest(target: "/a", visitor: "v")), now: now)
        pages.add("4", try #require(PageRequest(target: "/a?b", visitor: "w")), now: now)
        #expect(pages.take(request, before: now - .seconds(1)) == nil)
        #expect(pages.take(request, before: now) == "1")
        #expect(pages.take(request, before: now) == nil)
        // The page is answered once more.
        pages.add("2", request, now: now + .seconds(2))
        #expect(pages.take(request, before: now + .seconds(1)) == nil)
        pages.remove("3")
        #expect(pages.count == 2)
        #expect(pages.take(request, before: now + .seconds(2)) == "2")
        pages.remove("4")
        #expect(pages.count == 0)
    }
}
