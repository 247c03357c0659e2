/// How much browsers may ask of a server.
public struct SessionLimits: Sendable {
    /// The most sessions at a time; more are answered with 503.
    public var sessions = 10_000
    /// The most sessions of one browser at a time; the oldest that is not connected goes first.
    public var sessionsPerVisitor = 50
    /// How long the first answer waits for a page to have its content.
    public var firstAnswer = Duration.milliseconds(500)
    /// How long a page that was loaded waits for its connection.
    public var unconnected = Duration.seconds(15)
    /// How long a session is kept after its connection broke.
    public var disconnected = Duration.seconds(120)
    /// How many events may come at once.
    public var eventBurst = 200
    /// How many events a second may come for long.
    public var eventsPerSecond = 50
    /// The largest message of a browser, in bytes.
    public var messageSize = 64 * 1024
    /// The largest body of a request, in bytes.
    public var bodySize = 64 * 1024
    /// How long a browser may take to read a message.
    public var writing = Duration.seconds(20)

    /// The defaults.
    public init() {}
}
