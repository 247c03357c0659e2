import Dispatch
public import Foundation
public import VSM

/// Records the latest events of state containers, to be read, written to a file and replayed.
///
/// Attach it to a container, or to all containers that are created in a scope. Containers don't know the outcomes of the
/// outside world, such as the results of requests; note them, because a replay needs the same outcomes.
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
/// By default, a journal records only the case name of a state, because associated values may be personal data. Pass
/// `casesOf:` to record the case of an enum in a structure, and `describing:` to record more.
///
/// A journal may be used from any thread.
public final class Journal: ContainerObserver, @unchecked Sendable {
    private let textLimit: Int
    /// Returns the nanoseconds since the journal was created.
    private let elapsed: @Sendable () -> Int64
    private let enums: [AnyKeyPath]
    private let describe: @Sendable (DescribedState) -> String
    private let lock = Lock()
    private var buffer: JournalBuffer

    /// Creates an empty journal, whose time starts now.
    ///
    /// - Parameters:
    ///   - capacity: The maximum number of entries. Beyond it, the oldest entries are dropped and counted. Traps below 1.
    ///   - textLimit: The maximum number of Unicode scalars of a text; longer texts are marked as cut. Traps below 1.
    ///   - clock: The clock that entries are timed with.
    ///   - enums: The key paths to the enums in states that are structures, such as
    ///     `\EditUserProfileViewState.editingState`. Of these states, the name of the enum's case is recorded.
    ///   - describing: Returns the description of any other state to record; by default, the name of its case.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    public convenience init(
        capacity: Int = 1_000,
        textLimit: Int = 1_000,
        clock: some Clock<Duration>,
        casesOf enums: AnyKeyPath...,
        describing: @escaping @Sendable (DescribedState) -> String = { $0.caseName }
    ) {
        let start = clock.now
        self.init(capacity: capacity, textLimit: textLimit, enums: enums, describing: describing) {
            start.duration(to: clock.now).wholeNanoseconds
        }
    }

    /// Creates an empty journal, whose time starts now.
    ///
    /// Entries are timed with a continuous clock, or, on systems that have none, with one that stops while the system sleeps.
    ///
    /// - Parameters:
    ///   - capacity: The maximum number of entries. Beyond it, the oldest entries are dropped and counted. Traps below 1.
    ///   - textLimit: The maximum number of Unicode scalars of a text; longer texts are marked as cut. Traps below 1.
    ///   - enums: The key paths to the enums in states that are structures, such as
    ///     `\EditUserProfileViewState.editingState`. Of these states, the name of the enum's case is recorded.
    ///   - describing: Returns the description of any other state to record; by default, the name of its case.
    public convenience init(
        capacity: Int = 1_000,
        textLimit: Int = 1_000,
        casesOf enums: AnyKeyPath...,
        describing: @escaping @Sendable (DescribedState) -> String = { $0.caseName }
    ) {
        if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
            let clock = ContinuousClock()
            let start = clock.now
            self.init(capacity: capacity, textLimit: textLimit, enums: enums, describing: describing) {
                start.duration(to: clock.now).wholeNanoseconds
            }
        } else {
            let start = DispatchTime.now().uptimeNanoseconds
            self.init(capacity: capacity, textLimit: textLimit, enums: enums, describing: describing) {
                Int64(DispatchTime.now().uptimeNanoseconds - start)
            }
        }
    }

    private init(
        capacity: Int,
        textLimit: Int,
        enums: [AnyKeyPath],
        describing: @escaping @Sendable (DescribedState) -> String,
        elapsed: @escaping @Sendable () -> Int64
    ) {
        precondition(capacity > 0, "The capacity of a journal must be at least 1")
        precondition(textLimit > 0, "The text limit of a journal must be at least 1")
        self.elapsed = elapsed
        self.textLimit = textLimit
        self.enums = enums
        describe = describing
        buffer = JournalBuffer(capacity: capacity)
    }

    /// Records an outcome of the outside world, such as the result of a request.
    ///
    /// Call it when the outcome is known, from stubs and from the repositories of a running program.
    ///
    /// - Parameters:
    ///   - outcome: The outcome, such as `failure`, without personal data.
    ///   - source: The source of the outcome, such as `UserRepository.load`.
    public func note(_ outcome: String, of source: String) {
        append(.noted(.outcome(bounded(outcome), of: bounded(source))))
    }

    /// Records the outcome that a stub chose.
    ///
    /// - Parameters:
    ///   - chosen: The index of the outcome.
    ///   - count: The number of outcomes.
    ///   - label: The name of the outcome.
    package func noteChoice(_ chosen: Int, of count: Int, label: String) {
        precondition((0..<count).contains(chosen), "Outcome \(chosen) is not one of \(count)")
        append(.noted(.choice(chosen, of: count, label: bounded(label))))
    }

    /// Records the seed of the test host that runs the actions.
    package func noteSeed(_ seed: String) {
        let seed = bounded(seed)
        lock.withLock { buffer.seed = seed }
    }

    /// Records an event of a container.
    public func containerDidEmit(_ event: ContainerEvent) {
        let identity = event.container
        let type = bounded(identity.stateType)
        let action = JournalEntry.Action(
            number: event.action.number,
            shape: event.action.shape,
            call: event.action.call.map { bounded($0.description) }
        )
        // States are described here, because their descriptions must not be computed while the lock is held.
        let kind = kind(of: event)
        let time = elapsed()
        lock.withLock { buffer.append(kind, of: action, in: identity, stateType: type, at: time) }
    }

    /// The current contents of the journal.
    public var recorded: RecordedJournal {
        lock.withLock { buffer.recorded }
    }

    /// The journal as JSON lines: a header, followed by a line for each entry.
    ///
    /// Equal journals have equal texts. Read the text with ``RecordedJournal/init(jsonLines:limits:)``.
    public var jsonLines: String { recorded.jsonLines }

    /// Writes the journal to a file, replacing it if it exists.
    ///
    /// - Parameter file: The URL of the file.
    /// - Throws: A ``JournalError`` with the reason ``JournalError/Reason/unwritable(_:)``.
    public func write(to file: URL) throws(JournalError) {
        try recorded.write(to: file)
    }

    private func append(_ kind: JournalEntry.Kind) {
        let time = elapsed()
        lock.withLock { buffer.append(kind, at: time) }
    }

    private func bounded(_ text: String) -> String { text.bounded(to: textLimit, mark: "… (cut)") }

    private func kind(of event: ContainerEvent) -> JournalEntry.Kind {
        func text(of state: DescribedState) -> String {
            bounded(state.caseName(ofEnumsAt: enums) ?? describe(state))
        }
        return switch event.kind {
        case .began: .began
        case .transition(let previous, let next): .transition(from: text(of: previous), to: text(of: next))
        case .finished: .finished
        case .superseded(let cause): .superseded(by: cause.number)
        case .cancelled: .cancelled
        case .detached(let cause): .detached(by: cause?.number)
        case .dropped(let state): .dropped(text(of: state))
        case .droppedByDebounce: .droppedByDebounce
        case .droppedByThrottle: .droppedByThrottle
        }
    }
}
