/// When actions that come in quick succession are observed.
public struct ActionPacing: Sendable {
    @usableFromInline let rule: PacingRule
    @usableFromInline let interval: Duration
    @usableFromInline let clock: any Clock<Duration>

    @usableFromInline
    init(rule: PacingRule, interval: Duration, clock: any Clock<Duration>) {
        self.rule = rule
        self.interval = interval
        self.clock = clock
    }

    /// An action is observed once no other has come for a while; the latest takes the place of those before.
    ///
    /// - Parameters:
    ///   - dueTime: how long it has to be quiet.
    ///   - clock: measures the time.
    /// - Returns: the pacing.
    public static func debounced(_ dueTime: Duration, clock: any Clock<Duration> = ContinuousClock()) -> ActionPacing {
        ActionPacing(rule: .debounce, interval: dueTime, clock: clock)
    }

    /// The first action is observed at once; of those that come within the interval after it, the latest at its end.
    ///
    /// - Parameters:
    ///   - interval: the time from one action to the next at the least.
    ///   - clock: measures the time.
    /// - Returns: the pacing.
    public static func throttled(_ interval: Duration, clock: any Clock<Duration> = ContinuousClock()) -> ActionPacing {
        ActionPacing(rule: .throttle, interval: interval, clock: clock)
    }
}

/// The two ways of pacing.
@usableFromInline
enum PacingRule: Sendable {
    case debounce
    case throttle
}
