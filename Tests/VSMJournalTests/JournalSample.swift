import VSM

@testable import VSMJournal

extension JournalEntry {
    /// Creates an entry of an action.
    init(_ nanoseconds: Int64, in container: Int = 1, _ number: UInt64?, _ kind: Kind) {
        self.init(
            nanoseconds: nanoseconds,
            container: Container(number: container, stateType: "Cart"),
            action: Action(number: number, shape: number == nil ? nil : .publisher, call: "Shop/Cart.swift:42"),
            kind: kind
        )
    }

    /// Creates an entry of an outcome of the outside world.
    init(_ nanoseconds: Int64, _ outcome: RecordedOutcome) {
        self.init(nanoseconds: nanoseconds, container: nil, action: nil, kind: .noted(outcome))
    }
}

extension RecordedJournal {
    init(_ entries: [JournalEntry]) {
        self.init(dropped: 0, seed: nil, entries: entries)
    }

    /// A journal with an entry of each kind, and with texts that have to be escaped.
    static let ofEachKind = RecordedJournal(
        dropped: 7,
        seed: "42",
        entries: [
            JournalEntry(0, 1, .began),
            JournalEntry(1, 1, .transition(from: "empty", to: "loading")),
            JournalEntry(1, .outcome("failure \"offline\"\n\u{2028}\u{0}", of: "Répository/load 🛒")),
            JournalEntry(2, .choice(1, of: 2, label: "offline")),
            JournalEntry(1_000_000_000, 1, .finished),
            JournalEntry(1_000_000_000, nil, .superseded(by: 2)),
            JournalEntry(1_000_000_001, 2, .superseded(by: nil)),
            JournalEntry(1_000_000_002, in: 2, 1, .cancelled),
            JournalEntry(1_000_000_002, 2, .detached(by: 3)),
            JournalEntry(1_000_000_002, nil, .detached(by: nil)),
            JournalEntry(1_000_000_003, 1, .dropped("loaded")),
            JournalEntry(1_000_000_004, nil, .droppedByDebounce),
            JournalEntry(.max, nil, .droppedByThrottle),
        ]
    )
}
