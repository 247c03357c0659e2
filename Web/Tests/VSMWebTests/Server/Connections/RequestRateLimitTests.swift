import NIOCore
import Testing

@testable import VSMWeb

@Suite("The rate limit of requests", .timeLimit(.minutes(10)))
struct RequestRateLimitTests {
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

    @Test("The requests of one second may arrive at once; further ones pass at a steady rate")
    func burst() {
        var limit = RequestRateLimit(perSecond: 4)
        let waits = (1...8).map { _ in limit.take("a", now: start) }
        #expect(waits == [0, 0, 0, 0, 0, 250, 500, 750].map { .milliseconds($0) })
        #expect(limit.take("b", now: start) == .zero)
        #expect(limit.take("a", now: start + .seconds(10)) == .zero)
    }

    @Test("Without a limit, nothing waits, and no address is remembered")
    func unlimited() {
        var limit = RequestRateLimit(perSecond: nil)
        for _ in 1...1_000 { #expect(limit.take("a", now: start) == .zero) }
        #expect(limit.count == 0)
    }

    @Test("Addresses with an unused share are forgotten")
    func forgetting() {
        var limit = RequestRateLimit(perSecond: 10)
        for number in 1...100_000 { _ = limit.take("\(number)", now: start + .milliseconds(Int64(number))) }
        #expect(limit.count <= 1_025)
    }

    @Test("No value of the limit traps", arguments: [Int.min, 0, 1, 2_000_000_000, .max])
    func limits(perSecond: Int) {
        var limit = RequestRateLimit(perSecond: perSecond)
        #expect(limit.take("a", now: start) == .zero)
    }
}
