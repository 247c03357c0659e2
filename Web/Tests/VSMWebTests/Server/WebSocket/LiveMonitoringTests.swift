import Logging
import MetricsTestKit
import Testing

@testable import VSMWeb

@Suite("Monitoring of live connections", .timeLimit(.minutes(10)))
struct LiveMonitoringTests {
    @Test("Events, renderings and the bytes sent are counted")
    func counts() async throws {
        let browser = try await SocketFixture()
        try await browser.join()
        var bytes = try await browser.hear().payload.count
        #expect(try browser.eventCount() == 0)
        #expect(try browser.metrics.expectCounter("vsm_renders").totalValue == 1)
        try await browser.send(#"["click",1,1,4]"#)
        bytes += try await browser.hear().payload.count
        #expect(try browser.eventCount() == 1)
        #expect(try browser.metrics.expectTimer("vsm_event_duration").values.count == 1)
        #expect(try browser.metrics.expectCounter("vsm_renders").totalValue == 2)
        #expect(try browser.metrics.expectCounter("vsm_patch_bytes").totalValue == Int64(bytes))
    }

    @Test("A message that is not understood is counted and logged")
    func message() async throws {
        let browser = try await SocketFixture()
        try await browser.send("[[")
        #expect(try await browser.hearText().contains("problem"))
        #expect(try browser.count(.message) == 1)
        let message = try #require(browser.log.all.first)
        #expect(message.level == .info)
        #expect(message.metadata["vsm.refusal"] == "message")
    }

    @Test("An event beyond the limit is counted, and logged with the number of the session")
    func events() async throws {
        var limits = SessionLimits.neverSlow
        (limits.eventBurst, limits.eventsPerSecond) = (2, 0)
        let browser = try await SocketFixture(limits)
        try await browser.join()
        for number in 1...3 { try await browser.send(#"["click",\#(number),1,4]"#) }
        while try await !browser.hearText().contains("Too many events") {}
        #expect(try browser.eventCount() == 2)
        #expect(try browser.count(.events) == 1)
        let message = try #require(browser.log.all.first { $0.metadata["vsm.refusal"] == "events" })
        let joined = try #require(browser.log.all.first { $0.text == "Joined" })
        #expect(message.metadata["vsm.session"] != nil)
        #expect(message.metadata["vsm.session"] == joined.metadata["vsm.session"])
    }

    @Test("All refusals are counted, and only some of many in a short time are logged above debug")
    func flood() throws {
        let (metrics, log) = (TestMetrics(), RecordedLog())
        let monitor = ServerMonitor(metrics: ServerMetrics(factory: metrics), logger: log.logger)
        for _ in 0..<10_000 { monitor.refused(.events, ofSession: 1, from: "") }
        #expect(try metrics.expectCounter("vsm_refusals", [("kind", "events")]).totalValue == 10_000)
        let levels = log.all.map(\.level)
        #expect(levels.contains(.info))
        #expect(levels.contains(.debug))
    }

    @Test("A slow event is reported with the number of its session")
    func slow() async throws {
        var limits = SessionLimits.neverSlow
        (limits.slowTurn, limits.slowAbsence) = (.zero, .zero)
        let browser = try await SocketFixture(limits)
        try await browser.join()
        try await browser.send(#"["click",1,1,4]"#)
        while !(browser.log.all.contains { $0.level == .warning && $0.metadata["vsm.session"] != nil }) {
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

extension SocketFixture {
    /// The number of refusals for a reason.
    fileprivate func count(_ reason: RefusalReason) throws -> Int64 {
        try metrics.expectCounter("vsm_refusals", [("kind", reason.rawValue)]).totalValue
    }
}
