/// How much browsers may ask of a server.
public struct SessionLimits: Sendable {
    /// The most sessions at a time; more are answered with 503.
    public var sessions = 10_000
    /// The most sessions of one browser at a time; the oldest that is not connected goes first.
    public var sessionsPerVisitor = 50
    /// The most sessions from one address at a time, or `nil` for any number; the oldest that is not connected goes first.
    ///
    /// Behind a proxy every browser has the proxy's address: set this to `nil` there and let the proxy count.
    public var sessionsPerAddress: Int? = 1_000
    /// The most connections at a time; further ones wait.
    ///
    /// Never more than the system lets the process have open files.
    public var connections = 20_000
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
    /// The most bytes a second that a browser may send for long; it is read more slowly from then on.
    public var messageBytesPerSecond = 128 * 1024
    /// How long a connection may take to say which page it belongs to.
    public var joining = Duration.seconds(10)
    /// How long a browser may take to read a message.
    public var writing = Duration.seconds(20)

    /// The defaults.
    public init() {}
}
