#if Web
import NIOCore

/// When a connection has to be probed or ended.
///
/// A pure value, which is asked about once per second.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct SocketDeadlines {
    /// A connection that is silent for this long is probed; after twice as long it is dead.
    static let silence = TimeAmount.seconds(20)
    /// How long a browser has to close the connection after it was told the reason.
    static let farewell = TimeAmount.seconds(2)

    private let joining: NIODeadline
    private let writing: TimeAmount
    private var lastSignOfLife: NIODeadline
    private var lastProbe: NIODeadline
    private var writingSince: NIODeadline?
    private var closingSince: NIODeadline?
    private var hasJoined = false

    /// What has to be done about a connection.
    enum Due {
        /// Send a ping, to learn whether the browser is still there.
        case probe
        /// Tell the browser that it took too long to join a page.
        case joining
        /// Close the connection without a word.
        case end
    }

    /// Starts for a connection that was just made.
    init(_ limits: SessionLimits, now: NIODeadline) {
        joining = now + TimeAmount(limits.joining)
        writing = TimeAmount(limits.writing)
        lastSignOfLife = now
        lastProbe = now
    }

    /// Notes that the browser has named its page.
    mutating func noteJoining() {
        hasJoined = true
    }

    mutating func noteSignOfLife(_ now: NIODeadline) {
        lastSignOfLife = now
    }

    /// Notes that something waits for the browser to read, if nothing did before.
    mutating func noteWriting(_ now: NIODeadline) {
        if writingSince == nil { writingSince = now }
    }

    /// Whether something waits for the browser to read.
    var isWriting: Bool { writingSince != nil }

    /// Notes that everything was written.
    mutating func noteWritten() {
        writingSince = nil
    }

    /// Notes that the browser was told to leave.
    mutating func noteClosing(_ now: NIODeadline) {
        closingSince = now
    }

    /// What is due.
    mutating func due(_ now: NIODeadline, isReading: Bool) -> Due? {
        if let closingSince { return now >= closingSince + Self.farewell ? .end : nil }
        if let writingSince, now >= writingSince + writing { return .end }
        if !hasJoined { return now >= joining ? .joining : nil }
        // A browser that is not read cannot give a sign of life.
        if !isReading { lastSignOfLife = now }
        if now >= lastSignOfLife + Self.silence * 2 { return .end }
        guard now >= lastSignOfLife + Self.silence, now >= lastProbe + Self.silence else { return nil }
        lastProbe = now
        return .probe
    }
}
#endif
