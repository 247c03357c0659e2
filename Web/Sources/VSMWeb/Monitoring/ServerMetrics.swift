import Metrics

/// Records the activity of a server with swift-metrics.
///
/// | name | kind | what it counts |
/// | --- | --- | --- |
/// | `vsm_sessions` | gauge | sessions |
/// | `vsm_connections` | gauge | connections, live or not |
/// | `vsm_events` | counter | events of browsers that were run |
/// | `vsm_event_duration` | timer | from the arrival of an event to the end of its handler |
/// | `vsm_renders` | counter | renderings of pages |
/// | `vsm_patch_bytes` | counter | bytes sent over live connections |
/// | `vsm_refusals` | counter, dimension `kind` | requests, connections, messages and events that were refused |
///
/// Without the trait `Web`, nothing is counted.
final class ServerMetrics: Sendable {
    private let sessions: Gauge
    private let connections: Gauge
    private let events: Counter
    private let eventDuration: Metrics.Timer
    private let renders: Counter
    private let patchBytes: Counter
    private let refusals: [RefusalReason: Counter]

    /// Creates the metrics.
    ///
    /// - Parameter factory: Makes the metrics; the default is the factory that the process has passed to
    ///   `MetricsSystem.bootstrap(_:)`.
    init(factory: any MetricsFactory = MetricsSystem.factory) {
        sessions = Gauge(label: "vsm_sessions", dimensions: [], factory: factory)
        connections = Gauge(label: "vsm_connections", dimensions: [], factory: factory)
        events = Counter(label: "vsm_events", dimensions: [], factory: factory)
        eventDuration = Metrics.Timer(label: "vsm_event_duration", dimensions: [], factory: factory)
        renders = Counter(label: "vsm_renders", dimensions: [], factory: factory)
        patchBytes = Counter(label: "vsm_patch_bytes", dimensions: [], factory: factory)
        let counters = RefusalReason.allCases.map { reason in
            (reason, Counter(label: "vsm_refusals", dimensions: [("kind", reason.rawValue)], factory: factory))
        }
        refusals = Dictionary(uniqueKeysWithValues: counters)
    }

    /// Records the number of sessions.
    func recordSessions(_ count: Int) { sessions.record(count) }

    /// Records the number of connections.
    func recordConnections(_ count: Int) { connections.record(count) }

    /// Counts an event that was run.
    ///
    /// - Parameter duration: The time from its arrival to the end of its handler.
    func countEvent(took duration: Duration) {
        events.increment()
        eventDuration.recordNanoseconds(duration.nanosecondsClamped)
    }

    /// Counts a rendering of a page.
    func countRendering() { renders.increment() }

    /// Counts the bytes that were sent over a live connection.
    func countPatch(bytes: Int) { patchBytes.increment(by: bytes) }

    /// Counts a refusal.
    func count(_ reason: RefusalReason) { refusals[reason]?.increment() }
}

extension Duration {
    /// The duration in nanoseconds, clamped to the range of the type.
    var nanosecondsClamped: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflow else { return seconds < 0 ? .min : .max }
        let (sum, sumOverflow) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
        return sumOverflow ? (seconds < 0 ? .min : .max) : sum
    }
}
