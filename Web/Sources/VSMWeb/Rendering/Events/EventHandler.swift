/// The kind of an event, which a person causes on an element.
@usableFromInline
enum EventKind: String, Hashable, Sendable, CaseIterable {
    case click
    case input
    case change
    case submit
    case focus
    case blur
    case key
    case widget
    case scroll
}

/// The action that an element runs on an event.
@usableFromInline
struct EventHandler {
    /// The value that the person must have seen for the action to run.
    let seenValue: SeenValue?
    let run: (EventPayload) -> Void

    @usableFromInline
    init(seeing value: SeenValue? = nil, _ run: @escaping (EventPayload) -> Void) {
        seenValue = value
        self.run = run
    }
}

/// A handler with the kind of its event.
@usableFromInline
struct BoundHandler {
    let kind: EventKind
    /// The name of the key, or of the event of a widget.
    let key: String?
    let handler: EventHandler

    @usableFromInline
    init(kind: EventKind, key: String? = nil, handler: EventHandler) {
        self.kind = kind
        self.key = key
        self.handler = handler
    }

    /// The name of the event in the browser.
    fileprivate var event: String { key.map { "\(kind.rawValue)=\($0)" } ?? kind.rawValue }
}

extension [BoundHandler] {
    /// Sets a handler, replacing a handler of the same event.
    @usableFromInline
    mutating func set(_ handler: consuming BoundHandler) {
        let (kind, key) = (handler.kind, handler.key)
        if let index = firstIndex(where: { $0.kind == kind && $0.key == key }) { remove(at: index) }
        append(handler)
    }

    /// The value that the person must have seen; `nil` if no handler requires one.
    var seenValue: SeenValue? {
        // A loop over the elements would copy the handlers.
        for index in indices where self[index].handler.seenValue != nil { return self[index].handler.seenValue }
        return nil
    }

    /// The names of the handled events in the browser.
    @usableFromInline var events: String {
        count == 1 ? self[0].event : map(\.event).sorted().joined(separator: " ")
    }
}
