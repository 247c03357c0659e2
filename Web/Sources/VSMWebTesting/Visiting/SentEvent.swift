/// An event that the server has not acknowledged, or whose action has not finished.
struct SentEvent {
    let number: Int
    var message: [Any]
    var report: ReferenceBrowser.Report
    /// The number of the field whose content the event reports, at the time of the event.
    let field: Int?
    /// Whether a person would be told if the event was lost.
    let isAction: Bool
    var wasSent = false
    /// How often it was sent.
    var attempts = 0

    /// The name of the event.
    var kind: String { message.first as? String ?? "" }

    /// The number of the element; `nil` for a visit.
    var node: Int? { kind == "visit" || message.count < 4 ? nil : message[3] as? Int }

    /// The page of a visit.
    var target: String? { kind == "visit" ? message.last as? String : nil }

    init(number: Int, message: [Any], report: ReferenceBrowser.Report) {
        (self.number, self.message, self.report) = (number, message, report)
        var field: Int?
        if case .field(let node) = report, node.isTextField { field = node.number }
        self.field = field
        let kind = message.first as? String ?? ""
        isAction = field == nil && ["click", "submit", "change", "key"].contains(kind)
    }
}

/// What became of an event.
package enum EventResult: Sendable {
    /// The server has processed it.
    case done
    /// The server did not process it, because the page had changed after the person saw it.
    case refused
    /// It was withdrawn before it was sent.
    case notDone
    /// It was sent, and the answer was lost with the page.
    case perhapsDone
}
