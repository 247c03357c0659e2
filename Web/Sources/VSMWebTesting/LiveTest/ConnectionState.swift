/// The state of a page's connection in a test.
enum ConnectionState {
    case open
    /// Messages arrive at the server, and its answers are lost.
    case failing
    case lost
}

/// An event that the server has not acknowledged.
struct UnacknowledgedEvent {
    var message: [Any]
    let report: ReferenceBrowser.Report
    /// The name of the control; `nil` if the event is not an action of the person.
    let control: String?
    /// Whether the event was sent before the connection was lost.
    let wasSent: Bool

    /// The name of the event.
    var kind: String? { message.first as? String }

    /// The number of the element; `nil` for a visit.
    var node: Int? { kind == "visit" || message.count < 4 ? nil : message[3] as? Int }

    /// The page of a visit.
    var target: String? { kind == "visit" ? message.last as? String : nil }
}
