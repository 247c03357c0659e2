import NIOCore
import VSM

/// The times at which a stopping server hands over its browsers.
///
/// A pure value. The browsers are spread evenly over a time. A browser whose action is running is postponed: others take
/// its place, and it is tried again until the time is over. Then all remaining browsers are due.
struct HandoverSchedule<Browser> {
    /// The shortest and longest pauses between two steps.
    static var pauses: ClosedRange<Duration> { .milliseconds(10)...(.seconds(1)) }

    private let time: Duration
    private let count: Int
    private var waiting = CircularBuffer<Browser>()

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - browsers: The browsers, in the order in which they are handed over.
    ///   - time: The time over which they are spread.
    init(_ browsers: [Browser], within time: Duration) {
        self.time = time
        count = browsers.count
        for browser in browsers { waiting.append(browser) }
    }

    /// Whether the time is over.
    func isOver(after elapsed: Duration) -> Bool { elapsed >= time }

    /// Returns the browsers that are due.
    mutating func due(after elapsed: Duration) -> [Browser] {
        let share = isOver(after: elapsed) ? 1 : max(0, elapsed / time)
        // Without a browser at the start, a load balancer has a moment to notice.
        let total = isOver(after: elapsed) ? count : Int(share * Double(count + 1))
        let number = min(total - (count - waiting.count), waiting.count)
        return (0..<max(0, number)).compactMap { _ in waiting.popFirst() }
    }

    /// Puts back a browser that was due, because its action is running.
    mutating func postpone(_ browser: Browser) { waiting.append(browser) }

    /// Returns when to ask again.
    func nextTime(after elapsed: Duration) -> Duration {
        guard waiting.count > 0 else { return time }
        let pause = min(max(time / (count + 1), Self.pauses.lowerBound), Self.pauses.upperBound)
        return min(elapsed + pause, time)
    }
}
