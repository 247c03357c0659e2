/// The limits on the resources of a server that browsers may use.
public struct SessionLimits: Sendable {
    /// The maximum number of sessions; further requests are answered with 503.
    public var sessions = 10_000
    /// The maximum number of sessions of one browser.
    ///
    /// Within each limit, sessions that never connected are closed first, then those that have been disconnected
    /// longest.
    public var sessionsPerVisitor = 50
    /// The maximum number of sessions from one address, or `nil` for no limit.
    ///
    /// For this and the other per-address limits, an IPv6 network of 64 bits is one address.
    ///
    /// Behind a proxy, every browser has the address of the proxy: set this to `nil` and limit sessions in the proxy.
    public var sessionsPerAddress: Int? = 1_000
    /// The maximum number of connections.
    ///
    /// The process's limit of open files can lower it. A further connection replaces the oldest idle one, which has
    /// sent no request yet or is kept alive between requests. If no connection is idle, the server answers the request
    /// with 503.
    public var connections = 20_000
    /// How long the response to a page request, or to a form sent without JavaScript, waits for content that is
    /// loading.
    ///
    /// An action that began to take time and has shown nothing since counts as loading. So does an element that is
    /// ``HTMLElement/busy(_:)``.
    public var firstAnswer = Duration.milliseconds(500)
    /// The time after which a browser without JavaScript reloads a page that is not finished, in whole seconds.
    public var refreshInterval = Duration.seconds(2)
    /// How long a loaded page waits for its connection.
    ///
    /// A browser that connects too late loads the page again. That page then waits as long as ``disconnected``.
    public var unconnected = Duration.seconds(15)
    /// How long a session is kept after its connection ends.
    public var disconnected = Duration.seconds(120)
    /// The number of events that may arrive at once.
    public var eventBurst = 200
    /// The number of events per second that may arrive over a longer time.
    public var eventsPerSecond = 50
    /// The number of bytes per second that a browser may send over a longer time before it is read more slowly.
    public var messageBytesPerSecond = 128 * 1024
    /// How long a connection may take to join a page.
    public var joining = Duration.seconds(10)
    /// How long a browser may take to read a message.
    public var writing = Duration.seconds(20)
    /// The maximum length of a text that a browser sends, such as the value of a field, in bytes of UTF-8.
    ///
    /// The names and values of a form may have twice as much together. The limits are the same with and without
    /// JavaScript, and those of messages and requests follow from them. With JavaScript, a field whose text is too long
    /// says so, and nothing is sent.
    public var fieldSize = 16 * 1024
    /// The share of a processor core that a session may use over a longer time before its browser is read more slowly.
    public var processingShare = 0.25
    /// How long a session may compute at once before its browser is read more slowly.
    public var processingBurst = Duration.seconds(1)
    /// How long a session may take for one turn before it is reported and runs apart from others for a while.
    public var slowTurn = Duration.milliseconds(5)
    /// How long a session runs apart from others after a slow turn.
    var slowAbsence = Duration.seconds(10)
    /// The maximum number of connections from one address, or `nil` for no limit.
    ///
    /// Behind a proxy, every connection has the address of the proxy: set this to `nil` and limit connections in the proxy.
    public var connectionsPerAddress: Int? = 100
    /// The number of requests per second that an address may send over a longer time, or `nil` for no limit.
    ///
    /// Requests beyond the limit are read more slowly.
    ///
    /// Behind a proxy, every request has the address of the proxy: set this to `nil` and limit requests in the proxy.
    public var requestsPerAddress: Int? = 10_000
    /// How long the body of a request may take to arrive before the request is answered with 408.
    public var bodyTime = Duration.seconds(20)

    /// Creates the default limits.
    public init() {}

    /// The maximum length of the names and values of a form together, in bytes of UTF-8.
    var formSize: Int { Self.formSize(fieldSize: fieldSize) }

    /// The maximum size of a browser's message, in bytes.
    ///
    /// JSON makes line breaks and quotation marks twice as long.
    var messageSize: Int { 2 * formSize + 1024 }

    /// The maximum size of a request's body, in bytes.
    ///
    /// Percent-encoding makes most characters three times as long. A form also has a ticket and separators.
    var bodySize: Int { 3 * formSize + 4096 }

    /// Returns the maximum length of the names and values of a form together.
    package static func formSize(fieldSize: Int) -> Int {
        // The sizes of messages and bodies must not overflow.
        2 * min(max(fieldSize, 0), 1 << 40)
    }
}
