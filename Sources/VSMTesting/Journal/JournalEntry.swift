public import VSM

/// Something that happened, as a journal keeps it.
public struct JournalEntry: Sendable, Hashable {
    /// When it happened, in nanoseconds since the journal was made.
    public let nanoseconds: Int64

    /// The container in which it happened; `nil` for what the outside world answered.
    public let container: Container?

    /// The action that it is about; `nil` for what the outside world answered.
    public let action: Action?

    /// What happened.
    public let kind: Kind

    /// When it happened, as the time since the journal was made.
    public var time: Duration { .nanoseconds(nanoseconds) }

    /// A container, as a journal knows it.
    public struct Container: Sendable, Hashable, CustomStringConvertible {
        /// Counts the containers of the journal from 1, in the order in which they appear.
        public let number: Int

        /// The type of the container's states, such as `CartViewState`.
        public let stateType: String

        /// The type of the states and the number, such as `CartViewState (1)`.
        public var description: String { "\(stateType.onOneLine) (\(number))" }
    }

    /// An action, as a journal knows it.
    public struct Action: Sendable, Hashable {
        /// Counts the actions of the container from 1; `nil` for an action that never began.
        public let number: UInt64?

        /// What the action returned; `nil` if it was never called, or is not remembered any more.
        public let shape: ActionShape?

        /// Where the action was observed, such as `Shop/CartView.swift:42`; `nil` if it is not remembered any more.
        public let call: String?
    }

    /// What can happen.
    public enum Kind: Sendable, Hashable {
        /// The action has begun.
        case began
        /// The action moved the container from one state to the next.
        case transition(from: String, to: String)
        /// The action had returned all that it had.
        case finished
        /// The action was ended, or no longer waited for its time, because another one began.
        case superseded(by: UInt64?)
        /// The action was ended because the container went away.
        case cancelled
        /// The action came with a state after its turn had lapsed; the state was dropped.
        case dropped(String)
        /// The action was to be observed later, and a later call took its place.
        case debouncedAway
        /// The action came within the interval of a throttle, and a later call took its place.
        case throttledAway
        /// The outside world answered.
        case noted(RecordedOutcome)
    }
}
