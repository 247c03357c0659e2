import Dispatch
import NIOCore
import NIOEmbedded
import Synchronization
import Testing
import VSM

@testable import VSMWeb

@Suite("Fairness between browsers", .timeLimit(.minutes(10)))
struct FairTurnsTests {
    @Test("A browser whose session has used up its time is read again when its share has recovered")
    func budget() async throws {
        var limits = SessionLimits.neverSlow
        (limits.processingBurst, limits.processingShare) = (.zero, 0.02)
        let browser = try await SocketFixture(limits)
        try await browser.join()
        _ = try await browser.hear()
        try await browser.send(#"["click",1,1,4]"#)
        #expect(try await browser.hearText().contains("Number 1"))
        let reads = browser.gate.readCount
        try await browser.send(#"["click",2,2,4]"#)
        #expect(try await browser.heardText() == nil)
        #expect(try browser.eventCount() == 1)
        #expect(browser.gate.readCount == reads)
        var text: String?
        while text == nil {
            await browser.wait(.seconds(1))
            text = try await browser.heardText()
        }
        #expect(text?.contains("Number 2") == true)
        #expect(browser.gate.readCount > reads)
    }

    @Test("A browser does not use up the limit of another")
    func allowance() async throws {
        var limits = SessionLimits.neverSlow
        (limits.eventBurst, limits.eventsPerSecond) = (2, 0)
        let noisy = try await SocketFixture(limits)
        try await noisy.join()
        _ = try await noisy.hear()
        for number in 1...10 { try await noisy.send(#"["click",\#(number),1,4]"#) }
        while try await !noisy.hearText().contains("Too many events") {}
        let quiet = try await SocketFixture(to: noisy.sockets)
        try await quiet.join()
        _ = try await quiet.hear()
        try await quiet.send(#"["click",1,1,4]"#)
        #expect(try await quiet.hearText().contains("Number 1"))
    }

    @Test("While a slow session computes, its neighbor on the same event loop is served")
    func neighbor() async throws {
        var limits = SessionLimits.neverSlow
        (limits.slowTurn, limits.slowAbsence) = (.zero, .seconds(100_000))
        let handler = SlowHandler()
        let site = Site(title: "Test") { _ in SlowPage(handler: handler) }
        let loop = NIOAsyncTestingEventLoop()
        let slow = try await SocketFixture(limits, on: loop, site: site, nodeCount: 5)
        let neighbor = try await SocketFixture(on: loop)
        try await slow.join()
        _ = try await slow.hear()
        try await neighbor.join()
        _ = try await neighbor.hear()

        try await slow.send(#"["click",1,1,4]"#)
        try await neighbor.send(#"["click",1,1,4]"#)
        #expect(try await neighbor.hearText().contains("Number 1"))
        #expect(!handler.isDone)
        handler.release()
        #expect(try await slow.hearText().contains("Number 1"))
    }

    @Test("While an answer waits for the browser to read, no further events are run, and it is not read")
    func backlog() async throws {
        let browser = try await SocketFixture()
        try await browser.join()
        _ = try await browser.hear()
        try await browser.send(#"["ping"]"#)
        _ = try await browser.hear()
        try await browser.setReads(false)
        try await browser.send(#"["click",1,1,4]"#)
        // The event runs on another thread if that thread is still working on the session.
        await browser.waitForHeldWrite()
        let reads = browser.gate.readCount
        for number in 2...4 { try await browser.send(#"["click",\#(number),1,4]"#) }
        #expect(try browser.eventCount() == 1)
        #expect(browser.gate.readCount == reads)
        try await browser.setReads(true)
        var text = ""
        while !text.contains("Number 4") { text = try await browser.hearText() }
        #expect(try browser.eventCount() == 4)
        #expect(browser.gate.readCount > reads)
    }

    @Test("A browser that does not read an answer in time is closed")
    func writing() async throws {
        let browser = try await SocketFixture()
        try await browser.join()
        _ = try await browser.hear()
        try await browser.setReads(false)
        try await browser.send(#"["click",1,1,4]"#)
        // The time begins with the write, which may happen on another thread.
        await browser.waitForHeldWrite()
        await browser.wait(.seconds(18))
        #expect(browser.channel.isActive)
        await browser.wait(.seconds(4))
        try await browser.channel.closeFuture.get()
    }
}

/// The work of a slow page when it is clicked.
private final class SlowHandler: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private let done = Atomic(false)

    var isDone: Bool { done.load(ordering: .relaxed) }

    /// Waits to be released, or long enough that a neighbor's delay is noticed.
    func run() {
        _ = semaphore.wait(timeout: .now() + 60)
        done.store(true, ordering: .relaxed)
    }

    func release() {
        semaphore.signal()
    }
}

/// The nodes are the mark of the view, paragraph, its text, button, its text.
private struct SlowPage: HTMLView {
    let handler: SlowHandler

    var initialState: Int { 0 }

    func body(_ container: StateContainer<Int>) -> some HTML {
        p { "Number \(container.state)" }
        button { "Add" }.onClick {
            handler.run()
            container.observe(container.state + 1)
        }
    }
}
