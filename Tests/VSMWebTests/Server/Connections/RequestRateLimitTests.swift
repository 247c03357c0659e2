#if Web
import NIOCore
import Testing

@testable import VSMWeb

@Suite("The rate limit of requests", .timeLimit(.minutes(10)))
struct RequestRateLimitTests {
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

    @Test("The requests of one second may arrive at once; further ones pass at a steady rate")
    func burst() {
        var shares = RequestRateLimit(perSecond: 4)
        let waits = (1...8).map { _ in shares.take("a", now: start) }
        #expect(waits == [0, 0, 0, 0, 0, 250, 500, 750].map { .milliseconds($0) })
        #expect(shares.take("b", now: start) == .zero)
        #expect(shares.take("a", now: start + .seconds(10)) == .zero)
    }

    @Test("Without a limit, nothing waits, and no address is remembered")
    func unlimited() {
        var shares = RequestRateLimit(perSecond: nil)
        for _ in 1...1_000 { #expect(shares.take("a", now: start) == .zero) }
        #expect(shares.count == 0)
    }

    @Test("Addresses with an unused share are forgotten")
    func forgetting() {
        var shares = RequestRateLimit(perSecond: 10)
        for number in 1...100_000 { _ = shares.take("\(number)", now: start + .milliseconds(Int64(number))) }
        #expect(shares.count <= 1_025)
    }

    @Test("No value of the limit traps", arguments: [Int.min, 0, 1, 2_000_000_000, .max])
    func limits(perSecond: Int) {
        var shares = RequestRateLimit(perSecond: perSecond)
        #expect(shares.take("a", now: start) == .zero)
    }
}
#endif
