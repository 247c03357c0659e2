/// What the user does with an element.
enum EventKind: String, Hashable, Sendable, CaseIterable {
    case click
    case input
    case change
    case submit
}

/// The action that an element runs on an event.
struct EventHandler {
    /// The value that a person must have seen for the action to run.
    let seenValue: SeenValue?
    let run: (EventPayload) -> Void

    init(seeing value: SeenValue? = nil, _ run: @escaping (EventPayload) -> Void) {
        seenValue = value
        self.run = run
    }
}

/// A handler with the kind of its events.
@usableFromInline
struct BoundHandler {
    let kind: EventKind
    let handler: EventHandler
}

/// The values that the browser sends with an event.
struct EventPayload: Equatable, Sendable {
    var value: String?
    var isChecked: Bool?
    var fields: [String: String]?
}
