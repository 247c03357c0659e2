/// When a page whose connection has ended tries again, and how.
///
/// It follows `connection.js` and `loading.js` of the browser client. Times are in seconds; `random` is from 0 to 1.
public struct Rejoining: Equatable, Sendable {
    /// How long a connection may take to open and to join its page.
    public static let patienceForConnecting = 10.0
    /// How long a server may take to answer a request for a page.
    public static let patienceForPage = 10.0
    /// How long to wait for the connection when the server can be reached, because it preserves the state of the page.
    public static let preferenceForConnection = 3.0
    /// How long a connection has to last before the next loss counts as the first.
    public static let stability = 5.0
    /// How long the server may be silent before it is asked for a sign of life.
    public static let silence = 10.0
    /// The same after an event, which is answered at once.
    public static let silenceAfterEvent = 3.0
    /// How long the server may take for a sign of life.
    public static let patience = 5.0
    /// How long a typed text waits for its field.
    public static let patienceForFields = 5.0

    private var attempts = 0
    private var failedOpenings = 0
    private var failedRequests = 0
    private var reloads = 0

    /// Creates the schedule of a page that is connected.
    public init() {}

    /// Returns the pause before the next connection.
    public mutating func pauseBeforeConnecting(atOnce: Bool = false, random: Double) -> Double {
        let pause = atOnce ? 0 : Self.growing(0.2, attempts, longest: 10, random)
        attempts = min(attempts + 1, 30)
        return pause
    }

    /// Notes that a connection was opened.
    public mutating func noteOpened() { failedOpenings = 0 }

    /// Notes that a connection has ended, or could not be opened.
    ///
    /// - Returns: Whether the server may have forgotten the browser, so that the page has to be asked for.
    public mutating func noteEnd() -> Bool {
        failedOpenings = min(failedOpenings + 1, 30)
        return failedOpenings > 4
    }

    /// Notes that the page is live.
    public mutating func noteLive() { (failedRequests, reloads) = (0, 0) }

    /// Notes that the page has been live for some time.
    public mutating func noteStable() { attempts = 0 }

    /// Returns the pause after a request for the page that was not answered with a page.
    public mutating func pauseBeforeAsking(random: Double) -> Double {
        failedRequests = min(failedRequests + 1, 30)
        return Self.growing(0.5, failedRequests, longest: 30, random)
    }

    /// Returns the pause before a page is loaded whose session is gone.
    public mutating func pauseBeforeLoading() -> Double {
        defer { reloads = min(reloads + 1, 30) }
        return reloads == 0 ? 0 : min(60, 2.5 * Double(1 << reloads))
    }

    private static func growing(_ first: Double, _ power: Int, longest: Double, _ random: Double) -> Double {
        min(longest, first * Double(1 << power)) * (0.5 + random / 2)
    }
}
