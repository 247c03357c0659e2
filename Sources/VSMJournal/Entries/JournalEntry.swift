@_spi(Host) public import VSM

/// An event in a journal.
public struct JournalEntry: Sendable, Hashable {
    /// The time of the event in nanoseconds since the creation of the journal.
    public let nanoseconds: Int64

    /// The container in which it happened, or `nil` for an outcome of the outside world.
    public let container: Container?

    /// The action that it concerns, or `nil` for an outcome of the outside world.
    public let action: Action?

    /// What happened.
    public let kind: Kind

    /// The time of the event since the creation of the journal.
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    public var time: Duration { .nanoseconds(nanoseconds) }

    /// A container in a journal.
    public struct Container: Sendable, Hashable, CustomStringConvertible {
        /// The number of the container in the journal, counted from 1 in order of appearance.
        public let number: Int

        /// The type of the container's states, such as `CartViewState`.
        public let stateType: String

        /// The type of the states and the number of the container, such as `CartViewState (1)`.
        public var description: String { "\(stateType.onOneLine) (\(number))" }
    }

    /// An action in a journal.
    public struct Action: Sendable, Hashable {
        /// The number of the action in its container, counted from 1, or `nil` for an action that never began.
        public let number: UInt64?

        /// The kind of value that the action returned, or `nil` if it was never called or is no longer known.
        public let shape: ActionShape?

        /// The call site that observed the action, such as `Shop/CartView.swift:42`, or `nil` if it is no longer known.
        public let call: String?
    }

    /// The kinds of events.
    public enum Kind: Sendable, Hashable {
        /// The action began.
        case began
        /// The action moved the container from one state to the next.
        case transition(from: String, to: String)
        /// The action ended by itself.
        case finished
        /// Another action began, which ended this one or its wait for a debounce or throttle.
        case superseded(by: UInt64?)
        /// The action was ended because its container was released.
        case cancelled
        /// The action, one that finishes, went on without the container: another action began, or the container was released.
        case detached(by: UInt64?)
        /// The action produced a state after it had been superseded, cancelled or detached; the state was dropped.
        case dropped(String)
        /// A later call replaced the action while it was being debounced.
        case droppedByDebounce
        /// A later call replaced the action within the interval of a throttle.
        case droppedByThrottle
        /// The outside world had an outcome.
        case noted(RecordedOutcome)
    }
}
