/// What the user does with an element.
@usableFromInline
enum EventKind: String, Hashable, Sendable, CaseIterable {
    case click
    case input
    case change
    case submit
}

/// The action that an element runs on an event.
@usableFromInline
struct EventHandler {
    /// The value that a person must have seen for the action to run.
    let seenValue: SeenValue?
    let run: (EventPayload) -> Void

    @usableFromInline
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

    @usableFromInline
    init(kind: EventKind, handler: EventHandler) {
        self.kind = kind
        self.handler = handler
    }
}

extension [BoundHandler] {
    /// Sets a handler, replacing one of the same kind.
    @usableFromInline
    mutating func set(_ handler: BoundHandler) {
        if let index = firstIndex(where: { $0.kind == handler.kind }) { remove(at: index) }
        append(handler)
    }

    /// The kinds of the handlers, for the browser.
    @usableFromInline var kinds: String {
        if count == 1 { return self[0].kind.rawValue }
        return EventKind.allCases.filter { kind in contains { $0.kind == kind } }.map(\.rawValue).joined(separator: " ")
    }
}

/// The values that the browser sends with an event.
@usableFromInline
struct EventPayload: Equatable, Sendable {
    @usableFromInline var value: String?
    @usableFromInline var isChecked: Bool?
    /// The values of a choice that allows several.
    @usableFromInline var values: [String]?
    /// The values of a form by the names of its fields, of which several may have the same one.
    @usableFromInline var fields: [String: [String]]?

    init(
        value: String? = nil,
        isChecked: Bool? = nil,
        values: [String]? = nil,
        fields: [String: [String]]? = nil
    ) {
        self.value = value
        self.isChecked = isChecked
        self.values = values
        self.fields = fields
    }
}
