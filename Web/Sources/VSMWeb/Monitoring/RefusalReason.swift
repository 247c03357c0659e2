/// The reason why a request or a connection was not served, for logs and metrics.
enum RefusalReason: String, CaseIterable, Sendable {
    /// An idle connection was closed to make room for another.
    case silentConnection = "silent_connection"
    /// There were too many connections from one address.
    case connectionsOfAddress = "connections_of_address"
    /// There were too many connections.
    case connections
    /// There were too many sessions from one address.
    case sessionsOfAddress = "sessions_of_address"
    /// There were too many sessions of one browser.
    case sessionsOfVisitor = "sessions_of_visitor"
    /// There were too many sessions.
    case sessions
    /// The request was for another host.
    case host
    /// A page of another site asked for the connection.
    case origin
    /// The request for the connection had no cookie of this server.
    case cookie
    /// The body of the request was too large.
    case bodySize = "body_size"
    /// The body of the request took too long.
    case bodyTime = "body_time"
    /// The request had a method other than `GET`, `HEAD` and `POST`, or was not for a page.
    case method
    /// A form did not belong to a page of the browser, or was too large.
    case form
    /// The request was not understood.
    case malformed
    /// A message of a live connection was not understood.
    case message
    /// A browser sent too many events to its session.
    case events
}
