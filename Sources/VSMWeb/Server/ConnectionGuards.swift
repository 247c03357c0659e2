#if Web
import NIOCore
import NIOHTTP1

/// Makes the guards of new connections.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct ConnectionGuards: Sendable {
    let limiter: ConnectionLimiter
    let limits: SessionLimits
    let rules: RequestRules
    let answers: RefusalAnswers

    /// Admits or refuses a connection, and makes its guard.
    ///
    /// - Parameters:
    ///   - channel: The new connection.
    ///   - mayUpgrade: Whether its first request may have the upgrade that it asks for.
    func makeGuard(
        of channel: any Channel,
        mayUpgrade: @escaping @Sendable (HTTPRequestHead) -> Bool
    ) -> ConnectionGuard {
        ConnectionGuard(limiter.open(channel), limits: limits, rules: rules, answers: answers, mayUpgrade: mayUpgrade)
    }
}
#endif
