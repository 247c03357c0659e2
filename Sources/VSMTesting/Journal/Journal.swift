public import Foundation
public import VSM

/// Keeps the latest that happened in state containers, so that it can be looked at, written to a file and run again.
///
/// Attach it to one container, or to all that are made in a scope. Tell it what the outside world answered, which no
/// container knows: whoever runs the same actions again needs the same answers.
///
/// ```swift
/// let journal = Journal()
/// let container = StateContainer(state: initialState).attach(journal)
/// …
/// journal.note("failure", of: "UserRepository.load")
/// …
/// try journal.write(to: URL(filePath: "profile.jsonl"))
/// ```
///
/// Of a state it keeps the name of the case and nothing of what the state carries, which may be personal. Ask for more
/// with `describing:` where that is no concern.
///
/// It may be used from any thread.
public final class Journal: ContainerObserver, @unchecked Sendable {
    private let textLimit: Int
    private let elapsed: @Sendable () -> Duration
    private let describe: @Sendable (DescribedState) -> String
    private let lock = NSLock()
    private var buffer: JournalBuffer

    /// Makes an empty journal, whose time begins now.
    ///
    /// - Parameters:
    ///   - capacity: how many entries are kept; the oldest go first, and are counted. It traps below 1.
    ///   - textLimit: how many Unicode scalars are kept of a text; a longer one ends in a mark. It traps below 1.
    ///   - clock: tells the time.
    ///   - describing: what to write of a state; by default the name of its case.
    public init(
        capacity: Int = 1_000,
        textLimit: Int = 1_000,
        clock: some Clock<Duration> = ContinuousClock(),
        describing: @escaping @Sendable (DescribedState) -> String = { $0.caseName }
    ) {
        precondition(capacity > 0, "A journal needs room for an entry: give it a capacity of 1 or more")
        precondition(textLimit > 0, "A journal needs room for a text: give it a text limit of 1 or more")
        let start = clock.now
        elapsed = { start.duration(to: clock.now) }
        self.textLimit = textLimit
        describe = describing
        buffer = JournalBuffer(capacity: capacity)
    }

    /// Notes what the outside world answered, such as the result of a request.
    ///
    /// Call it from stubs, and from repositories of a running program, when the answer is there.
    ///
    /// - Parameters:
    ///   - outcome: what the answer was, such as `failure`; leave out what is personal.
    ///   - source: who answered, such as `UserRepository.load`.
    public func note(_ outcome: String, of source: String) {
        append(.noted(.outcome(bounded(outcome), of: bounded(source))))
    }

    /// Notes which of several outcomes a stub took.
    ///
    /// - Parameters:
    ///   - chosen: the place of the outcome, counted from 0.
    ///   - count: how many outcomes there were.
    ///   - label: what the outcome is called.
    package func noteChoice(_ chosen: Int, of count: Int, label: String) {
        precondition((0..<count).contains(chosen), "There is no outcome \(chosen) among \(count)")
        append(.noted(.choice(chosen, of: count, label: bounded(label))))
    }

    /// Notes the seed of the order in which a test host ran the actions.
    package func noteSeed(_ seed: String) {
        let seed = bounded(seed)
        lock.withLock { buffer.seed = seed }
    }

    /// Takes note of an event.
    public func containerDidEmit(_ event: ContainerEvent) {
        let identity = event.container
        let type = bounded(identity.stateType)
        let action = JournalEntry.Action(
            number: event.action.number,
            shape: event.action.shape,
            call: event.action.call.map { bounded($0.description) }
        )
        // States are described here, because their code must not run with the lock held.
        let kind = kind(of: event)
        let time = elapsed()
        lock.withLock { buffer.append(kind, of: action, in: identity, stateType: type, at: time) }
    }

    /// What the journal holds now.
    public var recorded: RecordedJournal {
        lock.withLock { buffer.recorded }
    }

    /// The journal as text: a line that says what it is, and then a line of JSON for each entry.
    ///
    /// Equal journals give equal texts. ``RecordedJournal/init(jsonLines:limits:)`` reads it.
    public var jsonLines: String { recorded.jsonLines }

    /// Writes the journal to a file, in place of what is there.
    ///
    /// - Parameter file: where the file is to be.
    /// - Throws: a ``JournalError`` with the reason ``JournalError/Reason/unwritable(_:)``.
    public func write(to file: URL) throws(JournalError) {
        try recorded.write(to: file)
    }

    private func append(_ kind: JournalEntry.Kind) {
        let time = elapsed()
        lock.withLock { buffer.append(kind, at: time) }
    }

    private func bounded(_ text: String) -> String { text.bounded(to: textLimit) }

    private func kind(of event: ContainerEvent) -> JournalEntry.Kind {
        func text(of state: DescribedState) -> String { bounded(describe(state)) }
        return switch event.kind {
        case .began: .began
        case .transition(let previous, let next): .transition(from: text(of: previous), to: text(of: next))
        case .finished: .finished
        case .superseded(let cause): .superseded(by: cause.number)
        case .cancelled: .cancelled
        case .dropped(let state): .dropped(text(of: state))
        case .debouncedAway: .debouncedAway
        case .throttledAway: .throttledAway
        }
    }
}
