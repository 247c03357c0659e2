#if Web
import NIOCore

/// How often each address may send a request.
///
/// A pure value. An address that has sent nothing for a second may send the requests of a second at once; further ones get
/// times at a steady rate.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct RequestRateLimit {
    /// How many addresses there are at least before those that have all their share are forgotten.
    private static let leastForgetting = 1_024
    /// How much of its share an address can have used in advance.
    private static let burst = TimeAmount.seconds(1)

    /// The time that a request takes of the share.
    private let interval: TimeAmount?
    /// Until when the share of an address is used.
    private var used: [String: NIODeadline] = [:]
    private var forgetting = leastForgetting

    /// Gives all addresses their share.
    ///
    /// - Parameter perSecond: How many requests an address may send in a second; `nil` for no limit.
    init(perSecond: Int?) {
        interval = perSecond.map { .nanoseconds(1_000_000_000 / Int64(max(1, $0))) }
    }

    /// The number of addresses that have used some of their share.
    var count: Int { used.count }

    /// Takes a request from the share of an address.
    ///
    /// - Returns: How long the request has to wait; zero if there was enough.
    mutating func take(_ address: String, now: NIODeadline) -> TimeAmount {
        guard let interval else { return .zero }
        let start = max(now, used[address] ?? now)
        used[address] = start + interval
        if used.count > forgetting {
            used = used.filter { $0.value > now }
            forgetting = max(Self.leastForgetting, 2 * used.count)
        }
        return max(.zero, start - now - Self.burst)
    }
}
#endif
