import VSM

extension JournalEntry: Codable {
    /// The keys in a file; each has only one meaning.
    private enum Key: String, CodingKey {
        case nanoseconds, kind, container, stateType, action, shape, call
        case from, to, by, state, outcome, of, chosen, outcomes, label
    }

    /// Encodes the entry as a flat object.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: The error that the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(nanoseconds, forKey: .nanoseconds)
        try object.encode(kind.name, forKey: .kind)
        try object.encodeIfPresent(container?.number, forKey: .container)
        try object.encodeIfPresent(container?.stateType, forKey: .stateType)
        try object.encodeIfPresent(action?.number, forKey: .action)
        try object.encodeIfPresent(action?.shape?.rawValue, forKey: .shape)
        try object.encodeIfPresent(action?.call, forKey: .call)
        switch kind {
        case .began, .finished, .cancelled, .droppedByDebounce, .droppedByThrottle:
            break
        case .transition(let previous, let next):
            try object.encode(previous, forKey: .from)
            try object.encode(next, forKey: .to)
        case .superseded(let action), .detached(let action):
            try object.encodeIfPresent(action, forKey: .by)
        case .dropped(let state):
            try object.encode(state, forKey: .state)
        case .noted(.outcome(let outcome, let source)):
            try object.encode(outcome, forKey: .outcome)
            try object.encode(source, forKey: .of)
        case .noted(.choice(let chosen, let count, let label)):
            try object.encode(chosen, forKey: .chosen)
            try object.encode(count, forKey: .outcomes)
            try object.encode(label, forKey: .label)
        }
    }

    /// Decodes an entry from a flat object.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: A `DecodingError` if a value is missing or invalid.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        nanoseconds = try object.decode(Int64.self, forKey: .nanoseconds)
        kind = try Self.kind(in: object)
        if case .noted = kind {
            (container, action) = (nil, nil)
        } else {
            container = Container(
                number: try object.decode(Int.self, forKey: .container),
                stateType: try object.decode(String.self, forKey: .stateType)
            )
            action = Action(
                number: try object.decodeIfPresent(UInt64.self, forKey: .action),
                shape: try Self.shape(in: object),
                call: try object.decodeIfPresent(String.self, forKey: .call)
            )
        }
    }

    private static func shape(in object: KeyedDecodingContainer<Key>) throws -> ActionShape? {
        guard let name = try object.decodeIfPresent(String.self, forKey: .shape) else { return nil }
        guard let shape = ActionShape(rawValue: name) else {
            let names = ActionShape.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(forKey: .shape, in: object, debugDescription: "one of \(names)")
        }
        return shape
    }

    private static func kind(in object: KeyedDecodingContainer<Key>) throws -> Kind {
        func text(_ key: Key) throws -> String { try object.decode(String.self, forKey: key) }
        let name = try text(.kind)
        switch name {
        case "began": return .began
        case "transition": return .transition(from: try text(.from), to: try text(.to))
        case "finished": return .finished
        case "superseded": return .superseded(by: try object.decodeIfPresent(UInt64.self, forKey: .by))
        case "cancelled": return .cancelled
        case "detached": return .detached(by: try object.decodeIfPresent(UInt64.self, forKey: .by))
        case "dropped": return .dropped(try text(.state))
        case "droppedByDebounce": return .droppedByDebounce
        case "droppedByThrottle": return .droppedByThrottle
        case "outcome": return .noted(.outcome(try text(.outcome), of: try text(.of)))
        case "choice":
            let count = try object.decode(Int.self, forKey: .outcomes)
            let chosen = try object.decode(Int.self, forKey: .chosen)
            guard chosen >= 0, chosen < count else {
                let expected = "an index below the number of outcomes"
                throw DecodingError.dataCorruptedError(forKey: .chosen, in: object, debugDescription: expected)
            }
            return .noted(.choice(chosen, of: count, label: try text(.label)))
        default:
            throw UnknownJournalEntryKind(name: name)
        }
    }
}

/// An error thrown for a kind of entry that this version doesn't know.
struct UnknownJournalEntryKind: Error {
    let name: String
}
