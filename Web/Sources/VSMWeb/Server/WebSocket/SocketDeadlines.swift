import NIOCore

/// The times at which a connection must be probed or closed.
///
/// A pure value, which is checked about once per second.
struct SocketDeadlines {
    /// The time after which a silent connection is probed; after twice this time, it is dead.
    static let silence = TimeAmount.seconds(20)
    /// How long a browser may take to close the connection after it was told the reason.
    static let farewell = TimeAmount.seconds(2)

    private let joining: NIODeadline
    private let writing: TimeAmount
    private var lastSignOfLife: NIODeadline
    private var lastProbe: NIODeadline
    private var writingSince: NIODeadline?
    private var closingSince: NIODeadline?
    private var hasJoined = false

    /// An operation that is due on a connection.
    enum Due {
        /// Send a ping to find out whether the browser is still there.
        case probe
        /// Tell the browser that it took too long to join a page.
        case joining
        /// Close the connection without a message.
        case end
    }

    /// Creates the deadlines of a new connection.
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

    /// Notes that a message waits for the browser to read it, unless one already did.
    mutating func noteWriting(_ now: NIODeadline) {
        if writingSince == nil { writingSince = now }
    }

    /// Whether a message waits for the browser to read it.
    var isWriting: Bool { writingSince != nil }

    /// Notes that all messages were written.
    mutating func noteWritten() {
        writingSince = nil
    }

    /// Notes that the browser was told to leave.
    mutating func noteClosing(_ now: NIODeadline) {
        closingSince = now
    }

    /// Returns the operation that is due.
    mutating func due(_ now: NIODeadline, isReading: Bool) -> Due? {
        if let closingSince { return now >= closingSince + Self.farewell ? .end : nil }
        if let writingSince, now >= writingSince + writing { return .end }
        if !hasJoined { return now >= joining ? .joining : nil }
        // The handler cannot see a sign of life while it does not read.
        if !isReading { lastSignOfLife = now }
        if now >= lastSignOfLife + Self.silence * 2 { return .end }
        guard now >= lastSignOfLife + Self.silence, now >= lastProbe + Self.silence else { return nil }
        lastProbe = now
        return .probe
    }
}
