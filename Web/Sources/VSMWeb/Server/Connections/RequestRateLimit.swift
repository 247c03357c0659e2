import NIOCore

/// A limit of the rate at which each address may send requests.
///
/// A pure value. An address that has sent nothing for a second may send one second's worth of requests at once. Further
/// requests are spaced at a steady rate.
struct RequestRateLimit {
    /// The minimum number of addresses before those with an unused share are forgotten.
    private static let leastForgetting = 1_024
    /// How much of its share an address can use in advance.
    private static let burst = TimeAmount.seconds(1)

    /// How much of the share a request takes.
    private let interval: TimeAmount?
    /// The time until which the share of an address is used.
    private var used: [String: NIODeadline] = [:]
    private var forgetting = leastForgetting

    /// Creates a limit; no address has used any of its share.
    ///
    /// - Parameter perSecond: How many requests an address may send in a second; `nil` for no limit.
    init(perSecond: Int?) {
        interval = perSecond.map { .nanoseconds(1_000_000_000 / Int64(max(1, $0))) }
    }

    /// The number of addresses that have used some of their share.
    var count: Int { used.count }

    /// Counts a request against the share of an address.
    ///
    /// - Returns: How long the request has to wait; zero if the share suffices.
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
